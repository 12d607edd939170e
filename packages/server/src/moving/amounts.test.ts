import { expect, test } from 'vitest';

import { dateOrderOf, dayOf, priceOf } from './amounts.ts';

test.each([
  ['12,50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['€ 1 234,5', 1234.5],
  ['$1,234', 1234],
  ['1.234', 1234],
  ['12.50 EUR', 12.5],
  ["1'234.50", 1234.5],
  ['0', 0],
  ['gift', null],
  ['', null],
  ['-1.0', null],
  ['999999999999', null],
])('a price written as %s is %s', (written, price) => {
  expect(priceOf(written)).toBe(price);
});

test.each([
  ['2024-03-05', '2024-03-05'],
  ['2018-04-25 12:18:55', '2018-04-25'],
  ['5.3.2024', '2024-03-05'],
  ['05/03/2024', '2024-03-05'],
  ['5 Mar 2024', '2024-03-05'],
  ['Mar 5, 2024', '2024-03-05'],
  ['2012-00-00', null],
  ['31/02/2024', null],
  ['soon', null],
])('a day written as %s is %s', (written, day) => {
  expect(dayOf(written, 'dmy')).toBe(day);
});

test('figures alone say which is the day as soon as one of them is larger than twelve', () => {
  expect(dateOrderOf(['01/02/2024', '25/04/2022'])).toBe('dmy');
  expect(dateOrderOf(['01/02/2024', '04/25/2022'])).toBe('mdy');
  expect(dateOrderOf(['01/02/2024'])).toBeNull();
  expect(dateOrderOf(['25/04/2022', '04/25/2022'])).toBe('mixed');
});
