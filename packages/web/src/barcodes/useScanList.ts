import { useState } from 'react';

import { useSession } from '../session/useSession.ts';
import { keepScans, keptScans } from './keptScans.ts';
import * as list from './scanList.ts';

/** The list of scans, which stays on this device until its games are added. */
export function useScanList() {
  const { id: userId } = useSession().user;
  const [state, setState] = useState<list.ScanList>(() => ({ ...list.noScans, scans: keptScans(userId) }));

  /** Codes may come faster than the screen is drawn. */
  function change(next: (old: list.ScanList) => list.ScanList) {
    setState((old) => {
      const made = next(old);
      keepScans(userId, made.scans);
      return made;
    });
  }

  return {
    ...state,
    has: (code: string) => state.scans.some((scan) => scan.code === code),
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
