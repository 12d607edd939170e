import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigurationError, readConfig } from './config.ts';

const env = { CARTOUCHE_DATA: join(tmpdir(), 'cartouche-never-made') };

test.each([
  [{ CARTOUCHE_EDITION: 'prod' }, 'CARTOUCHE_EDITION cannot be used: write local or production.'],
  [{ PORT: '70000' }, 'PORT cannot be used: write a whole number from 0 to 65535.'],
  [{ PORT: '4.5' }, 'PORT cannot be used: write a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'games' }, 'PUBLIC_URL cannot be used: write an address such as https://games.example.org.'],
  [
    { PUBLIC_URL: 'https://example.org/games' },
    'PUBLIC_URL cannot be used: leave out the path: https://games.example.org.',
  ],
  [
    { SMTP_URL: 'mail.example.org:587' },
    'SMTP_URL cannot be used: write an address such as smtp://user:password@host:587.',
  ],
  [
    { MAIL_FROM: 'Cartouche' },
    'MAIL_FROM cannot be used: write a sender such as Cartouche <no-reply@example.org>.',
  ],
  [{ FEEDBACK_TO: 'me' }, 'FEEDBACK_TO cannot be used: write an e-mail address.'],
  [{ DISCORD_CLIENT_ID: 'x' }, 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET go together.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET needs 32 characters or more; `openssl rand -base64 32` makes one.'],
])('%j is one line that says what to write', (wrong, line) => {
  expect(() => readConfig({ ...env, ...wrong })).toThrow(new ConfigurationError(line));
});

test('wrong values are not repeated: they may contain a password', () => {
  const wrong = { SMTP_URL: 'mail://ana:hunter2@host', DATABASE_URL: 'mysql://ana:hunter2@host/games' };

  expect(() => readConfig({ ...env, ...wrong })).toThrow(/^((?!hunter2)[^])*$/);
});

test('reading the configuration writes nothing, and says whether the secret is new', () => {
  const { authSecret, isSecretNew } = readConfig(env);

  expect(authSecret).toHaveLength(43);
  expect(isSecretNew).toBe(true);
  expect(existsSync(env.CARTOUCHE_DATA)).toBe(false);
});
