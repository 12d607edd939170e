import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, password, startProduct, toRequest } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(user: TestUser, headers: Record<string, string> = {}): Promise<TestUser> {
  const asked = toRequest('session.signIn', { email: user.email, password });
  const { cookies } = await product.request({ ...asked, headers });
  return { ...user, cookie: cookies.map((one) => one.split(';')[0]).join('; ') };
}

type Listed = { id: string; is_this: boolean; last_seen_at: string };

async function list(user: TestUser): Promise<Listed[]> {
  const { body } = await product.as(user, 'session.list');
  return body as Listed[]; // as: the contract's output
}

const statusOf = async (user: TestUser) => (await product.as(user, 'session.current')).status;

async function countSessions(user: TestUser): Promise<number> {
  const { rows } = await sql`select 1 from session where "userId" = ${user.id}`.execute(product.ctx.db);
  return rows.length;
}

test('a user sees every device on which they are signed in, and which of them is this one', async () => {
  const ana = await product.user('ana');
  const laptop = await signIn(ana, { 'user-agent': firefox });

  const listed = await list(laptop);

  expect(listed).toHaveLength(2);
  expect(listed.filter(({ is_this }) => is_this)).toMatchObject([
    {
      browser: 'Firefox',
      system: 'Linux',
      signed_in_at: expect.any(String),
      last_seen_at: expect.any(String),
    },
  ]);
  expect(JSON.stringify(listed)).not.toContain(decodeURIComponent(laptop.cookie).slice(30, 50));
});

test('a device is signed out from another one, at once', async () => {
  const ana = await product.user('ana');
  const laptop = await signIn(ana);
  const phone = (await list(laptop)).find(({ is_this }) => !is_this);
  expect(await statusOf(ana)).toBe(200);

  const ended = await product.as(laptop, 'session.end', { id: phone?.id });
  const again = await product.as(laptop, 'session.end', { id: phone?.id });

  expect(ended.status).toBe(200);
  expect(again).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  expect([await statusOf(ana), await statusOf(laptop)]).toEqual([401, 200]);
});

test('all other devices are signed out together', async () => {
  const ana = await product.user('ana');
  const laptop = await signIn(ana);
  const tablet = await signIn(ana);

  const ended = await product.as(tablet, 'session.endOthers');

  expect(ended).toMatchObject({ status: 200, body: { ended: 2 } });
  expect([await statusOf(ana), await statusOf(laptop), await statusOf(tablet)]).toEqual([401, 401, 200]);
});

test('nobody sees or ends the sessions of another user', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  const [hers] = await list(ana);

  const byAnother = await product.as(bo, 'session.end', { id: hers?.id });
  await product.as(bo, 'session.endOthers');

  expect(byAnother).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  expect((await list(bo)).map(({ id }) => id)).not.toContain(hers?.id);
  expect(await statusOf(ana)).toBe(200);
});

test('a sign-in ends the session that the browser came with, and no other', async () => {
  const ana = await product.user('ana');
  const laptop = await signIn(ana);
  const bo = await product.user('bo');

  const wrong = await product.request({
    ...toRequest('session.signIn', { email: bo.email, password: 'a guess' }),
    headers: { cookie: laptop.cookie },
  });
  const afterWrong = await statusOf(laptop);
  const asBo = await signIn(bo, { cookie: laptop.cookie });

  expect([wrong.status, afterWrong]).toEqual([401, 200]);
  expect([await statusOf(laptop), await statusOf(ana), await statusOf(asBo)]).toEqual([401, 200, 200]);
  expect(await countSessions(ana)).toBe(1);
});

test('a cookie that somebody else signed ends no session', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  const token = decodeURIComponent(ana.cookie).split('=')[1]?.split('.')[0] ?? '';
  const forged = `cartouche.session_token=${token}.${Buffer.alloc(32).toString('base64url')}%3D`;

  await signIn(bo, { cookie: forged });

  expect(token).not.toBe('');
  expect(await statusOf({ ...ana, cookie: forged })).toBe(401);
  expect(await statusOf(ana)).toBe(200);
});

test('a session that has ended by itself is not listed', async () => {
  const ana = await product.user('ana');
  const laptop = await signIn(ana);
  const phone = (await list(laptop)).find(({ is_this }) => !is_this);
  const expired = new Date(product.ctx.now().getTime() - 1000);

  await product.ctx.db
    .updateTable('session')
    .set({ expiresAt: expired })
    .where('id', '=', phone?.id ?? '')
    .execute();

  expect((await list(laptop)).map(({ is_this }) => is_this)).toEqual([true]);
});

test('when a device was last seen is noted, to a few minutes', async () => {
  const ana = await product.user('ana');
  const seen = async () => (await list(ana))[0]?.last_seen_at ?? '';
  const before = await seen();

  product.later(15 * 60_000);
  await product.as(ana, 'session.current');

  await expect.poll(seen).not.toBe(before);
  expect(Math.abs(new Date(await seen()).getTime() - product.ctx.now().getTime())).toBeLessThan(60_000);
});
