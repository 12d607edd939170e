/** A scanned code, until its game is added. */
export type Scan = {
  /** Different for each scan, also of those that have left the list and may come back. */
  id: number;
  code: string;
  /** Which of several games was chosen. */
  gameId: number | null;
};

export type ScanList = {
  /** The newest first. */
  scans: readonly Scan[];
  /** A code that was scanned once more, until somebody says what that means. */
  again: string | null;
  /** The id of the last scan that was made. */
  lastId: number;
};

export const noScans: ScanList = { scans: [], again: null, lastId: 0 };

/** The list as it was kept. */
export function kept(list: ScanList, scans: readonly Scan[]): ScanList {
  return { scans, again: null, lastId: Math.max(list.lastId, ...scans.map(({ id }) => id)) };
}

/** A code of the list is asked about, any other is added. */
export function scanned(list: ScanList, code: string): ScanList {
  if (list.scans.some((scan) => scan.code === code)) return { ...list, again: code };
  return added(list, code);
}

/** It is a second copy. */
export function scannedTwice(list: ScanList): ScanList {
  return list.again === null ? list : added(list, list.again);
}

export function skipped(list: ScanList): ScanList {
  return { ...list, again: null };
}

function added({ scans, lastId }: ScanList, code: string): ScanList {
  const id = lastId + 1;
  return { scans: [{ id, code, gameId: null }, ...scans], again: null, lastId: id };
}

export function without(list: ScanList, ids: readonly number[]): ScanList {
  return { ...list, scans: list.scans.filter(({ id }) => !ids.includes(id)), again: null };
}

/** The last scan undone. */
export function withoutLast(list: ScanList): ScanList {
  if (list.again !== null) return skipped(list);
  return { ...list, scans: list.scans.slice(1) };
}

export function chosen(list: ScanList, id: number, gameId: number): ScanList {
  return { ...list, scans: list.scans.map((scan) => (scan.id === id ? { ...scan, gameId } : scan)) };
}

/** Puts scans back where they were. */
export function putBack(list: ScanList, scans: readonly Scan[]): ScanList {
  const there = new Set(list.scans.map(({ id }) => id));
  const all = [...list.scans, ...scans.filter(({ id }) => !there.has(id))];
  return { ...list, scans: all.toSorted((a, b) => b.id - a.id) };
}
