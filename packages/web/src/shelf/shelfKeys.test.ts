import { expect, test } from 'vitest';

import { platform } from '../testing/things.ts';
import { placeAfter } from './shelfKeys.ts';
import { layOutShelf } from './shelfLayout.ts';

/** The first console on the upper row, the others below it. */
const rows = layOutShelf(
  [
    { platform_id: 1, owned: 40, wishlist: 2 },
    { platform_id: 2, owned: 30, wishlist: 0 },
    { platform_id: 3, owned: 12, wishlist: 0 },
  ],
  (id) => platform({ id }),
  { rowPx: 172, rows: 2, widthPx: 800 },
);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 8, 9],
  ['ArrowRight', 39, 40],
  ['ArrowRight', 71, 72],
  ['ArrowLeft', 9, 8],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 41, 41],
  ['ArrowDown', 0, 42],
  ['ArrowUp', 42, 0],
  ['ArrowUp', 0, 0],
  ['Home', 30, 0],
  ['End', 0, 41],
  ['End', 50, 83],
  ['a', 5, null],
])('%s leads from place %i to %s', (key, from, to) => {
  expect(placeAfter(rows, from, key)).toBe(to);
});

test('up leads back to about where down came from', () => {
  for (const place of [3, 14, 25]) {
    const below = placeAfter(rows, place, 'ArrowDown') ?? 0;

    expect(below).toBeGreaterThan(41);
    expect(Math.abs((placeAfter(rows, below, 'ArrowUp') ?? 0) - place)).toBeLessThan(6);
  }
});

test('from a row that ends sooner, the last game is the nearest', () => {
  expect(placeAfter(rows, 83, 'ArrowUp')).toBe(41);
});
