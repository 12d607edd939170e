import { afterEach, expect, test, vi } from 'vitest';

import { isReturnLocation, keepListPlace, keptListPlace } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['/', '/collection/12?tab=owned&gameId=5#frag', '/settings'])(
  '%s may be returned to',
  (location) => {
    expect(isReturnLocation(location)).toBe(true);
  },
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/login',
  '/login?signup=true',
  '/auth/callback?code=1',
  '/reset-password',
  `/${'a'.repeat(1_000)}`,
])('%s may not', (location) => {
  expect(isReturnLocation(location)).toBe(false);
});

test('a list finds the place where it was left, and another begins at its top', () => {
  vi.stubGlobal('sessionStorage', memory());
  const place = { list: '/collection/all?tab=owned', page: 1, scrollY: 645_946, game: 8_028, pastPx: -12 };

  keepListPlace(place);

  expect(keptListPlace('/collection/all?tab=owned')).toEqual(place);
  expect(keptListPlace('/collection/19?tab=owned')).toBeNull();
});

test.each([
  ['a page below the first', { collectionPage: '0' }],
  ['no page', { collectionPage: 'many' }],
  ['no list', { collectionPlace: '{' }],
  ['a game that cannot be one', { collectionPlace: '["/games",-4,0]' }],
])('a stored place with %s is none', (_fault, stored) => {
  const kept = { collectionScrollY: '10', collectionPage: '1', collectionPlace: '["/games",4,0]' };
  vi.stubGlobal('sessionStorage', memory({ ...kept, ...stored }));

  expect(keptListPlace('/games')).toBeNull();
});

function memory(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
