import { expect, test } from 'vitest';

import { dateOrderOf, dayOf, priceOf } from './amounts.ts';

test.each([
  ['12,50', 12.5],
  ['85,--', 85],
  ['85,-', 85],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['€ 1 234,5', 1234.5],
  ['$1,234', 1234],
  ['1.234', 1234],
  ['12.50 EUR', 12.5],
  ["1'234.50", 1234.5],
  ['12€50', 12.5],
  ['12 € 50', 12.5],
  ['1 200 €50', 1200.5],
  ['12EUR50', 12.5],
  ['12 kr 50', 12.5],
  ['12 euros', 12],
  ['12€5', null],
  ['1,234,567', 1234567],
  ['1.2345', 1.23],
  ['33.333333', 33.33],
  ['1234.567', 1234.57],
  ['0.125', 0.13],
  ['14.9950', 15],
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
  ['12 août 2023', '2023-08-12'],
  ['12 AOUT 2023', '2023-08-12'],
  ['3 févr. 2022', '2022-02-03'],
  ['1er mai 2020', '2020-05-01'],
  ['samedi 5 juin 2021', '2021-06-05'],
  ['14 juillet 2021', '2021-07-14'],
  ['24 décembre 2019', '2019-12-24'],
  ['5. März 2024', '2024-03-05'],
  ['3. Dezember 2021', '2021-12-03'],
  ['5 de enero de 2020', '2020-01-05'],
  ['5 martian 2024', null],
  ['5 jui 2024', null],
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
