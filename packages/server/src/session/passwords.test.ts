import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, password, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

let people = 0;
const signUp = (email: string, typed: string) => {
  people += 1; // each from another address, so that none seems to sign up too often
  return product.request({
    method: 'POST',
    url: '/api/session/sign-up',
    payload: { email, password: typed },
    remoteAddress: `10.1.${people}.1`,
  });
};

test.each([
  ['on every list', 'password123'],
  ['on every list, with other capitals', 'PassWord123'],
  ['on French lists', 'azertyuiop'],
  ['the address', 'Bo.Martin@example.com'],
  ['the part before the @', 'bo.martin'],
  ['that part with a year', 'Bo.Martin1985!'],
  ['the product’s name', '123cartouche'],
])('a password that is %s is refused with what to do', async (_kind, typed) => {
  const answer = await signUp('bo.martin@example.com', typed);

  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'password_too_common',
      error: expect.stringMatching(/easy to guess.*Choose another one, such as four words/) as string,
    },
  });
});

test.each([
  'correct horse battery',
  'Terranigma auf Deutsch',
  'bo.martin collects NES',
  'cartouches jaunies',
])('%s is accepted', async (typed) => {
  expect((await signUp('bo.martin@example.com', typed)).status).toBe(200);
});

test('an address made of digits does not forbid other digits', async () => {
  expect((await signUp('1985@example.com', '73918264 06')).status).toBe(200);
});

test('a short password is refused for its length first', async () => {
  expect((await signUp('bo@example.com', 'qwerty')).body).toMatchObject({ code: 'password_too_short' });
});

test('a refused password does not use up a mailed link', async () => {
  const ana = await product.user('ana');
  await product.as(null, 'session.requestReset', { email: ana.email });
  await expect.poll(async () => (await product.linkMailedTo(ana.email)).pathname).toBe('/reset-password');
  const token = (await product.linkMailedTo(ana.email)).searchParams.get('token');
  const reset = (typed: string) => product.as(null, 'session.resetPassword', { token, password: typed });

  const common = await reset('iloveyou');
  const own = await reset(ana.email);
  const good = await reset('a new password of ana');

  expect([common.status, own.status, good.status]).toEqual([422, 422, 200]);
  expect([common.body, own.body]).toMatchObject([
    { code: 'password_too_common' },
    { code: 'password_too_common' },
  ]);
});

test('a password cannot be changed to one that is easy to guess', async () => {
  const ana = await product.user('ana');
  const change = (newPassword: string) =>
    product.as(ana, 'session.changePassword', { currentPassword: password, newPassword });

  expect(await change('superman1')).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
  expect(await change(ana.email)).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
});
