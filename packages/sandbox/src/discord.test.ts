import { afterAll, expect, test } from 'vitest';

import { startDiscord } from './discord.ts';
import { discordClient, publicUrl, submit } from './testing.ts';

const redirectUri = `${publicUrl}/api/auth/callback/discord`;
let nowMs = 0;
const discord = await startDiscord({ redirectUri, now: () => nowMs });
const client = discordClient(discord);
afterAll(() => discord.close());

test('a sample person comes back with a code that gives access to the account', async () => {
  const back = await client.pick('Sample Sam', { state: 'kept as it is &=' });

  const token = await client.token(back.get('code'));
  const user = await client.user(token.body['access_token']);

  expect(back.get('state')).toBe('kept as it is &=');
  expect(token).toMatchObject({
    status: 200,
    body: { token_type: 'Bearer', expires_in: 604_800, scope: 'identify email' },
  });
  expect(user).toMatchObject({
    status: 200,
    body: { username: 'sample_sam', global_name: 'Sample Sam', avatar: null },
  });
});

test.each([
  ['Sample Sam', 'identify email', { email: 'sam@example.com', verified: true }],
  ['Sample Uma', 'identify email', { email: 'uma@example.com', verified: false }],
  ['Sample Nilo', 'identify email', { email: null, verified: false }],
  ['Sample Sam', 'identify', { email: undefined, verified: undefined }],
])('the account of %s tells with scope %j no more than %j', async (name, scope, expected) => {
  const back = await client.pick(name, { scope });

  const token = await client.token(back.get('code'));
  const user = await client.user(token.body['access_token']);

  expect({ email: user.body['email'], verified: user.body['verified'] }).toEqual(expected);
});

test('Cancel goes back with access_denied and no code', async () => {
  const page = client.page({ state: 'mine' });

  const back = await submit(page, { cancel: 'yes' });

  expect(Object.fromEntries(back)).toMatchObject({ error: 'access_denied', state: 'mine' });
  expect(back.has('code')).toBe(false);
});

test.each([{ client_id: 'a stranger' }, { redirect_uri: 'https://evil.example' }])(
  'nobody is redirected for %j',
  async (wrong) => {
    const page = client.page(wrong);

    const shown = await fetch(page);
    const cancelled = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ cancel: 'yes' }),
      redirect: 'manual',
    });

    expect([shown.status, cancelled.status]).toEqual([400, 400]);
    expect(cancelled.headers.get('location')).toBeNull();
  },
);

test('a wrong secret is refused', async () => {
  const back = await client.pick('Sample Sam');

  const answer = await client.token(back.get('code'), { client_secret: 'wrong' });

  expect(answer).toEqual({ status: 401, body: { error: 'invalid_client' } });
});

test('a code works once', async () => {
  const back = await client.pick('Sample Sam');
  await client.token(back.get('code'));

  const again = await client.token(back.get('code'));

  const body = { error: 'invalid_grant', error_description: 'Invalid "code" in request.' };
  expect(again).toEqual({ status: 400, body });
});

test('a code works for 100 seconds', async () => {
  const back = await client.pick('Sample Sam');

  nowMs += 100_000;
  const late = await client.token(back.get('code'));

  expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('a code works only with the redirect_uri it was issued for', async () => {
  const back = await client.pick('Sample Sam');

  const answer = await client.token(back.get('code'), { redirect_uri: `${redirectUri}/` });

  const body = { error: 'invalid_grant', error_description: 'Invalid "redirect_uri" in request.' };
  expect(answer).toEqual({ status: 400, body });
});

test('any other grant type is refused', async () => {
  const answer = await client.token('any', { grant_type: 'password' });

  expect(answer).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
});

test('a token that was never issued gives access to no account', async () => {
  const answer = await client.user('no such token');

  expect(answer).toEqual({ status: 401, body: { message: '401: Unauthorized', code: 0 } });
});
