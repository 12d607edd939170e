import { expect, test } from 'vitest';

import { session as text } from '../i18n/en/session.ts';
import { signInError } from './signInError.ts';

test('a failed social sign-in names its provider, then the reason', () => {
  expect(signInError(text, { provider: 'discord', error: 'email_not_found' })).toBe(
    `An error occurred during Discord sign in. ${text.errors.email_not_found}`,
  );
});

test('an expired link says so, in upper or lower case', () => {
  expect(signInError(text, { error: 'TOKEN_EXPIRED' })).toBe(text.errors.token_expired);
});

test('another code for the same error says the same', () => {
  expect(signInError(text, { error: 'state_not_found' })).toBe(text.errors.state_mismatch);
});

test.each(['constructor', '__proto__', 'whatever'])(
  'the unknown code %s still says what to do next',
  (error) => {
    expect(signInError(text, { error })).toBe(text.errorElse);
    expect(signInError(text, { provider: error, error })).toBe(text.errorElse);
  },
);

test('without an error there is no message', () => {
  expect(signInError(text, { provider: 'google' })).toBeNull();
});
