import { expect, test } from 'vitest';

import { withCount, withWish } from './wishEdits.ts';

const row = (game_id: number, in_wishlist: boolean) => ({ game_id, in_wishlist, total_count: 2 });

test('a wish is drawn into every list that shows the game', () => {
  expect(withWish([row(1, false), row(2, false)], 2, true, false)).toEqual([row(1, false), row(2, true)]);
});

test('a list of wishes loses a game that is no longer wished for', () => {
  expect(withWish([row(1, true), row(2, true)], 2, false, true)).toEqual([
    { ...row(1, true), total_count: 1 },
  ]);
});

test('a list without the game stays the very same, so that nothing is drawn again', () => {
  const rows = [row(1, true)];
  expect(withWish(rows, 7, false, true)).toBe(rows);
});

test('the number of wishes never falls below none', () => {
  expect(withCount({ wishlist_count: 3 }, true)).toEqual({ wishlist_count: 4 });
  expect(withCount({ wishlist_count: 0 }, false)).toEqual({ wishlist_count: 0 });
});
