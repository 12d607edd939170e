import type { PickedGame } from '../games/GamePicker.tsx';
import type { Before } from '../item/addOneByOne.ts';

/** A scanned code, until its game is added. */
export type Scan = {
  /** Different for each scan, also of those that have left the list and may come back. */
  id: number;
  code: string;
  /** Which game was chosen for it, where its code did not say. */
  gameId: number | null;
  /** Somebody said that it is another copy, of a game that is in the list or owned. */
  isFurther: boolean;
  /** The game that somebody said it is not, whether or not that could be reported. */
  wrongId: number | null;
  /** Its copy was sent, and nothing has said yet whether it was written. */
  before: Before | null;
};

/** A game that was chosen for a code; by its id alone if it was just entered. */
export type Chosen = PickedGame | { game_id: number };

export type ScanList = {
  /** The newest first. */
  scans: readonly Scan[];
  /** The id of the last scan that was made. */
  lastId: number;
  /** What was chosen since the page was opened, to be shown until it is read. */
  picked: ReadonlyMap<number, PickedGame>;
};

export const noScans: ScanList = { scans: [], lastId: 0, picked: new Map() };

/** The list as it was kept. */
export function kept(list: ScanList, scans: readonly Scan[]): ScanList {
  return { ...list, scans, lastId: Math.max(list.lastId, ...scans.map(({ id }) => id)) };
}

/** Each scan is one, also of a code that is there already: what that means is asked, and holds nothing up. */
export function scanned(list: ScanList, code: string): ScanList {
  const id = list.lastId + 1;
  const scan = { id, code, gameId: null, wrongId: null, isFurther: false, before: null };
  return { ...list, scans: [scan, ...list.scans], lastId: id };
}

export function without(list: ScanList, ids: readonly number[]): ScanList {
  return { ...list, scans: list.scans.filter(({ id }) => !ids.includes(id)) };
}

/** What somebody said of a scan, or what became of it. */
export function said(
  list: ScanList,
  id: number,
  what: Partial<Pick<Scan, 'gameId' | 'wrongId' | 'isFurther' | 'before'>>,
): ScanList {
  return { ...list, scans: list.scans.map((scan) => (scan.id === id ? { ...scan, ...what } : scan)) };
}

export function chosen(list: ScanList, id: number, game: Chosen): ScanList {
  const next = said(list, id, { gameId: game.game_id });
  return 'title' in game ? { ...next, picked: new Map(list.picked).set(game.game_id, game) } : next;
}

/** Puts scans back where they were. */
export function putBack(list: ScanList, scans: readonly Scan[]): ScanList {
  const there = new Set(list.scans.map(({ id }) => id));
  const all = [...list.scans, ...scans.filter(({ id }) => !there.has(id))];
  return { ...list, scans: all.toSorted((a, b) => b.id - a.id) };
}
