import { hasFeature } from '@cartouche/contract/limits';
import { useRef, useState } from 'react';

import { api } from '../../api/client.ts';
import { readNow } from '../../api/reads.ts';
import { bulkWords } from '../../i18n/bulk.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useWords } from '../../i18n/language.ts';
import type { ItemTarget } from '../../item/ItemOverlay.tsx';
import { useReopened } from '../../session/useReopened.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import type { CopyFilters } from '../list/listQuery.ts';
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
  const run = useRef(0);
  const [isOffered, setOffered] = useState(false);
  const entryId = useEndByKey(games.isOn, end);

  function begin() {
    forgetBulkDraft();
    if (hasFeature(tier, 'bulk_edit') || hasFeature(tier, 'bulk_operations')) games.begin();
    else setOffered(true);
  }

  function end() {
    run.current += 1;
    games.end();
    setQueue(null);
    setApplying(false);
    forgetBulkDraft();
  }

  async function edit(copies: CopyFilters) {
    run.current += 1;
    const asked = run.current;
    try {
      const targets = await readTargets([...games.chosen], copies);
      // Bulk mode may have ended meanwhile.
      if (asked === run.current) work({ targets, at: 0 });
    } catch {
      if (asked === run.current) toast({ text: text.queueFailed });
    }
  }

  function work(next: Queue | null) {
    const target = next?.targets[next.at];
    if (!next || !target) return end();
    setQueue({ ...next, target: { ...target, note: positionIn(next) } });
  }

  function positionIn({ targets, at }: Queue) {
    const isOneEach = new Set(targets.map(({ gameId }) => gameId)).size === targets.length;
    const position = isOneEach ? text.position : text.positionOfCopy;
    return position(number(at + 1), number(targets.length));
  }

  return {
    ...games,
    /** Of the button that starts it. */
    entryId,
    begin,
    end,

    /** The form of the current game in the queue, and how it was left. */
    target: queue?.target ?? null,
    edit: (copies: CopyFilters) => void edit(copies),
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

/** The copies of chosen games that fulfil the filters, and the games themselves where none does or nothing is asked. */
async function readTargets(gameIds: readonly number[], copies: CopyFilters): Promise<ItemTarget[]> {
  if (Object.keys(copies).length === 0) return gameIds.map((gameId) => ({ gameId }));

  const meant = await readNow(api.collection.copiesOfMany, { gameIds: [...gameIds], copies });
  const ofGame = Map.groupBy(meant, ({ game_id }) => game_id);
  return gameIds.flatMap((gameId): ItemTarget[] => {
    const fitting = ofGame.get(gameId);
    return fitting ? fitting.map((copy) => ({ gameId, isOwned: true, copy })) : [{ gameId }];
  });
}
