import { expect, test } from 'vitest';

import { placed, windowsNear } from './gameWindows.ts';

const row = (game_id: number, in_wishlist = true) => ({ game_id, in_wishlist });
const ids = (places: readonly ({ game_id: number } | undefined)[]) =>
  Array.from(places, (place) => place?.game_id);

test('the windows in sight are read, with one before and one after', () => {
  expect(windowsNear({ first: 8_000, last: 8_030 }, 120, 10_000)).toEqual([65, 66, 67]);
  expect(windowsNear({ first: 0, last: 20 }, 120, 10_000)).toEqual([1]);
  expect(windowsNear({ first: 9_980, last: 9_999 }, 120, 10_000)).toEqual([82, 83]);
  expect(windowsNear({ first: 0, last: 20 }, 120, 100)).toEqual([]);
});

test('games are in their places, and a game that was not read leaves its place empty', () => {
  const windows = new Map([
    [0, [row(1), row(2)]],
    [2, [row(5)]],
  ]);

  expect(ids(placed(windows, { size: 2, count: 5, isListOfWishes: false }))).toEqual([
    1,
    2,
    undefined,
    undefined,
    5,
  ]);
});

test('a game that moved between windows while they were read is shown once', () => {
  const windows = new Map([
    [0, [row(1), row(3)]],
    [1, [row(3), row(4)]],
  ]);

  expect(ids(placed(windows, { size: 2, count: 4, isListOfWishes: false }))).toEqual([1, 3, 4, undefined]);
});

test('a removed wish leaves its window, and those after it close up', () => {
  const windows = new Map([
    [0, [row(1), row(2, false)]],
    [1, [row(3), row(4)]],
  ]);

  expect(ids(placed(windows, { size: 2, count: 4, isListOfWishes: true }))).toEqual([1, 3, 4]);
  expect(ids(placed(windows, { size: 2, count: 4, isListOfWishes: false }))).toEqual([1, 2, 3, 4]);
});
