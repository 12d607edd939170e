import { expect, test } from 'vitest';

import {
  parseSearch,
  toCollectionSearch,
  toGameSearch,
  toGamesSearch,
  toWishlistSearch,
  writeSearch,
} from './search.ts';

test('an unknown tab and an invalid game are dropped', () => {
  expect(toCollectionSearch({ tab: 'bogus', gameId: '-3', sort: 'price', q: 'zelda' })).toEqual({
    q: 'zelda',
  });
});

test('the tab of all games has no parameter', () => {
  expect(toCollectionSearch({ tab: 'all' })).toEqual({});
});

test('an address reads as it would be typed, even numbers', () => {
  const query = writeSearch({ q: '1942', gameId: 12, genre: 'Role-playing (RPG)', region: undefined });
  expect(query).toBe('?q=1942&gameId=12&genre=Role-playing+%28RPG%29');
  expect(toCollectionSearch(parseSearch(query))).toEqual({
    q: '1942',
    gameId: 12,
    genre: ['Role-playing (RPG)'],
  });
});

test('several values of a filter are separated by commas, and invalid ones are dropped', () => {
  const query = writeSearch({ tab: 'owned', genre: ['Action', 'Puzzle'], condition: ['MINT', 'GOOD'] });
  expect(query).toBe('?tab=owned&genre=Action,Puzzle&condition=MINT,GOOD');
  expect(toCollectionSearch(parseSearch(`${query}&platforms=19,x,33,19&completeness=sealed,shiny`))).toEqual({
    tab: 'owned',
    platforms: [19, 33],
    genre: ['Action', 'Puzzle'],
    completeness: ['sealed'],
    condition: ['MINT', 'GOOD'],
  });
});

test('filters and orders for copies are dropped in tabs without copies', () => {
  const asked = { sort: 'price', order: 'desc', condition: 'MINT', photos: 'true', unpriced: 'true' };

  expect(toCollectionSearch({ ...asked, tab: 'incomplete' })).toEqual({
    tab: 'incomplete',
    sort: 'price',
    order: 'desc',
    condition: ['MINT'],
    photos: true,
    unpriced: true,
  });
  expect(toCollectionSearch({ ...asked, tab: 'wishlist' })).toEqual({ tab: 'wishlist' });
  expect(toCollectionSearch({ tab: 'wishlist', sort: 'added' })).toEqual({ tab: 'wishlist', sort: 'added' });
  expect(toCollectionSearch(asked)).toEqual({});
});

test('the whole catalogue opens at a letter or at the digits, and nowhere else', () => {
  expect(toGamesSearch({ letter: 'z' })).toEqual({ letter: 'Z' });
  expect(toGamesSearch(parseSearch(writeSearch({ letter: '#' })))).toEqual({ letter: '#' });
  expect(toGamesSearch({ letter: 'zelda' })).toEqual({});
});

test('a page of the wishlist is a number, and the whole page a flag', () => {
  expect(toWishlistSearch({ page: '2', expanded: 'true' })).toEqual({ page: 2, expanded: true });
  expect(toWishlistSearch({ page: '0', expanded: 'no', platform: 'x' })).toEqual({});
});

test('characters that the server refuses are removed from a search, the rest is searched for', () => {
  const query = '?q=zel%00da&genre=%00&region=J%00P';

  expect(toCollectionSearch(parseSearch(query))).toEqual({ q: 'zelda', region: ['JP'] });
  expect(toGameSearch(parseSearch(query))).toEqual({ q: 'zelda' });
  expect(toWishlistSearch(parseSearch(query))).toEqual({ q: 'zelda' });
  expect(toGameSearch({ q: 'half \ud83c of a sign' })).toEqual({ q: 'half  of a sign' });
});
