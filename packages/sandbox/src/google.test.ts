import { afterAll, expect, test } from 'vitest';

import { startGoogle } from './google.ts';
import { googleClient, publicUrl } from './testing.ts';

const redirectUri = `${publicUrl}/api/auth/callback/google`;
const google = await startGoogle({ redirectUri });
const client = await googleClient(google);
afterAll(() => google.close());

test('a sample person comes back with a code for an ID token that the published keys confirm', async () => {
  const back = await client.pick('Sample Sam', { state: 'kept' });

  const token = await client.token(back.get('code'));
  const claims = await client.claims(token.body['id_token']);
  const user = await client.user(token.body['access_token']);

  expect(back.get('state')).toBe('kept');
  expect(claims).toMatchObject({
    iss: new URL(google.discoveryUrl).origin,
    aud: google.clientId,
    nonce: 'once',
  });
  expect(claims).toMatchObject({ email: 'sam@example.com', email_verified: true, name: 'Sample Sam' });
  expect(user).toMatchObject({ status: 200, body: { sub: claims?.['sub'], email: 'sam@example.com' } });
});

test('a person keeps the same subject after a restart', async () => {
  const restarted = await startGoogle({ redirectUri });
  const clients = [client, await googleClient(restarted)];

  const subjects = await Promise.all(
    clients.map(async ({ pick, token, claims }) => {
      const answer = await token((await pick('Sample Mia')).get('code'));
      return (await claims(answer.body['id_token']))?.['sub'];
    }),
  );
  await restarted.close();

  expect(subjects[0]).toMatch(/^\d{21}$/);
  expect(subjects[1]).toBe(subjects[0]);
});

test('the page offers only sample people, and says so', async () => {
  const html = await (await fetch(client.page())).text();

  const names = [...html.matchAll(/user-meta">([^<]*)</g)].map(([, name]) => name);

  expect(names).toEqual(['Sample Sam', 'Sample Mia', 'Sample Noor']);
  expect(html).toContain('Sample data');
});

test('an address that is not registered gets no sign-in', async () => {
  const page = client.page({ redirect_uri: 'https://evil.example' });

  const answer = await fetch(page);

  expect(answer.status).toBe(400);
});

test.each([
  [{ client_secret: 'wrong' }, 401, 'invalid_client'],
  [{ code_verifier: 'wrong' }, 400, 'invalid_grant'],
])('a token request with %j is refused', async (wrong, status, error) => {
  const back = await client.pick('Sample Sam');

  const answer = await client.token(back.get('code'), wrong);

  expect(answer).toMatchObject({ status, body: { error } });
});

test('a code works once', async () => {
  const back = await client.pick('Sample Sam');
  await client.token(back.get('code'));

  const again = await client.token(back.get('code'));

  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
