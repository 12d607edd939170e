/** A scanned code, until its game is added. */
export type Scan = {
  /** Different for each scan, also of those that have left the list and may come back. */
  id: number;
  code: string;
  /** Which game was chosen for it, where its code did not say. */
  gameId: number | null;
  /** Somebody said that it is another copy, of a game that is in the list or owned. */
  isFurther: boolean;
};

export type ScanList = {
  /** The newest first. */
  scans: readonly Scan[];
  /** The id of the last scan that was made. */
  lastId: number;
};

export const noScans: ScanList = { scans: [], lastId: 0 };

/** The list as it was kept. */
export function kept(list: ScanList, scans: readonly Scan[]): ScanList {
  return { scans, lastId: Math.max(list.lastId, ...scans.map(({ id }) => id)) };
}

/** Each scan is one, also of a code that is there already: what that means is asked, and holds nothing up. */
export function scanned({ scans, lastId }: ScanList, code: string): ScanList {
  const id = lastId + 1;
  return { scans: [{ id, code, gameId: null, isFurther: false }, ...scans], lastId: id };
}

export function without(list: ScanList, ids: readonly number[]): ScanList {
  return { ...list, scans: list.scans.filter(({ id }) => !ids.includes(id)) };
}

/** The last scan undone. */
export function withoutLast(list: ScanList): ScanList {
  return { ...list, scans: list.scans.slice(1) };
}

/** What somebody said of a scan. */
export function said(
  list: ScanList,
  id: number,
  what: Partial<Pick<Scan, 'gameId' | 'isFurther'>>,
): ScanList {
  return { ...list, scans: list.scans.map((scan) => (scan.id === id ? { ...scan, ...what } : scan)) };
}

/** Puts scans back where they were. */
export function putBack(list: ScanList, scans: readonly Scan[]): ScanList {
  const there = new Set(list.scans.map(({ id }) => id));
  const all = [...list.scans, ...scans.filter(({ id }) => !there.has(id))];
  return { ...list, scans: all.toSorted((a, b) => b.id - a.id) };
}
