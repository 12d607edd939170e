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
    has: (code: string) => scanStore.read(userId).scans.some((scan) => scan.code === code),
    scan: (code: string) => change((old) => list.scanned(old, code)),
    takeSecond: () => change(list.scannedTwice),
    skip: () => change(list.skipped),
    remove: (ids: readonly number[]) => change((old) => list.without(old, ids)),
    undoLast: () => change(list.withoutLast),
    choose: (id: number, gameId: number) => change((old) => list.chosen(old, id, gameId)),
    putBack: (scans: readonly list.Scan[]) => change((old) => list.putBack(old, scans)),
  };
}

export type ScanListState = ReturnType<typeof useScanList>;
