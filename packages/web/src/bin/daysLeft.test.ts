import { expect, test } from 'vitest';

import { daysLeft } from './daysLeft.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('a copy that was just removed has all its days, and a started day counts', () => {
  expect(daysLeft('2026-12-21T11:59:59Z', now)).toBe(30);
  expect(daysLeft('2026-11-22T00:00:00Z', now)).toBe(1);
});

test('no days are left after the last one', () => {
  expect(daysLeft('2026-11-20T00:00:00Z', now)).toBe(0);
});
