import { expect, test } from 'vitest';

import { isReturnLocation } from './device.ts';

test.each(['/', '/collection/12?tab=owned&gameId=5#frag', '/settings'])(
  '%s may be returned to',
  (location) => {
    expect(isReturnLocation(location)).toBe(true);
  },
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/login',
  '/login?signup=true',
  '/auth/callback?code=1',
  '/reset-password',
  `/${'a'.repeat(1_000)}`,
])('%s may not', (location) => {
  expect(isReturnLocation(location)).toBe(false);
});
