import { expect, test } from 'vitest';

import {
  emptyReason,
  countFilters,
  flipped,
  platformsInstead,
  sortedBy,
  toFilters,
  toListQuery,
  toPlatformId,
  withFilter,
  withText,
  without,
  withoutFilters,
} from './listQuery.ts';

test.each([
  ['19', 19],
  ['all', 'all'],
  ['', 'all'],
  ['1.5', 'all'],
  ['-3', 'all'],
  ['99999999999', 'all'],
])('the platform %o in an address means %o', (param, platform) => {
  expect(toPlatformId(param)).toBe(platform);
});

test('unset filters are not sent, so that equal lists share one answer', () => {
  expect(toFilters('all', { q: '', view: 'list', gameId: 3 })).toEqual({ p_platform: 'all' });
  expect(toFilters(19, { q: 'mario', genre: ['Platform', 'Action'], region: ['JP'] })).toEqual({
    p_platform: 19,
    p_search: 'mario',
    p_genre: 'Platform,Action',
    p_region: 'JP',
  });
  expect(
    toFilters('all', { completeness: ['sealed'], condition: ['MINT', 'GOOD'], photos: true, unpriced: true }),
  ).toEqual({
    p_platform: 'all',
    p_completeness: 'sealed',
    p_condition: 'MINT,GOOD',
    p_with_photos: true,
    p_unpriced: true,
  });
});

test('one platform is in the path, several are in the query, which the path overrules', () => {
  expect(toFilters('all', { platforms: [19, 33] }).p_platform).toBe('19,33');
  expect(toFilters('all', { platforms: [19] }).p_platform).toBe(19);
  expect(toFilters(4, { platforms: [19, 33] }).p_platform).toBe(4);
});

test('an address that names its platforms in another form is corrected', () => {
  const isKnown = (id: number) => id < 100;
  expect(platformsInstead('all', {}, isKnown)).toBeNull();
  expect(platformsInstead('all', { platforms: [19, 33] }, isKnown)).toBeNull();
  expect(platformsInstead('all', { platforms: [19] }, isKnown)).toEqual([19]);
  expect(platformsInstead('all', { platforms: [19, 33, 999] }, isKnown)).toEqual([19, 33]);
  expect(platformsInstead('all', { platforms: [999] }, isKnown)).toEqual([]);
  expect(platformsInstead(4, { platforms: [19, 33] }, isKnown)).toEqual([4]);
});

test('a list is sorted by title, ascending, unless the address says otherwise', () => {
  expect(toListQuery('all', {})).toEqual({
    p_platform: 'all',
    p_tab: 'all',
    p_sort_by: 'title',
    p_sort_order: 'asc',
  });
  expect(toListQuery(7, { tab: 'owned', sort: 'publisher', order: 'desc' })).toMatchObject({
    p_tab: 'owned',
    p_sort_by: 'publisher',
    p_sort_order: 'desc',
  });
});

test('a search text that fits the address is cut to what the server takes', () => {
  expect(toFilters('all', { q: 'x'.repeat(500) }).p_search).toHaveLength(200);
  expect(toFilters('all', { q: `${'x'.repeat(199)}🎮` }).p_search).toBe('x'.repeat(199));
});

test('choosing the same field again reverses the order, another one starts ascending', () => {
  expect(sortedBy({}, 'title')).toEqual({ order: 'desc' });
  expect(sortedBy({ order: 'desc' }, 'title')).toEqual({});
  expect(sortedBy({}, 'publisher')).toEqual({ sort: 'publisher' });
  expect(sortedBy({ order: 'desc' }, 'publisher')).toEqual({ sort: 'publisher' });
  expect(sortedBy({ sort: 'publisher' }, 'publisher')).toEqual({ sort: 'publisher', order: 'desc' });
  expect(sortedBy({ sort: 'publisher', order: 'desc', q: 'x' }, 'title')).toEqual({ q: 'x' });
});

test('an empty list says why', () => {
  expect(emptyReason('all', { tab: 'owned', q: 'zelda' })).toBe('search');
  expect(emptyReason('all', { tab: 'wishlist' })).toBe('wishlist');
  expect(emptyReason(19, { tab: 'owned', genre: ['Puzzle'] })).toBe('platform');
  expect(emptyReason(19, {})).toBe('platform');
});

test('if a filter empties several platforms, the message names none', () => {
  expect(emptyReason('all', { genre: ['Puzzle'] })).toBe('filters');
  expect(emptyReason('all', { tab: 'owned', region: ['JP'] })).toBe('filters');
});

test('every value of a filter counts by itself, and all are cleared at once', () => {
  const search = { tab: 'owned', q: 'x', genre: ['A', 'B'], platforms: [1, 2], unpriced: true } as const;

  expect(countFilters(search)).toBe(5);
  expect(withoutFilters(search)).toEqual({ tab: 'owned', q: 'x' });
});

test('an emptied filter leaves the address, the others stay', () => {
  expect(withFilter({ genre: ['Puzzle'], region: ['JP'] }, 'genre', [])).toEqual({ region: ['JP'] });
  expect(withFilter({ region: ['JP'] }, 'region', ['JP', 'US'])).toEqual({ region: ['JP', 'US'] });
  expect(withText({ region: ['JP'] }, 'zelda')).toEqual({ region: ['JP'], q: 'zelda' });
  expect(flipped(flipped([1, 2], 3), 1)).toEqual([2, 3]);
  expect(without({ q: 'zelda', tab: 'owned', gameId: 3 }, 'q', 'gameId')).toEqual({ tab: 'owned' });
});
