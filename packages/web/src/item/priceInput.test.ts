import { expect, test } from 'vitest';

import { editPrice, isAmbiguous, pastePrice } from './priceInput.ts';

test('characters that are not part of a price disappear, and the caret stays between its neighbours', () => {
  expect(editPrice('12x93,45', 3, 'EUR')).toEqual({ text: '1293,45', caret: 2 });
  expect(editPrice('12x9,45', 4, 'EUR')).toEqual({ text: '129,45', caret: 3 });
});

test('a pasted amount with its currency is understood', () => {
  expect(editPrice('1.234,50 €', 10, 'EUR')).toEqual({ text: '1234,50', caret: 7 });
  expect(editPrice('$1,234.50', 9, 'USD')).toEqual({ text: '1234.50', caret: 7 });
});

test('a paste replaces the selection, and its last separator becomes the decimal one', () => {
  expect(pastePrice('12.50', { text: '', selection: [0, 0] }, 'EUR')).toEqual({ text: '12,50', caret: 5 });
  expect(pastePrice('9,99', { text: '12.50', selection: [0, 5] }, 'USD')).toEqual({ text: '9.99', caret: 4 });
  expect(pastePrice('7.5', { text: '1,25', selection: [0, 1] }, 'EUR')).toEqual({ text: '7,525', caret: 3 });
});

test('a second decimal separator is ignored', () => {
  expect(editPrice('12,5,', 5, 'EUR')).toEqual({ text: '12,5', caret: 4 });
});

test('an amount that may have been misread is shown', () => {
  const prices = ['1250', '1234,50', '12.345', '1.23450'];
  const plain = ['', '12', '12,50', '149.99', '999.99'];

  expect(prices.map(isAmbiguous)).toEqual([true, true, true, true]);
  expect(plain.map(isAmbiguous)).toEqual([false, false, false, false, false]);
});
