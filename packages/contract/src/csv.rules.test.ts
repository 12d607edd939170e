import { expect, test } from 'vitest';

import { csvHeader, csvLine } from './csv.rules.ts';

test('a file begins with the mark that tells spreadsheets it is UTF-8, then the names of its columns', () => {
  expect(csvHeader(['title', 'platform'])).toBe('\uFEFFtitle,platform\r\n');
});

test('every value is quoted with its quotes doubled, and null becomes an empty cell', () => {
  expect(csvLine(['The "Real" Ghostbusters, Part\n2', 12.5, true, null])).toBe(
    '"The ""Real"" Ghostbusters, Part\n2","12.5","true",""\r\n',
  );
});
