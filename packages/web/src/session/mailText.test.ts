import { expect, test } from 'vitest';

import { mailParts } from './mailText.ts';

const origin = 'http://localhost:4747';

test('a link to our own site can be clicked, and the text around it stays', () => {
  expect(mailParts(`Confirm here:\n\n${origin}/api/auth/verify-email?token=a.b\n\nBye\n`, origin)).toEqual([
    { text: 'Confirm here:\n\n' },
    { text: `${origin}/api/auth/verify-email?token=a.b`, href: `${origin}/api/auth/verify-email?token=a.b` },
    { text: '\n\nBye' },
  ]);
});

test.each([
  'https://elsewhere.example/',
  `${origin}.elsewhere.example/`,
  'http://localhost:4748/',
  'http://',
])('%s stays text', (address) => {
  expect(mailParts(`See ${address}`, origin).every((part) => part.href === undefined)).toBe(true);
});
