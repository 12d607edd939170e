import { useState } from 'react';

import { descriptionLength } from '../constants.ts';
import { shorten } from '../games/gameFacts.ts';
import { useText } from '../i18n/language.ts';

/** A game's description; a long one can be expanded. */
export function Description({ text }: { text: string }) {
  const words = useText().catalogue;
  const [isWhole, setWhole] = useState(false);
  const short = shorten(text, descriptionLength);

  return (
    <>
      <p className="max-w-prose text-pretty whitespace-pre-line">{isWhole ? text : (short ?? text)}</p>
      {short !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 rounded-control font-semibold text-accent hover:underline sm:min-h-8"
        >
          {isWhole ? words.showLess : words.showMore}
        </button>
      )}
    </>
  );
}
