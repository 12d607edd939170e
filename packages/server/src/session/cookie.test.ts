import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, password, startProduct, toRequest } from '../testing/product.ts';

const publicUrl = 'https://games.example.org';
let product: Product;
beforeAll(async () => void (product = await startProduct({ publicUrl, edition: 'production' })));
afterAll(() => product.close());

test('on https, no other host can set the session’s cookie', async () => {
  const ana = await product.user('ana');

  const { cookies } = await product.as(null, 'session.signIn', { email: ana.email, password });

  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-cartouche\.session_token=[^;]+;/);
  expect(cookies[0]?.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=2592000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  expect((await product.as(ana, 'session.current')).status).toBe(200);
});

test('a cookie from a former version is dropped, and its session ends with the next sign-in', async () => {
  const ana = await product.user('ana');
  const former = { ...ana, cookie: ana.cookie.replace('__Host-', '__Secure-') };
  const countSessions = async () => {
    const rows = product.ctx.db.selectFrom('session').select('id').where('userId', '=', ana.id);
    return (await rows.execute()).length;
  };

  const refused = await product.as(former, 'session.current');
  const before = await countSessions();
  await product.request({
    ...toRequest('session.signIn', { email: ana.email, password }),
    headers: { cookie: former.cookie },
  });

  expect(refused).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  expect(refused.cookies).toEqual([
    '__Secure-cartouche.session_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect([before, await countSessions()]).toEqual([1, 1]);
  expect((await product.as(ana, 'session.current')).status).toBe(401);
});

test('signing out has the browser drop the cookie', async () => {
  const ana = await product.user('ana');

  const { cookies } = await product.as(ana, 'session.signOut');

  expect(cookies.join('\n')).toMatch(
    /^__Host-cartouche\.session_token=; Max-Age=0; Path=\/; HttpOnly; Secure/m,
  );
});
