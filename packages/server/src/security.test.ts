import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createApp } from './app.ts';
import { type Product, type TestUser, password, startProduct, toRequest } from './testing/product.ts';

let product: Product;
let app: Awaited<ReturnType<typeof createApp>>;
let lines: string[] = [];
beforeAll(async () => {
  product = await startProduct();
  app = await noting({ securityLog: true });
});
afterAll(async () => {
  await app.close();
  await product.close();
});
beforeEach(() => void (lines = []));

/** A server with the usual LOG_LEVEL, and its log in `lines`. */
function noting(settings: { securityLog: boolean; requestsPerMinute?: number }) {
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  return createApp({ ...product.ctx, log, config: { ...product.ctx.config, ...settings } });
}

const ask = (user: TestUser | null, call: string, input: object = {}, rest: InjectOptions = {}) =>
  app.inject({ ...toRequest(call, input), ...rest, headers: user ? { cookie: user.cookie } : {} });

function noted() {
  return lines.map((line) => {
    const { level, time, pid, hostname, ...rest } = JSON.parse(line) as Record<string, unknown>;
    expect([level, typeof time, typeof pid, typeof hostname]).toEqual([30, 'number', 'number', 'string']);
    return rest;
  });
}

test('the log of an account’s day has only ids, and nothing else of its owner', async () => {
  const ana = await product.user('ana');
  const newPassword = 'another battery staple';
  const userId = ana.id;

  await ask(null, 'session.signIn', { email: ana.email.toUpperCase(), password: 'a guess' });
  await ask(null, 'session.signIn', { email: 'nobody@example.com', password: 'a guess' });
  await ask(null, 'session.signIn', { email: ana.email, password });
  const made = await ask(ana, 'keys.create', { name: 'for a script' });
  const { id: keyId } = made.json<{ id: string }>();
  await ask(ana, 'keys.revoke', { id: keyId });
  const changed = await ask(ana, 'session.changePassword', { currentPassword: password, newPassword });
  const cookie = changed.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  await ask({ ...ana, cookie }, 'account.delete', { password: newPassword });

  const refused = {
    security: 'refused',
    call: 'session.signIn',
    code: 'credentials_invalid',
    requestId: expect.any(String) as string,
  };
  expect(noted()).toEqual([
    { security: 'sign_in_failed', userId },
    refused,
    { security: 'sign_in_failed' },
    refused,
    { security: 'signed_in', userId },
    { security: 'key_made', userId, keyId },
    { security: 'key_revoked', userId, keyId },
    { security: 'signed_in', userId },
    { security: 'password_changed', userId },
    { security: 'account_deleted', userId },
  ]);
  expect(lines.join()).not.toMatch(/@|127\.0\.0|cookie|session_token|battery|guess|script/);
});

test('signing out and a new password by mail are logged', async () => {
  const ana = await product.user('ana');
  await product.as(null, 'session.requestReset', { email: ana.email });
  await expect.poll(async () => (await product.linkMailedTo(ana.email)).pathname).toBe('/reset-password');
  const token = (await product.linkMailedTo(ana.email)).searchParams.get('token');

  await ask(ana, 'session.signOut');
  await ask(null, 'session.resetPassword', { token, password: 'a new password of ana' });

  expect(noted()).toEqual([
    { security: 'signed_out', userId: ana.id },
    { security: 'password_reset', userId: ana.id },
  ]);
});

test('refusals are logged with user and call: signed out, not theirs, too often', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');

  await ask(null, 'session.current');
  await ask(null, 'collection.latest');
  await ask(bo, 'catalogue.fetchGames', { p_user: ana.id });
  await app.inject({ url: '/api/archive' });
  await app.inject({
    method: 'POST',
    url: '/api/session/sign-out',
    headers: { origin: 'https://evil.example' },
  });
  for (let time = 0; time < 11; time += 1) {
    await ask(null, 'session.requestReset', { email: `${time}@example.com` }, { remoteAddress: '10.7.0.1' });
  }

  const requestId = expect.any(String) as string;
  const refused = { security: 'refused', requestId };
  expect(noted()).toEqual([
    { ...refused, call: 'collection.latest', code: 'signed_out' },
    { ...refused, call: 'catalogue.fetchGames', code: 'not_yours', userId: bo.id },
    { ...refused, call: '/api/archive', code: 'signed_out' },
    { ...refused, call: '/api/*', code: 'foreign_origin' },
    { ...refused, call: 'session.requestReset', code: 'slow_down' },
  ]);
});

test('too many requests from an address are logged, without the address', async () => {
  const strict = await noting({ securityLog: true, requestsPerMinute: 2 });

  for (let time = 0; time < 3; time += 1) await strict.inject('/api/session/options?email=ana@example.com');
  await strict.close();

  expect(noted()).toMatchObject([{ security: 'refused', code: 'slow_down', call: '/api/*' }]);
  expect(lines.join()).not.toContain('@');
});

test('mere mistakes are not logged, and nothing is when the log is off', async () => {
  const ana = await product.user('ana');
  const silent = await noting({ securityLog: false });

  await ask(ana, 'catalogue.game', { gameId: 2_000_000_000 });
  await ask(ana, 'platforms.add', { platformId: 'x' });
  await silent.inject(toRequest('collection.latest', {}));
  await silent.close();

  expect(lines).toEqual([]);
});
