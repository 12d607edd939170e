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

/** Follows the link of the newest mail to an address in a new browser. */
async function follow(email: string) {
  const { pathname, search } = await product.linkMailedTo(email);
  const answer = await product.app.inject(pathname + search);
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { location: answer.headers.location, cookies, cookie: toCookie({ status: 302, body: '', cookies }) };
}

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
