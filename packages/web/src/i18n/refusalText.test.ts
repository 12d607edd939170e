import { expect, test } from 'vitest';

import { toCallError } from '../api/refusal.ts';
import { en } from './en.ts';
import { failureText } from './refusalText.ts';

const connection = 'Check your connection and try again.';
const fault = 'Something went wrong on our side. Please try again in a moment.';

test.each([
  ['no network', new TypeError('Failed to fetch'), connection],
  [
    'our fault',
    toCallError({ error: 'Something went wrong', code: 'fault', requestId: 'r-7' }, 500),
    `${fault} If it stays, tell us this number: r-7`,
  ],
  ['a page of what stands before our server', toCallError(null, 502), fault],
  ['our refusal', toCallError({ error: 'No.', code: 'game_not_found' }, 404), 'Game not found.'],
])('what did not come is told by its cause: %s', (_what, error, told) => {
  expect(failureText(en, error)).toBe(told);
});
