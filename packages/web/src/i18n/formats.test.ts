import { expect, test } from 'vitest';

import { formats } from './formats.ts';

test('French writes only the first of a month as an ordinal, and ‘à’ before a time', () => {
  expect(formats.fr.date('2027-03-01')).toBe('1er mars 2027');
  expect(formats.fr.day('2027-03-01T12:00:00Z')).toBe('1er mars 2027');
  expect(formats.fr.moment('2027-03-01T12:00:00Z')).toMatch(/^1er mars 2027 à \d\d:00$/);
  expect(formats.fr.date('2027-03-11')).toBe('11 mars 2027');
  expect(formats.fr.date('2027-03')).toBe('mars 2027');
  expect(formats.en.date('2027-03-01')).toBe('Mar 1, 2027');
});
