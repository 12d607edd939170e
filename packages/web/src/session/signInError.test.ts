import { expect, test } from 'vitest';

import { session as text } from '../i18n/en/session.ts';
import { signInError } from './signInError.ts';

test('a failed social sign-in names its provider, then the reason', () => {
  expect(signInError(text, { provider: 'discord', error: 'email_not_found' })).toBe(
    `An error occurred during Discord sign in. ${text.errors.email_not_found}`,
  );
});

test('a link that is too old says so, in whatever letters its code comes', () => {
  expect(signInError(text, { error: 'TOKEN_EXPIRED' })).toBe(text.errors.token_expired);
});

test('a code by another name says the same', () => {
  expect(signInError(text, { error: 'state_not_found' })).toBe(text.errors.state_mismatch);
});

test.each(['constructor', '__proto__', 'whatever'])(
  'the unknown code %s still says what to do next',
  (error) => {
    expect(signInError(text, { error })).toBe(text.errorElse);
    expect(signInError(text, { provider: error, error })).toBe(text.errorElse);
  },
);

test('without an error nothing is said', () => {
  expect(signInError(text, { provider: 'google' })).toBeNull();
});
