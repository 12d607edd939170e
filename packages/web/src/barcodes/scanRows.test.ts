import { expect, test } from 'vitest';

import { row } from '../testing/things.ts';
import { type ScanList, noScans, said, scanned, without } from './scanList.ts';
import { type ScanRow, countAsked, countPriced, isAsked, toAdd, toRows } from './scanRows.ts';

const game = (game_id: number, is_owned = false) => ({
  ...row({ game_id, is_owned }),
  known_by: 'source' as const,
});
/** What each code leads to; of the last one nobody knows. */
const known: Record<string, ReturnType<typeof game>[]> = {
  zelda: [game(1)],
  'zelda as sold in Japan': [game(1)],
  metroid: [game(2)],
  owned: [game(3, true)],
  collection: [game(4), game(5)],
  unknown: [],
};

function rowsOf(list: ScanList): ScanRow[] {
  const read = (code: string) => ({ data: { gtin: code, games: known[code] ?? [] }, isError: false });
  const codes = new Map(list.scans.map(({ code }) => [code, read(code)]));
  return toRows(list.scans, { codes, chosen: new Map(), picked: new Map() });
}
const scan = (...codes: string[]) => codes.reduce(scanned, noScans);
/** The ids of the scans that wait for an answer, the oldest first. */
const asked = (list: ScanList) =>
  rowsOf(list)
    .filter(isAsked)
    .map(({ id }) => id)
    .toReversed();
const added = (list: ScanList) => toAdd(rowsOf(list)).map(({ gameId, isFurther }) => [gameId, isFurther]);

test('each scan of a game that is in the list asks for itself, and none of them is lost by the next', () => {
  const list = scan('zelda', 'zelda', 'metroid', 'zelda', 'metroid', 'unknown');

  expect(asked(list)).toEqual([2, 4, 5]);
  expect(countAsked(rowsOf(list))).toBe(3);
  expect(added(list)).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('a total is split over what may be added, and not over what is owned and left out', () => {
  const list = scan('zelda', 'owned', 'unknown', 'metroid');

  expect(countPriced(rowsOf(list))).toBe(3);
  expect(countPriced(rowsOf(said(list, 2, { isFurther: true })))).toBe(4);
});

test('one answer leaves the other questions open', () => {
  const list = said(scan('zelda', 'zelda', 'zelda'), 3, { isFurther: true });

  expect(asked(list)).toEqual([2]);
  expect(added(list)).toEqual([
    [1, false],
    [1, true],
  ]);
});

test('another code of a game that is in the list is asked about as well', () => {
  const list = scan('zelda', 'zelda as sold in Japan');

  expect(asked(list)).toEqual([2]);
  expect(added(list)).toEqual([[1, false]]);
});

test('a code that nobody knows, or that is on several games, is asked about when it comes again', () => {
  expect(asked(scan('unknown', 'unknown'))).toEqual([2]);
  expect(asked(scan('collection', 'collection'))).toEqual([2]);
  const chosen = said(said(scan('collection', 'collection'), 1, { gameId: 4 }), 2, { gameId: 5 });
  expect(asked(chosen)).toEqual([]);
});

test('what is owned is left out, unless somebody says that it is another copy', () => {
  const list = scan('owned');

  expect([asked(list), added(list)]).toEqual([[], []]);
  expect(added(said(list, 1, { isFurther: true }))).toEqual([[3, true]]);
});

test('what was another copy is the first one when that has left the list', () => {
  const list = without(said(scan('zelda', 'zelda'), 2, { isFurther: true }), [1]);

  expect([asked(list), added(list)]).toEqual([[], [[1, false]]]);
});
