import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Product, password, startProduct } from '../testing/product.ts';
import { forgetEndedSessions, forgetUnconfirmedAccounts } from './sessions.ts';

// A product for each test: a clock moved by months is of no use to the next.
let product: Product;
beforeEach(async () => void (product = await startProduct()));
afterEach(() => product.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const countSessions = async () => (await product.ctx.db.selectFrom('session').select('id').execute()).length;

test('a session in use is prolonged, the browser is told, and it ends ninety days after the sign-in', async () => {
  const ana = await product.user('ana');
  const begun = product.ctx.now().getTime();
  const told: number[] = [];
  for (let day = 0; day < 88; day += 1) {
    product.later(dayMs + minuteMs / 2);
    const asked = product.ctx.now().getTime();
    const { status, cookies } = await product.as(ana, 'session.current');
    expect(status).toBe(200);
    const given = /session_token=[^;]+; Max-Age=(\d+); Path=\/; HttpOnly; SameSite=Lax/.exec(cookies.join());
    if (given) told.push((asked - begun) / dayMs + Number(given[1]) / 86_400);
  }

  product.later(begun + 90 * dayMs - product.ctx.now().getTime());
  const atLast = await product.as(ana, 'session.current');
  await forgetEndedSessions(product.ctx);

  expect(told.length).toBeGreaterThan(50);
  expect(Math.max(...told)).toBeLessThanOrEqual(90);
  expect(atLast).toMatchObject({ status: 401, body: { code: 'signed_out' } });
  expect(await countSessions()).toBe(0);
});

test('a session looked up just before its end still ends on time', async () => {
  const ana = await product.user('ana');
  const { now, db } = product.ctx;
  const createdAt = new Date(now().getTime() - 90 * dayMs + minuteMs);
  await sql`update "session" set "createdAt" = ${createdAt} where "userId" = ${ana.id}`.execute(db);

  const before = await product.as(ana, 'session.current');
  product.later(2 * minuteMs);
  const after = await product.as(ana, 'session.current');

  expect([before.status, after.status]).toEqual([200, 401]);
});

test('a session unused for thirty days ends, and one in use survives the deletion of ended ones', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  product.later(20 * dayMs);
  await product.as(bo, 'session.current');

  product.later(10 * dayMs + minuteMs);
  const answers = [await product.as(ana, 'session.current'), await product.as(bo, 'session.current')];
  await forgetEndedSessions(product.ctx);

  expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  expect(await countSessions()).toBe(1);
});

test('an account that nobody confirms is deleted after seven days, and no other is', async () => {
  const ana = await product.user('ana');
  const social = await product.user('sam');
  const email = 'nobody@example.com';
  await product.as(null, 'session.signUp', { email, password });
  await product.linkMailedTo(email);
  const { db } = product.ctx;
  // Like one from a provider whose address, for whatever reason, does not count as confirmed.
  await db.updateTable('user').set({ emailVerified: false }).where('id', '=', social.id).execute();
  await db.updateTable('account').set({ providerId: 'google' }).where('userId', '=', social.id).execute();
  const emails = async () => (await db.selectFrom('user').select('email').execute()).map((one) => one.email);

  product.later(7 * dayMs - minuteMs);
  await forgetUnconfirmedAccounts(product.ctx);
  const before = await emails();
  product.later(2 * minuteMs);
  await forgetUnconfirmedAccounts(product.ctx);
  product.later(1000 * dayMs);
  await forgetUnconfirmedAccounts(product.ctx);

  expect(before).toContain(email);
  expect((await emails()).toSorted()).toEqual([ana.email, social.email].toSorted());
});
