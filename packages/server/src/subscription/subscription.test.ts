import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct, toRequest } from '../testing/product.ts';
import { givePlan } from './subscription.ts';

const dayMs = 24 * 3_600_000;

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('a trial is pro for seven days, and free after them', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'trial');
  const asked = () => product.as(ana, 'statistics.details');
  const told = async () => (await product.as(ana, 'session.current')).body;

  product.later(7 * dayMs - 60_000);
  const within = [await asked(), await told()];
  product.later(120_000);
  const after = [await asked(), await told()];

  expect(within).toMatchObject([{ status: 200 }, { subscription: { tier: 'pro', isTrialing: true } }]);
  expect(after).toMatchObject([
    { status: 403, body: { code: 'pro_required' } },
    { subscription: { tier: 'free', isTrialing: false } },
  ]);
});

test('a plan given without an end date never ends', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');

  product.later(1000 * dayMs);

  const again = await product.user('again');
  await givePlan(product.ctx, again.email, 'basic');
  const given = await product.ctx.db
    .selectFrom('user_subscriptions')
    .select(['given_tier', 'given_expires_at'])
    .where('user_id', 'in', [ana.id, again.id])
    .orderBy('given_tier')
    .execute();
  expect(given).toEqual([
    { given_tier: 'basic', given_expires_at: null },
    { given_tier: 'pro', given_expires_at: null },
  ]);
});

test('free takes back what was given, and leaves what was bought', async () => {
  const ana = await product.user('ana');
  const tier = async () => (await product.as(ana, 'session.current')).body;
  await product.ctx.db
    .updateTable('user_subscriptions')
    .set({ subscription_tier: 'basic' })
    .where('user_id', '=', ana.id)
    .execute();

  await givePlan(product.ctx, ana.email, 'pro');
  const given = await tier();
  await givePlan(product.ctx, ana.email, 'free');

  expect([given, await tier()]).toMatchObject([
    { subscription: { tier: 'pro' } },
    { subscription: { tier: 'basic' } },
  ]);
});

test('a plan is given to the user with the address, however it is typed, and to nobody else', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');

  const given = await givePlan(product.ctx, ana.email.toUpperCase(), 'basic');
  const toNobody = await givePlan(product.ctx, 'nobody@example.com', 'pro');

  expect([given, toNobody]).toEqual([ana.id, undefined]);
  for (const [user, tier] of [[ana, 'basic'] as const, [bo, 'free'] as const])
    expect((await product.as(user, 'session.current')).body).toMatchObject({ subscription: { tier } });
});

test('without keys nothing is sold, and everybody is told so', async () => {
  const ana = await product.user('ana');
  const wish = {
    priceId: 'price_1',
    successUrl: 'http://localhost:4747/',
    cancelUrl: 'http://localhost:4747/',
  };

  const plans = await product.as(ana, 'subscription.plans');
  const bought = await product.as(ana, 'subscription.createCheckoutSession', wish);
  const event = await product.request({ method: 'POST', url: '/api/stripe/webhook', payload: {} });

  expect(plans.body).toEqual({
    plan: null,
    trialDays: 0,
    isTest: false,
    publishableKey: null,
    standIn: null,
  });
  expect(bought).toMatchObject({ status: 422, body: { code: 'payments_off' } });
  expect(event.status).toBe(404);
});

test.each([
  ['createSubscription', { priceId: 'price_1' }],
  ['createPaymentIntent', { amount: 1099 }],
  ['testWebhook', {}],
  ['test', {}],
  ['testDb', {}],
])('%s is there for developers only', async (call, input) => {
  const { createApp } = await import('../app.ts');
  const ana = await product.user('ana');
  const config = { ...product.ctx.config, hasDeveloperPages: false };
  const app = await createApp({ ...product.ctx, config });

  const answer = await app.inject({
    ...toRequest(`subscription.${call}`, input),
    headers: { cookie: ana.cookie },
  });

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
