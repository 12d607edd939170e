import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  cleanPasted,
  cleanPrice,
  currencies,
  formatMoney,
  highestPrice,
  parsePrice,
  priceText,
  toCurrency,
} from './money.rules.ts';

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

test.each([
  ['12.50', 'EUR', '12,50'],
  ['€12.5', 'EUR', '12,5'],
  ['12,50 €', 'USD', '12.50'],
  ['1 250,00', 'USD', '1250.00'],
  ['.5', 'EUR', ',5'],
  ['1.250', 'EUR', '1250'],
  ['1,250', 'USD', '1250'],
  ['1.250,50', 'USD', '1.25050'],
  ['$1,234.50', 'USD', '1234.50'],
  ['12.34.56', 'EUR', '123456'],
  ['1250', 'EUR', '1250'],
  ['12.', 'EUR', '12'],
  ['a gift', 'EUR', ''],
] as const)('%o pasted in %s stays as %o', (pasted, of, cleaned) => {
  expect(cleanPasted(pasted, of)).toBe(cleaned);
});

test('a point typed in EUR is dropped, as the specification says', () => {
  expect(cleanPrice('12.50', 'EUR')).toBe('1250');
});

const currency = fc.constantFrom(...currencies);
const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,€$ a-')), maxLength: 16 });
const price = fc.integer({ min: 0, max: highestPrice * 100 }).map((cents) => cents / 100);

test('cleaning keeps digits and one separator, and cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(typed, currency, (text, of) => {
      const cleaned = cleanPrice(text, of);
      expect(cleaned).toMatch(of === 'EUR' ? /^\d*,?\d*$/ : /^\d*\.?\d*$/);
      expect(cleanPrice(cleaned, of)).toBe(cleaned);
    }),
    { numRuns: 2000 },
  );
});

test('every price is read back from the field as it was stored', () => {
  fc.assert(
    fc.property(price, currency, (amount, of) => {
      expect(parsePrice(cleanPrice(priceText(amount, of), of))).toBe(amount);
    }),
  );
});

test.each([
  ['USD', 'en'],
  ['EUR', 'fr'],
] as const)('%s that was shown in %s is read back by its field', (of, language) => {
  fc.assert(
    fc.property(price, (amount) => {
      expect(parsePrice(cleanPrice(formatMoney(amount, of, { language }), of))).toBe(amount);
    }),
  );
});

test('a price never has more than two decimals and is never negative', () => {
  fc.assert(
    fc.property(typed, currency, (text, of) => {
      const read = parsePrice(cleanPrice(text, of)) ?? 0;
      expect(read).toBeGreaterThanOrEqual(0);
      expect(Math.round(read * 100) / 100).toBe(read);
    }),
  );
});

test.each([
  [1234.5, 'JPY', '¥1,235'],
  [1234.4, 'XOF', 'XOF 1,234'],
  [1234.5, 'GBP', '£1,234.50'],
  [0.5, 'CHF', 'CHF 0.50'],
])('%d %s is shown as %s', (amount, of, shown) => {
  expect(formatMoney(amount, of)).toBe(shown);
});

test('money is shown with its symbol and two decimals, as the language writes it, or as N/A if there is none', () => {
  expect(formatMoney(12.5, 'USD')).toBe('$12.50');
  expect(formatMoney(1_234_567.5, 'USD')).toBe('$1,234,567.50');
  expect(formatMoney(1234.5, 'EUR')).toBe('€1,234.50');
  expect(formatMoney(1234.5, 'EUR', { language: 'fr' })).toBe('1\u202f234,50\u00a0€');
  expect(formatMoney(-3, 'USD', { language: 'fr' })).toBe('-3,00\u00a0$');
  expect(formatMoney(1234.5, 'EUR', { digits: 0 })).toBe('€1,235');
  expect(formatMoney(null, 'EUR')).toBe('N/A');
});

test('any preference other than EUR is treated as USD', () => {
  expect([toCurrency('EUR'), toCurrency('GBP'), toCurrency(null)]).toEqual(['EUR', 'USD', 'USD']);
});
