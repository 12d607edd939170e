import { Suspense, useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { EntryOverlay } from './EntryOverlay.tsx';
import type { EntryTarget } from './entryDraft.ts';

const EntryPanel = lazyPart(async () => ({ default: (await import('./EntryPanel.tsx')).EntryPanel }));

/**
 * What is particular about a game that the user entered, or a correction. Of all other games it is nothing. The form stays
 * open when the entry becomes another game meanwhile, as when an operator accepts it.
 */
export function EntryNote({ game }: { game: Game }) {
  const [target, setTarget] = useState<EntryTarget | null>(null);
  return (
    <>
      {game.entry !== null && (
        <Suspense fallback={null}>
          <EntryPanel game={game} onEdit={() => setTarget({ what: 'edit', game })} />
        </Suspense>
      )}
      <EntryOverlay target={target} onClose={() => setTarget(null)} />
    </>
  );
}
