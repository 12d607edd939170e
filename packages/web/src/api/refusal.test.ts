import { expect, test } from 'vitest';

import { isFinal, toCallError, toRefusal } from './refusal.ts';

const ours = { error: 'Too many attempts.', code: 'slow_down' };
const page = '<html>Blocked by your company</html>';

test.each([
  ['our refusal', toCallError(ours, 409), true],
  ['our refusal that says when to come back', toCallError(ours, 429), true],
  ['our fault', toCallError({ error: 'Something went wrong', code: 'fault' }, 500), false],
  ["a proxy's page that refuses", toCallError(page, 403), true],
  ["a proxy's page instead of a missing one", toCallError(null, 404), true],
  ["a proxy's 'too slow'", toCallError(page, 408), false],
  ["a proxy's 'too many'", toCallError(page, 429), false],
  ["a proxy's page for a server that is down", toCallError(page, 502), false],
  ['no network', new TypeError('Failed to fetch'), false],
])('%s', (_what, error, isExpectedFinal) => {
  expect(isFinal(error)).toBe(isExpectedFinal);
});

test('an answer that is not from our server reads as a failed connection', () => {
  expect(toRefusal(toCallError(page, 403))).toBeNull();
  expect(toRefusal(toCallError(ours, 409))).toMatchObject({ code: 'slow_down', status: 409 });
});
