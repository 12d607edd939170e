import { expect, test } from 'vitest';

import { withCount, withListed, withWish } from './wishEdits.ts';

const row = (game_id: number, in_wishlist: boolean) => ({ game_id, in_wishlist });

test('a wish is shown in every list that has the game', () => {
  expect(withWish([row(1, false), row(2, false)], 2, true)).toEqual([row(1, false), row(2, true)]);
});

test('a list without the game stays the same object, so that nothing is redrawn', () => {
  const rows = [row(1, true)];
  expect(withWish(rows, 7, false)).toBe(rows);
});

test('the number of wishes never falls below zero', () => {
  expect(withCount({ wishlist_count: 3 }, true)).toEqual({ wishlist_count: 4 });
  expect(withCount({ wishlist_count: 0 }, false)).toEqual({ wishlist_count: 0 });
});

test('a removed wish leaves the wishlist, and returns to its old place', () => {
  const wish = (game_id: number, created_at: string) => ({ game_id, created_at });
  const wishes = [
    wish(3, '2026-03-01T00:00:00Z'),
    wish(2, '2026-02-01T00:00:00Z'),
    wish(1, '2026-01-01T00:00:00Z'),
  ];

  const without = withListed(wishes, 2, null);

  expect(without.map(({ game_id }) => game_id)).toEqual([3, 1]);
  expect(withListed(without, 2, wish(2, '2026-02-01T00:00:00Z'))).toEqual(wishes);
});
