import { expect, test } from 'vitest';

import { fold, releaseYear, searchWords } from './catalogue.rules.ts';

test.each([
  ['Pokémon Snap', 'pokemon snap'],
  ['Ōkami', 'okami'],
  ['Tony Hawk’s Pro Skater 2', 'tony hawk s pro skater 2'],
  ['  R-Type   III: The Third Lightning ', 'r type iii the third lightning'],
  ['Æon Flux', 'aeon flux'],
  ['スーパーマリオ', 'スーハーマリオ'],
  ['★★★', ''],
])('%o is compared as %o', (title, folded) => {
  expect(fold(title)).toBe(folded);
});

test('folding twice is folding once', () => {
  for (const title of ['Pokémon', 'Straße & Höhle', 'ｆｕｌｌ　ｗｉｄｔｈ', 'Ⅻ Kingdoms', 'İstanbul']) {
    expect(fold(fold(title))).toBe(fold(title));
  }
});

test('a search is its words, each once', () => {
  expect(searchWords('  Mario   KART mario! ')).toEqual(['mario', 'kart']);
  expect(searchWords(' -- ')).toEqual([]);
});

test('a date shorter than a day still has a year', () => {
  expect([releaseYear('1990-11-21'), releaseYear('1990'), releaseYear(null)]).toEqual(['1990', '1990', null]);
});
