import { formatMoney } from '@cartouche/contract/money.rules';
import { expect, test } from 'vitest';

import { bin } from './en/bin.ts';
import { bulkChange } from './en/bulkChange.ts';
import { collection } from './en/collection.ts';
import { formats } from './formats.ts';
import { bin as binFr } from './fr/bin.ts';
import { bulkChange as bulkChangeFr } from './fr/bulkChange.ts';
import { collection as collectionFr } from './fr/collection.ts';

test('the tabs have the same names on every screen, in both languages', () => {
  expect(collection.tabs).toEqual({
    all: 'All',
    owned: 'Owned',
    wishlist: 'Wishlist',
    incomplete: 'Incomplete',
  });
  expect(collectionFr.tabs).toEqual({
    all: 'Tous',
    owned: 'Possédés',
    wishlist: 'Souhaits',
    incomplete: 'Incomplets',
  });
});

test('French counts zero as one, English as several', () => {
  expect([collection.found(0), collection.found(1), collection.found(2)]).toEqual([
    '0 games',
    '1 game',
    '2 games',
  ]);
  expect([collectionFr.found(0), collectionFr.found(1), collectionFr.found(2)]).toEqual([
    '0 jeu',
    '1 jeu',
    '2 jeux',
  ]);
});

test('large numbers are grouped in the way of each language', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');

  expect([bin.count(12_345), plain(binFr.count(12_345))]).toEqual([
    '12,345 games in the bin',
    '12 345 jeux dans la corbeille',
  ]);
  expect(bulkChange.willChange(1_234)).toBe('1,234 copies change');
  expect(plain(bulkChangeFr.willChange(1_234))).toContain('1 234');
});

test.each([
  [1234.5, 'USD', '$1,234.50', '1 234,50 $'],
  [1234.5, 'EUR', '€1,234.50', '1 234,50 €'],
  [-0.5, 'EUR', '-€0.50', '-0,50 €'],
  [1_000_000, 'JPY', '¥1,000,000', '1 000 000 ¥'],
  [null, 'USD', 'N/A', 'N/A'],
])('%s %s is %s in English and %s in French', (amount, currency, english, french) => {
  const inFrench = formatMoney(amount, currency, { language: 'fr' });

  expect([formatMoney(amount, currency), inFrench.replace(/[\u202f\u00a0]/g, ' ')]).toEqual([
    english,
    french,
  ]);
});

test('dates are as precise as they are known, in both languages', () => {
  const dates = ['1995', '1995-10', '1995-10-20'];

  expect(dates.map(formats.en.date)).toEqual(['1995', 'October 1995', 'Oct 20, 1995']);
  expect(dates.map(formats.fr.date)).toEqual(['1995', 'octobre 1995', '20 oct. 1995']);
});

test('titles are sorted as people sort them', () => {
  const titles = ['Zelda 10', 'Éclair', 'zelda 9', 'echo', 'Fzero'];

  for (const { compare } of [formats.en, formats.fr]) {
    expect(titles.toSorted(compare)).toEqual(['echo', 'Éclair', 'Fzero', 'zelda 9', 'Zelda 10']);
  }
});
