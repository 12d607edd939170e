import { expect, test } from 'vitest';

import { csvHeader, csvLine } from './csv.rules.ts';

test('a file begins with the mark that spreadsheets know UTF-8 by, and the names of its columns', () => {
  expect(csvHeader(['title', 'platform'])).toBe('\uFEFFtitle,platform\r\n');
});

test('every value is quoted, its quotes are doubled, and nothing is nothing', () => {
  expect(csvLine(['The "Real" Ghostbusters, Part\n2', 12.5, true, null])).toBe(
    '"The ""Real"" Ghostbusters, Part\n2","12.5","true",""\r\n',
  );
});
