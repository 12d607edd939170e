import { useSyncExternalStore } from 'react';

import { useSession } from '../session/useSession.ts';
import * as list from './scanList.ts';
import { scanStore } from './scanStore.ts';

/** The list of scans, which stays on this device until its games are added. */
export function useScanList() {
  const { id: userId } = useSession().user;
  const state = useSyncExternalStore(scanStore.listen, () => scanStore.read(userId));
  const change = (next: (old: list.ScanList) => list.ScanList) => scanStore.change(userId, next);

  return {
    ...state,
    /** The id of the scan. */
    scan: (code: string): number => {
      change((old) => list.scanned(old, code));
      return scanStore.read(userId).lastId;
    },
    remove: (ids: readonly number[]) => change((old) => list.without(old, ids)),
    undoLast: () => change(list.withoutLast),
    choose: (id: number, gameId: number) => change((old) => list.said(old, id, { gameId })),
    /** It is not the game that was chosen. */
    unchoose: (id: number) => change((old) => list.said(old, id, { gameId: null })),
    /** It is another copy of a game that is there already. */
    takeFurther: (id: number) => change((old) => list.said(old, id, { isFurther: true })),
    putBack: (scans: readonly list.Scan[]) => change((old) => list.putBack(old, scans)),
  };
}

export type ScanListState = ReturnType<typeof useScanList>;
