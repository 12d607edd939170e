import { Suspense } from 'react';

import type { Game } from '../games/useGame.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const EntryPanel = lazyPart(async () => ({ default: (await import('./EntryPanel.tsx')).EntryPanel }));

/** What is particular about a game that the user entered or corrected. Of all other games it is nothing. */
export function EntryNote({ game }: { game: Game }) {
  if (game.entry === null && game.corrected_by === null) return null;
  return (
    <Suspense fallback={null}>
      <EntryPanel game={game} />
    </Suspense>
  );
}
