import { expect, test } from 'vitest';

import { cleanPrice, currencies, formatMoney, parsePrice, priceText, toCurrency } from './money.rules.ts';

test.each([
  ['1.234,50 €', 'EUR', '1234,50', 1234.5],
  ['$1,234.50', 'USD', '1234.50', 1234.5],
  ['1.2a3,4,5', 'EUR', '123,45', 123.45],
  ['12.34.5', 'USD', '12.345', 12.35],
  ['abc', 'USD', '', null],
  [',5', 'EUR', ',5', 0.5],
  ['12\u202f345,6', 'EUR', '12345,6', 12345.6],
] as const)('%o typed in %s stays as %o', (typed, currency, cleaned, price) => {
  expect(cleanPrice(typed, currency)).toBe(cleaned);
  expect(parsePrice(cleaned)).toBe(price);
});

test('cleaning a price twice changes nothing, whatever was typed', () => {
  const alphabet = '0123456789.,€$ a-';
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

  for (let round = 0; round < 5000; round += 1) {
    const typed = Array.from({ length: next(12) }, () => alphabet[next(alphabet.length)]).join('');
    for (const currency of currencies) {
      const cleaned = cleanPrice(typed, currency);
      expect(cleanPrice(cleaned, currency)).toBe(cleaned);
      expect(cleaned).toMatch(currency === 'EUR' ? /^\d*,?\d*$/ : /^\d*\.?\d*$/);
    }
  }
});

test('every amount of cents is read back from the field as it was stored', () => {
  for (let cents = 0; cents < 100_000; cents += 7) {
    const price = cents / 100;
    for (const currency of currencies) {
      expect(parsePrice(cleanPrice(priceText(price, currency), currency))).toBe(price);
    }
  }
});

test('money is shown with its symbol and two decimals, and N/A where there is none', () => {
  expect(formatMoney(12.5, 'USD')).toBe('$12.50');
  expect(formatMoney(1_234_567.5, 'USD')).toBe('$1,234,567.50');
  expect(formatMoney(1234.5, 'EUR')).toBe('€1.234,50');
  expect(formatMoney(1234.5, 'EUR', 0)).toBe('€1.235');
  expect(formatMoney(null, 'EUR')).toBe('N/A');
});

test('any preference other than EUR is treated as USD', () => {
  expect([toCurrency('EUR'), toCurrency('GBP'), toCurrency(null)]).toEqual(['EUR', 'USD', 'USD']);
});
