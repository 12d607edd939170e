import { expect, test } from 'vitest';

import { shelfParts, toShelfGroups } from './shelf.rules.ts';

const group = (platform_id: number, owned: number, wishlist = 0) => ({ platform_id, owned, wishlist });

test('the consoles with the most games come first, those without any are left out', () => {
  const groups = toShelfGroups([group(4, 2), group(19, 7), group(7, 0, 3), group(33, 0), group(8, 2, 1)]);

  expect(groups.map(({ platform_id }) => platform_id)).toEqual([19, 8, 4, 7]);
});

test('the wishes for a console stand behind its copies', () => {
  const groups = [group(19, 3, 2), group(7, 1)];

  expect(shelfParts(groups, { offset: 0, limit: 120 })).toEqual([
    { platform_id: 19, isWish: false, offset: 0, limit: 3 },
    { platform_id: 19, isWish: true, offset: 0, limit: 2 },
    { platform_id: 7, isWish: false, offset: 0, limit: 1 },
  ]);
});

test('windows side by side hold each place once', () => {
  const groups = [group(19, 5, 2), group(7, 0, 4), group(4, 3)];

  const places = [0, 4, 8, 12].flatMap((offset) =>
    shelfParts(groups, { offset, limit: 4 }).flatMap((part) =>
      Array.from({ length: part.limit }, (_game, index) => [
        part.platform_id,
        part.isWish,
        part.offset + index,
      ]),
    ),
  );

  expect(places).toHaveLength(14);
  expect(new Set(places.map((place) => place.join())).size).toBe(14);
  expect(places.at(7)).toEqual([7, true, 0]);
});

test('behind the end of the shelf there is nothing', () => {
  expect(shelfParts([group(19, 2)], { offset: 2, limit: 10 })).toEqual([]);
});
