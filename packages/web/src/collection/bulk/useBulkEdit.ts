import { hasFeature } from '@cartouche/contract/limits';
import { useState } from 'react';

import { bulkWords } from '../../i18n/bulk.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useWords } from '../../i18n/language.ts';
import type { ItemTarget } from '../../item/ItemOverlay.tsx';
import { useReopened } from '../../session/useReopened.ts';
import { useSession } from '../../session/useSession.ts';
import { forgetBulkDraft, keepChoice, keptChoice } from './bulkChoice.ts';
import { type Queue, nextInQueue } from './selection.ts';
import { useChosenGames } from './useChosenGames.ts';
import { useEndByKey } from './useEndByKey.ts';

export type BulkEdit = ReturnType<typeof useBulkEdit>;

/** Choosing games, then editing them one after another. Specification 4, bulk edit. */
export function useBulkEdit() {
  const text = useWords(bulkWords);
  const { number } = useLocale();
  const { tier } = useSession().subscription;
  const [isApplying, setApplying] = useReopened('bulk');
  const games = useChosenGames(() => (isApplying ? keptChoice() : null));
  const [queue, setQueue] = useState<(Queue & { target: ItemTarget }) | null>(null);
  const [isOffered, setOffered] = useState(false);
  const entryId = useEndByKey(games.isOn, end);

  function begin() {
    forgetBulkDraft();
    if (hasFeature(tier, 'bulk_edit') || hasFeature(tier, 'bulk_operations')) games.begin();
    else setOffered(true);
  }

  function end() {
    games.end();
    setQueue(null);
    setApplying(false);
    forgetBulkDraft();
  }

  function work(next: Queue | null) {
    if (next === null) return end();
    const { gameIds, at } = next;
    const gameId = gameIds[at];
    if (gameId === undefined) return end();
    setQueue({ ...next, target: { gameId, note: text.position(number(at + 1), number(gameIds.length)) } });
  }

  return {
    ...games,
    /** Of the button that starts it. */
    entryId,
    begin,
    end,

    /** The form of the current game in the queue, and how it was left. */
    target: queue?.target ?? null,
    edit: () => work({ gameIds: [...games.chosen], at: 0 }),
    goOn: (how: 'removed' | 'closed') => work(queue && nextInQueue(queue, how)),

    isApplying,
    apply: () => {
      keepChoice(games.chosen);
      setApplying(true);
    },
    stopApplying: () => setApplying(false),

    /** The plan does not include it: shows what it is. */
    isOffered,
    refuse: () => setOffered(false),
  };
}
