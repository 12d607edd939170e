import { expect, test } from 'vitest';

import { completionRate, latestAtFirst, toShelves } from './figures.ts';
import { testPlatform } from './testPlatform.ts';

test('the completion rate is in whole percent of all games of the platform', () => {
  expect(completionRate(1, 3)).toBe(33);
  expect(completionRate(2, 3)).toBe(67);
  expect(completionRate(5, 5)).toBe(100);
});

test('a platform without games is 0 % complete', () => {
  expect(completionRate(0, 0)).toBe(0);
  expect(completionRate(2, 0)).toBe(0);
});

test.each([
  [4, 8, 8],
  [4, 9, 4],
  [4, 10, 8],
  [3, 6, 6],
  [3, 7, 3],
  [3, 24, 6],
  [2, 5, 2],
  [2, 6, 4],
  [2, 1, 1],
])('with %i in a row, %i additions show %i at first', (perRow, games, shown) => {
  expect(latestAtFirst(games, perRow)).toBe(shown);
});

test('the platforms with the most games come first, then by name', () => {
  const shelves = toShelves(
    ['Saturn', 'Dreamcast', 'Wii'].map((name, index) => testPlatform(index + 1, { name })),
    [{ platform_id: 3, owned: 5, wishlist: 1, total: 50, value: 120 }],
    (a, b) => a.localeCompare(b),
  );

  expect(shelves.map(({ platform: { name }, owned, completion }) => [name, owned, completion])).toEqual([
    ['Wii', 5, 10],
    ['Dreamcast', 0, 0],
    ['Saturn', 0, 0],
  ]);
});
