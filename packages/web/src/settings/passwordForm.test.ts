import { expect, test } from 'vitest';

import { slipIn } from './passwordForm.ts';

test.each([
  ['', 'new one', 'new one'],
  ['old', '', 'new one'],
  ['old', 'new one', ''],
  ['', '', ''],
])('all three fields are required: %j, %j, %j', (current, next, repeated) => {
  expect(slipIn({ current, next, repeated })).toBe('allRequired');
});

test('new passwords that differ are reported only once all fields are filled', () => {
  expect(slipIn({ current: '', next: 'one', repeated: 'two' })).toBe('allRequired');
  expect(slipIn({ current: 'old', next: 'one', repeated: 'two' })).toBe('newDiffer');
});

test('a short password is left for the server to refuse, in its own words', () => {
  expect(slipIn({ current: 'old', next: 'x', repeated: 'x' })).toBeNull();
});
