import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, password, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** Requests a link to choose a new password, and answers the token in its mail. */
async function resetToken({ email }: Pick<TestUser, 'email'>, known: string[] = []): Promise<string> {
  await product.as(null, 'session.requestReset', { email });
  let token = '';
  await expect
    .poll(async () => {
      const { pathname, searchParams } = await product.linkMailedTo(email);
      token = searchParams.get('token') ?? '';
      return pathname === '/reset-password' && !known.includes(token);
    })
    .toBe(true);
  return token;
}

const reset = (token: string, newPassword: string) =>
  product.as(null, 'session.resetPassword', { token, password: newPassword });
const signIn = (email: string, typed: string) =>
  product.as(null, 'session.signIn', { email, password: typed });
const linkIsDead = { status: 422, body: { code: 'reset_link_invalid' } };

test('changing the password in the settings ends every link to choose a new one', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  const first = await resetToken(ana);
  const second = await resetToken(ana, [first]);
  const his = await resetToken(bo);

  await product.as(ana, 'session.changePassword', {
    currentPassword: password,
    newPassword: 'another battery staple',
  });

  expect(await reset(first, 'a password of a thief')).toMatchObject(linkIsDead);
  expect(await reset(second, 'a password of a thief')).toMatchObject(linkIsDead);
  expect((await signIn(ana.email, 'another battery staple')).status).toBe(200);
  expect((await reset(his, 'a password of bo’s')).status).toBe(200);
});

test('using one link ends the others', async () => {
  const ana = await product.user('ana');
  const first = await resetToken(ana);
  const second = await resetToken(ana, [first]);

  const used = await reset(second, 'chosen by the second link');

  expect(used.status).toBe(200);
  expect(await reset(first, 'chosen by the first link')).toMatchObject(linkIsDead);
});

test('if two links are used at once, one works', async () => {
  const ana = await product.user('ana');
  const first = await resetToken(ana);
  const second = await resetToken(ana, [first]);

  const answers = await Promise.all([reset(first, 'by the first link'), reset(second, 'by the second link')]);

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});

test('a link whose account is gone is refused like an expired one', async () => {
  const ana = await product.user('ana');
  const token = await resetToken(ana);

  await product.as(ana, 'account.delete', { password });

  expect(await reset(token, 'a new password')).toMatchObject(linkIsDead);
});

test('a stranger who signed up first with somebody’s address loses it to the mailed link', async () => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  await product.as(null, 'session.signUp', { email, password: 'of the stranger' });
  await product.linkMailedTo(email);

  await reset(await resetToken({ email }), 'of the owner');

  expect((await signIn(email, 'of the stranger')).status).toBe(401);
  expect((await signIn(email, 'of the owner')).status).toBe(200);
});
