import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { gamesWords } from '../i18n/games.ts';
import { useWords } from '../i18n/language.ts';
import { letters } from '../search.ts';
import type { GamesAddress } from './useGamesAddress.ts';

/** Where to open the catalogue: what makes 300,000 games something to leaf through. */
export function LetterBar({ address }: { address: GamesAddress }) {
  const text = useWords(gamesWords);
  const bar = useRef<HTMLElement>(null);

  // The row is wider than a phone, and the lit letter must not be out of sight.
  useEffect(() => {
    const lit = bar.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (bar.current && lit) bar.current.scrollLeft = lit.offsetLeft - bar.current.clientWidth / 2;
  }, []);

  return (
    <nav
      ref={bar}
      aria-label={text.letters}
      className="relative -mx-4 flex scrollbar-none overflow-x-auto px-4 sm:mx-0 sm:justify-between sm:px-0"
    >
      <Letter address={address} letter={undefined}>
        {text.everyLetter}
      </Letter>
      {letters.map((one) => (
        <Letter key={one} address={address} letter={one}>
          {one === '#' ? text.digits : one}
        </Letter>
      ))}
    </nav>
  );
}

type LetterProps = { address: GamesAddress; letter: string | undefined; children: ReactNode };

function Letter({ address, letter, children }: LetterProps) {
  return (
    <Link
      {...address.linkToLetter(letter)}
      activeOptions={{ exact: true, includeSearch: true }}
      className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-1.5 text-14 font-semibold text-muted transition hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-accent aria-[current=page]:text-on-accent sm:min-h-9 sm:min-w-8"
    >
      {children}
    </Link>
  );
}
