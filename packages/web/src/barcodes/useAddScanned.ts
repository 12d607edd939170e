import type { Late } from '../item/addOneByOne.ts';
import { useAddMany } from '../item/useAddMany.ts';
import { sum } from '../item/sum.ts';
import { useForAll } from '../item/useForAll.ts';
import { usePlanRoom } from '../item/usePlanRoom.ts';
import { type GameOfScan, type ScanRow, countPriced, toAdd, toTeach } from './scanRows.ts';
import { scansForAll } from './scanStore.ts';
import type { ScanListState } from './useScanList.ts';
import { useTeaching } from './useTeaching.ts';

/** What the games of the list have in common, what each of them costs, and adding them. */
export function useAddScanned(rows: readonly ScanRow[], list: ScanListState) {
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

  const { fitting, room } = usePlanRoom(toAdd(rows));
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
    room,
    canAdd: fitting.length > 0 && fields !== null,
    add,
    /** The purchase date is in the future, which a second press confirms. */
    isDateQuestioned: dateQuestion.isAsking,
    isAdding: adding.isAdding,
    error: adding.hasFailed ? adding.error : null,
  };
}
