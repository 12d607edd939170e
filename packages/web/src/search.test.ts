import { expect, test } from 'vitest';

import { parseSearch, toCollectionSearch, writeSearch } from './search.ts';

test('an unknown tab and a bogus game fall away', () => {
  expect(toCollectionSearch({ tab: 'bogus', gameId: '-3', sort: 'price', q: 'zelda' })).toEqual({
    q: 'zelda',
  });
});

test('the tab of all games is no parameter', () => {
  expect(toCollectionSearch({ tab: 'all' })).toEqual({});
});

test('an address reads as it would be typed, numbers and all', () => {
  const query = writeSearch({ q: '1942', gameId: 12, genre: 'Role-playing (RPG)', region: undefined });
  expect(query).toBe('?q=1942&gameId=12&genre=Role-playing+%28RPG%29');
  expect(toCollectionSearch(parseSearch(query))).toEqual({
    q: '1942',
    gameId: 12,
    genre: 'Role-playing (RPG)',
  });
});
