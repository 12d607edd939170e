import { useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { EntryOverlay } from './EntryOverlay.tsx';
import type { EntryTarget } from './entryDraft.ts';

/** 'Something wrong here?' below the facts of a game of the catalogue. */
export function CorrectGame({ game }: { game: Game }) {
  const text = useWords(entriesWords);
  const [target, setTarget] = useState<EntryTarget | null>(null);
  if (game.entry !== null) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setTarget({ what: 'correct', game })}
        className="inline-flex min-h-11 items-center rounded-small underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current sm:min-h-6"
      >
        {text.somethingWrong}
      </button>
      <EntryOverlay target={target} onClose={() => setTarget(null)} />
    </>
  );
}
