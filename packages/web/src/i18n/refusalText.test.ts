import { expect, test } from 'vitest';

import { toCallError } from '../api/refusal.ts';
import { en } from './en.ts';
import { french } from './fr.ts';
import { failureText, refusalText } from './refusalText.ts';

const connection = 'Check your connection and try again.';
const fault = 'Something went wrong on our side. Please try again in a moment.';

test.each([
  ['no network', new TypeError('Failed to fetch'), connection],
  [
    'our fault',
    toCallError({ error: 'Something went wrong', code: 'fault', requestId: 'r-7' }, 500),
    `${fault} If it keeps happening, tell us this number: r-7`,
  ],
  ['a page of what stands before our server', toCallError(null, 502), fault],
  ['our refusal', toCallError({ error: 'No.', code: 'game_not_found' }, 404), 'Game not found.'],
])('the message names the cause of a failure: %s', (_what, error, told) => {
  expect(failureText(en, error)).toBe(told);
});

test.each([
  [1, en, 'Too many attempts. Please wait 1 second and try again.'],
  [45, en, 'Too many attempts. Please wait 45 seconds and try again.'],
  [130, en, 'Too many attempts. Please wait 3 minutes and try again.'],
  [119 * 60, en, 'Too many attempts. Please wait 119 minutes and try again.'],
  [119 * 60 + 1, en, 'Too many attempts. Please wait 2 hours and try again.'],
  [12 * 3600, en, 'Too many attempts. Please wait 12 hours and try again.'],
  [12 * 3600 + 1, en, 'Too many attempts. Please try again tomorrow.'],
  [24 * 3600, en, 'Too many attempts. Please try again tomorrow.'],
  [6 * 24 * 3600, en, 'Too many attempts. Please wait 6 days and try again.'],
  [4 * 3600, french.messages, 'Trop de tentatives. Patientez 4 heures avant de réessayer.'],
  [24 * 3600, french.messages, 'Trop de tentatives. Réessayez demain.'],
  [1, french.messages, 'Trop de tentatives. Patientez 1 seconde avant de réessayer.'],
  [45, french.messages, 'Trop de tentatives. Patientez 45 secondes avant de réessayer.'],
])('a wait of %d s is said as somebody would say it', (seconds, text, told) => {
  const error = toCallError({ error: 'Too many.', code: 'slow_down', data: { seconds } }, 429);

  expect(refusalText(text, error)).toBe(told);
});

test.each([
  [en, 'It may have 64 MB, 50,000 rows and 200 columns.'],
  [french.messages, 'Il peut avoir 64\u00a0Mo, 50\u202f000 lignes et 200 colonnes.'],
])('numbers in a refusal are written as its language does: %#', (text, told) => {
  const data = { megabytes: 64, rows: 50_000, columns: 200 };
  const error = toCallError({ error: 'Too large.', code: 'move_too_large', data }, 413);

  expect(refusalText(text, error)).toContain(told);
});
