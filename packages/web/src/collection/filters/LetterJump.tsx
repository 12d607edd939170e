import { type MouseEvent, useEffect, useState } from 'react';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { LetterRow, letterClass, railLetterClass } from '../../ui/LetterRow.tsx';
import { minGamesForLetters } from '../../constants.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useLocale } from '../../i18n/formats.ts';
import { gamesWords } from '../../i18n/games.ts';
import { useWords } from '../../i18n/language.ts';
import { letters } from '../../search.ts';
import { toFilters } from '../list/listQuery.ts';
import type { Goal } from '../list/listed.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { useListTotal } from '../list/useGameList.ts';

type LetterJumpProps = {
  address: ReturnType<typeof useCollectionAddress>;
  onJump: (goal: Goal) => void;
  /** Down the edge of the list rather than above it. */
  isRail: boolean;
};

/**
 * Scrolls to the first game of a letter, in a list by title of the user's own games. Comes with the games, not before:
 * it would push what stands in their place.
 */
export function LetterJump(props: LetterJumpProps) {
  const { address } = props;
  const { query, search } = address;
  const count = useListTotal(query) ?? 0;
  const isOffered = search.tab !== undefined && query.p_sort_by === 'title' && count >= minGamesForLetters;
  return isOffered && <Letters {...props} />;
}

function Letters({ address, onJump, isRail }: LetterJumpProps) {
  const text = useWords(collectionWords);
  const games = useWords(gamesWords);
  const { number } = useLocale();
  const { platformId, search, query, listName } = address;
  const asked = {
    ...toFilters(platformId, search),
    p_tab: search.tab ?? 'owned',
    p_sort_order: query.p_sort_order,
  };
  const found = useRead(api.catalogue.letters, asked, { keepPrevious: true });
  const offsets = new Map(found.data?.map(({ letter, offset }) => [letter, offset]));
  const shown = offsets.has(other) ? [...letters, other] : letters;
  const [last, setLast] = useState<string | null>(null);
  useRelease();

  const nameOf = (letter: string) => {
    if (letter === other) return text.otherLetters;
    return letter === '#' ? games.digits : letter;
  };

  function jump({ currentTarget }: MouseEvent<HTMLButtonElement>, letter: string, game: number) {
    // Not every browser focuses what is clicked, and the header stays only while it has the focus.
    currentTarget.focus();
    const header = currentTarget.closest('[data-list-header]');
    onJump({ list: listName, game, pastPx: -(header?.clientHeight ?? 0) - gapPx });
    setLast(text.jumped(nameOf(letter), number(game + 1)));
  }

  return (
    <>
      <LetterRow label={text.jumpTo} isRail={isRail}>
        {(query.p_sort_order === 'asc' ? shown : shown.toReversed()).map((letter) => {
          const offset = offsets.get(letter);
          return (
            <button
              key={letter}
              type="button"
              data-keeps-header
              disabled={offset === undefined}
              onClick={(event) => offset !== undefined && jump(event, letter, offset)}
              className={isRail ? railLetterClass : letterClass}
            >
              {nameOf(letter)}
            </button>
          );
        })}
      </LetterRow>
      <p role="status" className="sr-only">
        {last}
      </p>
    </>
  );
}

/** Titles in other scripts. */
const other = '…';
/** Between the header and the game that was jumped to. */
const gapPx = 12;

/** Scrolling on by hand hides the header again. */
function useRelease() {
  useEffect(() => {
    function release() {
      const held = document.querySelector<HTMLElement>('[data-keeps-header]:focus:not(:focus-visible)');
      held?.blur();
    }
    for (const way of ['wheel', 'touchmove'] as const)
      window.addEventListener(way, release, { passive: true });
    return () => {
      for (const way of ['wheel', 'touchmove'] as const) window.removeEventListener(way, release);
    };
  }, []);
}
