import { expect, test } from 'vitest';

import { averageValue } from './averageValue.ts';

test('the average is the value divided by the number of games, and unknown without games', () => {
  expect(averageValue(30, 4)).toBe(7.5);
  expect(averageValue(20.29, 3)).toBe(6.76);
  expect(averageValue(0, 0)).toBeNull();
});

test('half a cent is rounded up, as the database does', () => {
  expect(averageValue(2.01, 2)).toBe(1.01);
  expect(averageValue(0.25, 2)).toBe(0.13);
});
