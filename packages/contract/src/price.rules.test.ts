import { expect, test } from 'vitest';

import { chargedText, decimalsOf, priceTable, yearlySaving } from './price.rules.ts';

test('a year saves a third', () => {
  expect(yearlySaving(priceTable.month, priceTable.year)).toBe(33);
});

test.each([
  [249, 'usd', 'en', '$2.49'],
  [1999, 'usd', 'fr', '19,99\u00a0$'],
  [500, 'jpy', 'en', '¥500'],
  [50_000, 'ugx', 'en', 'UGX 500'],
  [1500, 'clp', 'en', 'CLP 1,500'],
  [1250, 'kwd', 'en', 'KWD 1.250'],
  [0, 'eur', 'en', '€0.00'],
] as const)('%i %s is written in %s as %s', (amount, currency, language, written) => {
  expect(chargedText(amount, currency, { language })).toBe(written);
});

test('no amount is N/A', () => {
  expect(chargedText(null, 'usd')).toBe('N/A');
});

test('the provider counts some currencies in whole units and some in thousandths', () => {
  expect(['USD', 'JPY', 'ISK', 'KWD'].map(decimalsOf)).toEqual([2, 0, 2, 3]);
});
