import { hasFeature } from '@cartouche/contract/limits';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { useLocale } from '../../i18n/formats.ts';
import { bulkWords } from '../../i18n/bulk.ts';
import { useWords } from '../../i18n/language.ts';
import { useSession } from '../../session/useSession.ts';
import { useReopened } from '../../session/useReopened.ts';
import { toast } from '../../ui/toast.ts';
import { forgetBulkDraft, keepChoice, keptChoice } from './bulkChoice.ts';
import type { ItemTarget } from '../../item/ItemOverlay.tsx';
import type { Choice } from '../list/listed.ts';
import { type Chosen, type Queue, nextInQueue, rangeOf, toggled, withAll } from './selection.ts';

export type BulkEdit = ReturnType<typeof useBulkEdit>;

const none: Chosen = new Set();

/** Choosing games, and then editing them one after the other. Specification 4, bulk edit. */
export function useBulkEdit() {
  const text = useWords(bulkWords);
  const { number } = useLocale();
  const { tier } = useSession().subscription;
  // Null outside of bulk mode. What is chosen stays while the list is searched, filtered and scrolled.
  const [isApplying, setApplying] = useReopened('bulk');
  const [chosen, setChosen] = useState<Chosen | null>(() => (isApplying ? keptChoice() : null));
  const [queue, setQueue] = useState<(Queue & { target: ItemTarget }) | null>(null);
  const [isOffered, setOffered] = useState(false);
  // The game that a range begins with: with a shift key the one chosen last, else the next one to be pressed.
  const last = useRef<number | null>(null);
  const [range, setRange] = useState<'first' | 'last' | null>(null);
  const entryId = useId();

  function begin() {
    forgetBulkDraft();
    if (hasFeature(tier, 'bulk_edit') || hasFeature(tier, 'bulk_operations')) setChosen(none);
    else setOffered(true);
  }

  function end() {
    setChosen(null);
    setQueue(null);
    setApplying(false);
    forgetBulkDraft();
    setRange(null);
    last.current = null;
  }

  function work(next: Queue | null) {
    if (next === null) return end();
    const { gameIds, at } = next;
    const gameId = gameIds[at];
    if (gameId === undefined) return end();
    setQueue({ ...next, target: { gameId, note: text.position(number(at + 1), number(gameIds.length)) } });
  }

  async function choose(gameIds: Promise<readonly number[]>) {
    try {
      const found = await gameIds;
      setChosen((old) => old && withAll(old, found));
    } catch {
      toast({ text: text.chooseFailed });
    }
  }

  /** What the cards of a list need; a range is taken from the list's own order. */
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

  const isOn = chosen !== null;
  const endByKey = useEffectEvent((event: KeyboardEvent) => {
    const isTopLayer = !document.querySelector('[role="dialog"], [role="alertdialog"], :popover-open');
    if (event.key === 'Escape' && isTopLayer) end();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', endByKey);
    return () => {
      window.removeEventListener('keydown', endByKey);
      // What had the focus is gone: it returns to where bulk mode began.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const isLost = at === document.body || at?.closest('[role="dialog"]');
        if (isLost) document.getElementById(entryId)?.focus({ preventScroll: true });
      });
    };
  }, [isOn, entryId]);

  return {
    isOn,
    /** Of the button that begins it. */
    entryId,
    chosen: chosen ?? none,
    choiceIn,
    begin,
    end,
    chooseAll: (gameIds: Promise<readonly number[]>) => void choose(gameIds),
    chooseNone: () => setChosen(none),
    /** What is chosen next of a range: its first game or its last; null where games are chosen one by one. */
    range,
    flipRange: () => setRange(range === null ? 'first' : null),

    /** The form of the queue's present game, and how it was left. */
    target: queue?.target ?? null,
    edit: () => work({ gameIds: [...(chosen ?? none)], at: 0 }),
    goOn: (how: 'removed' | 'closed') => work(queue && nextInQueue(queue, how)),

    isApplying,
    apply: () => {
      keepChoice(chosen ?? none);
      setApplying(true);
    },
    stopApplying: () => setApplying(false),

    /** The plan is without it: what it would be is told. */
    isOffered,
    refuse: () => setOffered(false),
  };
}
