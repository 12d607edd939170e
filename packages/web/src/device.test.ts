import { afterEach, expect, test, vi } from 'vitest';

import {
  clearTab,
  forgetDraft,
  isReturnLocation,
  keepDraft,
  keepInterrupted,
  keepListPlace,
  keepReturnLocation,
  keptDraft,
  keptListPlace,
  tabOwner,
  takeInterrupted,
  takeReturnLocation,
  takeTab,
} from './device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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
])('%s may not be returned to', (location) => {
  expect(isReturnLocation(location)).toBe(false);
});

test('a list returns to the place where it was left, and another starts at its top', () => {
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
])('a stored scroll position with %s is ignored', (_fault, stored) => {
  const kept = { collectionScrollY: '10', collectionPage: '1', collectionPlace: '["/games",4,0]' };
  vi.stubGlobal('sessionStorage', memory({ ...kept, ...stored }));

  expect(keptListPlace('/games')).toBeNull();
});

test('what was typed is kept for each form, until it is forgotten', () => {
  vi.stubGlobal('sessionStorage', memory());

  keepDraft('item 5', 'a first');
  keepDraft('feedback', 'a message');
  keepDraft('item 5', 'a second');
  expect([keptDraft('item 5'), keptDraft('feedback'), keptDraft('item 6')]).toEqual([
    'a second',
    'a message',
    null,
  ]);

  forgetDraft('item 5');
  expect([keptDraft('item 5'), keptDraft('feedback')]).toEqual([null, 'a message']);
});

test('what was typed is kept for one day', () => {
  vi.stubGlobal('sessionStorage', memory());
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  keepDraft('feedback', 'a message');

  vi.setSystemTime(new Date('2026-11-23T09:59:59Z'));
  expect(keptDraft('feedback')).toBe('a message');
  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  expect(keptDraft('feedback')).toBeNull();
});

test.each(['{', '3', '[null]', '[{"form":"feedback"}]', '[{"form":"feedback","text":3,"at":1}]'])(
  'drafts stored as %s are ignored',
  (drafts) => {
    vi.stubGlobal('sessionStorage', memory({ drafts }));

    expect(keptDraft('feedback')).toBeNull();
  },
);

test('a user who signs in again finds their drafts', () => {
  vi.stubGlobal('sessionStorage', memory());
  fillTab();

  takeTab('ana');

  expect(keptDraft('feedback')).toBe('of ana');
  expect(takeReturnLocation()).toBe('/search?q=of+ana');
  expect([
    takeInterrupted('deletion'),
    takeInterrupted('item of list'),
    takeInterrupted('item of list'),
  ]).toEqual([null, 5, null]);
});

test('another user who signs in does not find them, and neither does their owner afterwards', () => {
  vi.stubGlobal('sessionStorage', memory());
  fillTab();

  takeTab('bo');
  takeTab('ana');

  expect([keptDraft('feedback'), takeReturnLocation(), takeInterrupted('item of list')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a tab that was cleared has no owner', () => {
  vi.stubGlobal('sessionStorage', memory());
  fillTab();

  clearTab();

  expect([tabOwner(), keptDraft('feedback'), takeReturnLocation()]).toEqual([null, null, null]);
});

test('the place a visitor wanted to go is kept for any user who signs in first', () => {
  vi.stubGlobal('sessionStorage', memory());
  keepReturnLocation('/wishlist');

  takeTab('ana');

  expect(takeReturnLocation()).toBe('/wishlist');
});

function fillTab() {
  takeTab('ana');
  keepDraft('feedback', 'of ana');
  keepReturnLocation('/search?q=of+ana');
  keepInterrupted({ name: 'item of list', about: 5 });
}

function memory(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
