import type { Before } from '../item/addOneByOne.ts';
import { useKeptList } from '../item/keptList.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { countedToast, toast } from '../ui/toast.ts';
import * as list from './scanList.ts';
import { scanStore } from './scanStore.ts';

const gone = countedToast<list.Scan>();

/** The list of scans, which stays on this device until its games are added. */
export function useScanList() {
  const text = useWords(barcodesWords);
  const { state, change, now } = useKeptList(scanStore);
  const remove = (ids: readonly number[]) => change((old) => list.without(old, ids));
  const putBack = (scans: readonly list.Scan[]) => change((old) => list.putBack(old, scans));

  const removed = (scans: readonly list.Scan[]) => ({
    text: text.removed(scans.length),
    actions: [{ label: text.undo, onPress: () => putBack(scans) }],
  });

  function takeAway(id: number) {
    const taken = state.scans.find((scan) => scan.id === id);
    if (!taken) return;
    remove([id]);
    gone(taken, removed);
  }

  /** Its undo is none of the single ones: what comes later is another list. */
  function takeAllAway() {
    remove(state.scans.map(({ id }) => id));
    toast(removed(state.scans));
  }

  return {
    ...state,
    /** The id of the scan. */
    scan: (code: string): number => {
      change((old) => list.scanned(old, code));
      return now().lastId;
    },
    /** Whether it is in the list by now, also after what another tab did. */
    has: (id: number) => now().scans.some((scan) => scan.id === id),
    /** They were added. */
    remove,
    /** Somebody does not want them, and may want them back. */
    takeAway,
    takeAllAway,
    choose: (id: number, game: list.Chosen) => change((old) => list.chosen(old, id, game)),
    /** It is not this game, or it is after all. */
    doubt: (id: number, wrongId: number | null) =>
      change((old) => list.said(old, id, { gameId: null, wrongId })),
    /** It is another copy of a game that is there already. */
    takeFurther: (id: number) => change((old) => list.said(old, id, { isFurther: true })),
    keepBefore: (id: number, before: Before | null) => change((old) => list.said(old, id, { before })),
    putBack,
  };
}

export type ScanListState = ReturnType<typeof useScanList>;
