import { type MouseEvent, use, useEffect, useState } from 'react';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { FeedbackInvite } from '../../feedback/openFeedback.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { LetterRow, letterClass, railFits, railLetterClass } from '../../ui/LetterRow.tsx';
import { minGamesForLetters } from '../../constants.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useLocale } from '../../i18n/formats.ts';
import { gamesWords } from '../../i18n/games.ts';
import { useWords } from '../../i18n/language.ts';
import { letters } from '../../search.ts';
import { countFilters, toFilters } from '../list/listQuery.ts';
import type { Goal } from '../list/listed.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { useListTotal } from '../list/useGameList.ts';

type LetterJumpProps = {
  address: ReturnType<typeof useCollectionAddress>;
  onJump: (goal: Goal) => void;
  /** The list's header is slim: the letters stand beside the list, where all of them fit there. */
  isSlim: boolean;
  /** Something at the bottom of the window would cover the last letters beside the list. */
  isCovered: boolean;
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

function Letters({ address, onJump, isSlim, isCovered }: LetterJumpProps) {
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
  const isTall = useMedia(railFits(shown.length));
  // A banner above the header, or chips in it, would push the rail's end out of the window.
  const isLow = use(FeedbackInvite) || countFilters(search) > 0;
  const isRail = isSlim && isTall && !isLow && !isCovered;
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
    const tableHead = document.querySelector('main thead');
    const coveredPx = (header?.clientHeight ?? 0) + (tableHead?.clientHeight ?? 0);
    onJump({ list: listName, game, pastPx: -coveredPx - gapPx });
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
