import { remaining } from '@cartouche/contract/limits';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import type { Late } from '../item/addOneByOne.ts';
import { useAddMany } from '../item/useAddMany.ts';
import { sum } from '../item/sum.ts';
import { useForAll } from '../item/useForAll.ts';
import { useSession } from '../session/useSession.ts';
import { type GameOfScan, type ScanRow, countPriced, toAdd, toTeach } from './scanRows.ts';
import { scansForAll } from './scanStore.ts';
import type { ScanListState } from './useScanList.ts';
import { useTeaching } from './useTeaching.ts';

/** What the games of the list have in common, what each of them costs, and adding them. */
export function useAddScanned(rows: readonly ScanRow[], list: ScanListState) {
  const { subscription } = useSession();
  const { data: summary } = useRead(api.collection.summary);
  const forAll = useForAll(scansForAll);
  const { teachAlong } = useTeaching();
  const adding = useAddMany<GameOfScan>({
    isOpen: ({ scan }) => list.has(scan.id),
    keepBefore: ({ scan }, before) => list.keepBefore(scan.id, before),
    onAdded: (games) => {
      for (const { scan, gameId } of toTeach(rows, games)) teachAlong(scan.code, gameId);
      list.remove(games.map(({ scan }) => scan.id));
      forAll.onAdded(games);
    },
    onUndone: (games) => {
      list.putBack(games.map(({ scan }) => scan));
      forAll.onUndone(games);
    },
  });

  const all = toAdd(rows);
  const room = summary ? remaining(subscription.tier, 'games', summary.games) : Infinity;
  const fitting = fittingIn(all, room);
  const { fields, dateQuestion } = forAll;
  // What is added later keeps its part.
  const split = (late?: Late) => forAll.split(countPriced(rows), late);
  const parts = fitting.length > 0 ? split() : null;
  const prices = parts?.slice(0, fitting.length) ?? null;

  function add() {
    if (!fields || dateQuestion.ask()) return;
    adding.add({ games: fitting, fields, split });
  }

  return {
    forAll,
    prices,
    /** What of the total is of scans that are not added. */
    keptPrice: sum(parts?.slice(fitting.length) ?? []),
    count: fitting.length,
    /** How many more games the plan has room for, where the list has more. */
    room: all.length > fitting.length ? room : null,
    canAdd: fitting.length > 0 && fields !== null,
    add,
    /** The purchase date is in the future, which a second press confirms. */
    isDateQuestioned: dateQuestion.isAsking,
    isAdding: adding.isAdding,
    error: adding.hasFailed ? adding.error : null,
  };
}

/** Plans count games; a further copy needs the one before it. */
function fittingIn(all: ReturnType<typeof toAdd>, room: number) {
  const games = all.filter(({ isFurther }) => !isFurther).map(({ gameId }) => gameId);
  const left = new Set(games.slice(room));
  return all.filter(({ gameId }) => !left.has(gameId));
}
