import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { gamesWords } from '../i18n/games.ts';
import { useWords } from '../i18n/language.ts';
import { letters } from '../search.ts';
import { LetterRow, letterClass } from '../ui/LetterRow.tsx';
import type { GamesAddress } from './useGamesAddress.ts';

/** Opens the catalogue at a letter, so that 300,000 games can be browsed. */
export function LetterBar({ address }: { address: GamesAddress }) {
  const text = useWords(gamesWords);
  const bar = useRef<HTMLElement>(null);

  // The row is wider than a phone; the current letter must be in sight.
  useEffect(() => {
    const lit = bar.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (bar.current && lit) bar.current.scrollLeft = lit.offsetLeft - bar.current.clientWidth / 2;
  }, []);

  return (
    <LetterRow ref={bar} label={text.letters}>
      <Letter address={address} letter={undefined}>
        {text.everyLetter}
      </Letter>
      {letters.map((one) => (
        <Letter key={one} address={address} letter={one}>
          {one === '#' ? text.digits : one}
        </Letter>
      ))}
    </LetterRow>
  );
}

type LetterProps = { address: GamesAddress; letter: string | undefined; children: ReactNode };

function Letter({ address, letter, children }: LetterProps) {
  return (
    <Link
      {...address.linkToLetter(letter)}
      activeOptions={{ exact: true, includeSearch: true }}
      className={letterClass}
    >
      {children}
    </Link>
  );
}
