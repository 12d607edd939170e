import { useRef, useState } from 'react';

import { bulkWords } from '../../i18n/bulk.ts';
import { useWords } from '../../i18n/language.ts';
import { toast } from '../../ui/toast.ts';
import type { Choice } from '../list/listed.ts';
import { type Chosen, rangeOf, toggled, withAll } from './selection.ts';

const none: Chosen = new Set();

/** The chosen games: chosen one by one, as ranges, or as a whole list. Null outside of bulk mode. */
export function useChosenGames(first: () => Chosen | null) {
  const text = useWords(bulkWords);
  // Chosen games stay chosen while the list is searched, filtered and scrolled.
  const [chosen, setChosen] = useState(first);
  // Where a range starts: with the shift key at the game chosen last, otherwise at the next one pressed.
  const last = useRef<number | null>(null);
  const [range, setRange] = useState<'first' | 'last' | null>(null);

  function end() {
    setChosen(null);
    setRange(null);
    last.current = null;
  }

  async function choose(gameIds: Promise<readonly number[]>) {
    try {
      const found = await gameIds;
      setChosen((old) => old && withAll(old, found));
    } catch {
      toast({ text: text.chooseFailed });
    }
  }

  /** What the cards of a list need. A range follows the order of the list. */
  function choiceIn(idsOfList: () => Promise<readonly number[]>): Choice | undefined {
    if (chosen === null) return undefined;
    return {
      has: (gameId) => chosen.has(gameId),
      toggle: (gameId, isRange) => {
        const from = last.current;
        last.current = gameId;
        if (range === 'first') {
          setRange('last');
          setChosen(withAll(chosen, [gameId]));
        } else if ((isRange || range === 'last') && from !== null && from !== gameId) {
          setRange(null);
          void choose(idsOfList().then((ids) => rangeOf(ids, from, gameId)));
        } else setChosen(toggled(chosen, gameId));
      },
    };
  }

  return {
    isOn: chosen !== null,
    chosen: chosen ?? none,
    begin: () => setChosen(none),
    end,
    choiceIn,
    chooseAll: (gameIds: Promise<readonly number[]>) => void choose(gameIds),
    chooseNone: () => setChosen(none),
    /** Which end of a range is chosen next; null if games are chosen one by one. */
    range,
    flipRange: () => setRange(range === null ? 'first' : null),
  };
}
