import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigurationError, readConfig } from './config.ts';

const env = { CARTOUCHE_DATA: join(tmpdir(), 'cartouche-never-made') };

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
};

const igdb = { IGDB_CLIENT_ID: 'id', IGDB_CLIENT_SECRET: 'secret' };

const production = {
  CARTOUCHE_EDITION: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://games.example.org',
};

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
  [
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PRICE_MONTHLY: 'price_1' },
    'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY go together.',
  ],
  [
    { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is a test key.',
  ],
  [
    { ...stripe, STRIPE_PRICE_YEARLY: 'price_month' },
    'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are one price.',
  ],
  [
    { ...stripe, STRIPE_API_URL: 'http://api.example.org' },
    'STRIPE_API_URL cannot be used: write an https address, or http on this machine.',
  ],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRETS: 'whsec_1, secret' },
    'STRIPE_WEBHOOK_SECRETS cannot be used: write the endpoint’s signing secrets: whsec_…, separated by commas.',
  ],
  [{ IGDB_CLIENT_ID: 'x' }, 'IGDB_CLIENT_ID and IGDB_CLIENT_SECRET go together.'],
  [
    { ...igdb, IGDB_BASE_URL: 'http://api.example.org' },
    'IGDB_BASE_URL cannot be used: write an https address, or http on this machine.',
  ],
  [
    { ...igdb, IGDB_MODE: 'stub' },
    'IGDB_MODE=stub needs the stand-in that `npm start` starts; leave the variable out.',
  ],
  [{ ...igdb, ...production, IGDB_MODE: 'stub' }, 'IGDB_MODE=stub is for the local edition only.'],
  [{ TRIALS: 'never' }, 'TRIALS cannot be used: write every or first.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET needs 32 characters or more; `openssl rand -base64 32` makes one.'],
])('%j gives one line that says what to write', (wrong, line) => {
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

test('payments are off without keys, and with them the table follows the mode of the keys', () => {
  const tests = {
    STRIPE_TEST_PRICE_MONTHLY: 'price_m',
    STRIPE_TEST_PRICE_YEARLY: 'price_y',
    PRICE_YEARLY: '2499',
  };

  const off = readConfig(env);
  const live = readConfig({ ...env, ...stripe, ...tests, CARTOUCHE_EDITION: 'local' });
  const sandbox = readConfig({ ...env, ...stripe, ...tests, STRIPE_SECRET_KEY: 'sk_test_1' });

  expect(off).toMatchObject({ stripe: undefined, trials: 'every', hasDeveloperPages: true });
  expect(live.stripe).toMatchObject({
    isTest: false,
    webhookSecrets: ['whsec_1', 'whsec_2'],
    prices: { month: { id: 'price_month', amount: 249 }, year: { id: 'price_year', amount: 2499 } },
  });
  expect(sandbox.stripe).toMatchObject({ isTest: true, prices: { month: { id: 'price_m' } } });
});

test('the pages for developers are off in production unless they are wanted', () => {
  expect(readConfig({ ...env, ...production }).hasDeveloperPages).toBe(false);
  expect(readConfig({ ...env, ...production, DEVELOPER_PAGES: 'on' }).hasDeveloperPages).toBe(true);
});

test('IGDB is off without keys, or where that is wanted; its pictures come from its host only where it is on', () => {
  const on = readConfig({ ...env, ...igdb, IGDB_BASE_URL: 'https://proxy.example.org/igdb/' });

  expect(readConfig(env)).toMatchObject({ igdb: undefined, pictureOrigins: [] });
  expect(readConfig({ ...env, ...igdb, IGDB_MODE: 'off' })).toMatchObject({
    igdb: undefined,
    pictureOrigins: [],
  });
  expect(on.igdb).toMatchObject({ apiUrl: 'https://proxy.example.org/igdb', isStandIn: false });
  expect(on.pictureOrigins).toEqual(['https://images.igdb.com']);
});

test('covers come from IGDB where it is on, or from what is named, in that order', () => {
  const sourcesOf = (more: object) => readConfig({ ...env, ...more }).covers.sources;

  expect(sourcesOf({})).toEqual([]);
  expect(sourcesOf(igdb)).toEqual(['igdb']);
  expect(sourcesOf({ ...igdb, COVERS_SOURCES: 'libretro, IGDB' })).toEqual(['libretro', 'igdb']);
  expect(sourcesOf({ ...igdb, COVERS_SOURCES: 'off' })).toEqual([]);
  // The local edition reads its variables once before the stand-in of IGDB is there.
  expect(sourcesOf({ COVERS_SOURCES: 'igdb,libretro' })).toEqual(['libretro']);
});

test.each([
  [{ COVERS_SOURCES: 'mobygames' }, /write off, or igdb, libretro in your order/],
  [{ COVERS_SOURCES: 'libretro,libretro' }, /write off, or igdb, libretro in your order/],
  [
    {
      CARTOUCHE_EDITION: 'production',
      AUTH_SECRET: 'a'.repeat(32),
      PUBLIC_URL: 'https://games.example.org',
      COVERS_SOURCES: 'igdb',
    },
    /needs IGDB_CLIENT_ID/,
  ],
  [{ COVERS_MB: '1' }, /COVERS_MB cannot be used: write a whole number from 16/],
])('%o cannot be the sources of covers', (more, message) => {
  expect(() => readConfig({ ...env, ...more })).toThrow(message);
});
