import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct, toCookie, toRequest } from '../testing/product.ts';
import { linkSeconds } from './confirmation.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const newEmail = () => `ana-${crypto.randomUUID()}@example.com`;
const signUp = (email: string, password: string) => product.as(null, 'session.signUp', { email, password });
const signIn = (email: string, password: string, cookie = '') =>
  product.request({ ...toRequest('session.signIn', { email, password }), headers: { cookie } });

/** Follows the link of the newest mail to an address, by default in a new browser. */
async function follow(email: string, browser = '') {
  const { pathname, search } = await product.linkMailedTo(email);
  const answer = await product.app.inject({ url: pathname + search, headers: { cookie: browser } });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { location: answer.headers.location, cookies, cookie: toCookie({ status: 302, body: '', cookies }) };
}

/** Who is signed in with these cookies; undefined if nobody is. */
async function userIn(cookie: string): Promise<string | undefined> {
  const { body } = await product.request({ ...toRequest('session.current', {}), headers: { cookie } });
  return (body as { user?: { email: string } }).user?.email; // as: the contract's output, or a refusal
}

test('following the link where one signed up opens the account and signs in, once', async () => {
  const email = newEmail();
  const browser = toCookie(await signUp(email, 'of the owner'));

  const first = await follow(email, browser);
  const again = await follow(email, browser);

  expect(first.location).toBe('/auth/callback');
  expect(await userIn(first.cookie)).toBe(email);
  expect(first.cookies).toContainEqual(expect.stringMatching(/^cartouche\.sign_up=; Max-Age=0;/));
  expect(again.location).toBe('/login?confirmed=true');
  expect(await userIn(again.cookie)).toBeUndefined();
  expect((await signIn(email, 'of the owner')).status).toBe(200);
});

test('the mark of a browser is one that no script reads, and tells nothing of the address', async () => {
  const ana = await product.user('ana');

  const known = await signUp(ana.email, 'of a stranger');
  const unknown = await signUp(newEmail(), 'of a stranger');

  for (const { cookies } of [known, unknown]) {
    expect(cookies).toEqual([
      expect.stringMatching(
        /^cartouche\.sign_up=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  }
});

test('a stranger’s sign-up does not open to its owner, even where the owner signed up as well', async () => {
  const email = newEmail();
  await signUp(email, 'of the stranger');
  const link = await product.linkMailedTo(email);
  const owner = toCookie(await signUp(email, 'of the owner'));

  const { headers } = await product.app.inject({
    url: link.pathname + link.search,
    headers: { cookie: owner },
  });
  const stranger = await signIn(email, 'of the stranger');

  expect(headers.location).toBe('/login?confirmed=true');
  expect(String(headers['set-cookie'])).not.toContain('session_token');
  expect(stranger.status).toBe(401);
});

test('where one signed up, a link that was mailed again at a sign-in opens the account too', async () => {
  const email = newEmail();
  const browser = toCookie(await signUp(email, 'of the owner'));
  const first = await product.linkMailedTo(email);
  product.later(linkSeconds * 1000);
  await signIn(email, 'of the owner', browser);
  await expect.poll(async () => (await product.linkMailedTo(email)).href).not.toBe(first.href);

  const { location, cookie } = await follow(email, browser);
  const who = await userIn(cookie);
  product.later(-linkSeconds * 1000);

  expect([location, who]).toEqual(['/auth/callback', email]);
});

test('a link that signs in ends the browser’s former session', async () => {
  const ana = await product.user('ana');
  const email = newEmail();
  const browser = `${toCookie(await signUp(email, 'of the owner'))}; ${ana.cookie}`;

  const { cookie } = await follow(email, browser);

  expect(await userIn(cookie)).toBe(email);
  expect(await userIn(ana.cookie)).toBeUndefined();
});

test('a chosen password closes the links that were mailed before', async () => {
  const email = newEmail();
  const browser = toCookie(await signUp(email, 'of the owner'));
  const { href } = await product.linkMailedTo(email);
  await product.as(null, 'session.requestReset', { email });
  await expect.poll(async () => (await product.linkMailedTo(email)).pathname).toBe('/reset-password');
  const token = (await product.linkMailedTo(email)).searchParams.get('token');
  await product.as(null, 'session.resetPassword', { token, password: 'another password' });

  const { pathname, search } = new URL(href);
  const { headers } = await product.app.inject({ url: pathname + search, headers: { cookie: browser } });

  expect(headers.location).toBe('/login?confirmed=true');
});

test('an owner who follows the link of a stranger’s sign-up does not open the account to the stranger', async () => {
  const email = newEmail();
  await signUp(email, 'of the stranger');

  const owner = await follow(email);
  const stranger = await signIn(email, 'of the stranger');
  const guessed = await signIn(email, 'of the owner', owner.cookie);
  const again = await signIn(email, 'of the stranger');

  expect([stranger.status, guessed.status, again.status]).toEqual([401, 401, 401]);
});

test('following the link and knowing the password opens the account, from then on in any browser', async () => {
  const email = newEmail();
  await signUp(email, 'of the owner');

  const { location, cookie, cookies } = await follow(email);
  const mistyped = await signIn(email, 'of the ovner', cookie);
  const opened = await signIn(email.toUpperCase(), 'of the owner', cookie);
  const elsewhere = await signIn(email, 'of the owner');

  expect(location).toBe('/login?confirmed=true');
  expect(cookies).toEqual([expect.stringMatching(/^cartouche\.confirmation=.*; HttpOnly; SameSite=Lax$/)]);
  expect([mistyped.status, opened.status, elsewhere.status]).toEqual([401, 200, 200]);
  expect(opened.cookies).toContainEqual(expect.stringMatching(/^cartouche\.confirmation=; Max-Age=0;/));
});

test('a link confirms only its own address', async () => {
  const own = newEmail();
  const other = newEmail();
  await signUp(own, 'of a stranger');
  await signUp(other, 'of a stranger');

  const { cookie } = await follow(own);

  expect((await signIn(other, 'of a stranger', cookie)).status).toBe(401);
});

test('a link followed in time still expires after its day', async () => {
  const email = newEmail();
  await signUp(email, 'of the owner');
  const { cookie } = await follow(email);

  product.later(linkSeconds * 1000);
  const late = await follow(email);
  const tooLate = await signIn(email, 'of the owner', cookie);
  product.later(-linkSeconds * 1000);

  expect(late).toMatchObject({ location: '/login?error=token_expired', cookies: [] });
  expect(tooLate.status).toBe(401);
});

test('a token that we did not sign, or signed for another purpose, confirms nothing', async () => {
  const ana = await product.user('ana');
  const session = ana.cookie.slice(ana.cookie.indexOf('=') + 1);
  const header = Buffer.from('{"alg":"none"}').toString('base64url');

  for (const token of ['', '.', 'guessed', `${header}.${header}.`, session]) {
    const answer = await product.app.inject(`/api/auth/verify-email?token=${token}`);

    expect([token, answer.headers.location]).toEqual([token, '/login?error=invalid_token']);
  }
});
