import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createApp } from '../app.ts';
import { withHandMade } from '../testing/handMade.ts';
import type { TestUser } from '../testing/product.ts';
import { type Payments, eventRequest, startPayments } from '../testing/standIn.ts';
import { sayPrices } from './plans.ts';
import { readCustomer } from './sync.ts';

/** The provider keeps two worlds apart, test and live. What comes from the other one is not about us. */
let product: Payments;
let ana: TestUser;
beforeAll(async () => {
  product = await startPayments();
  ana = await product.user('ana');
  await product.subscribe(ana);
});
afterAll(() => product.close());

const keys = { test: 'sk_test_1', live: 'sk_live_1', restricted: 'rk_live_1' };
const withKey = (secretKey: string, apiUrl = product.stripe.apiUrl) => ({
  ...product.ctx,
  config: { ...product.ctx.config, stripe: { ...product.stripe, secretKey, apiUrl } },
});
const customer = () =>
  product.ctx.db
    .selectFrom('user_customers')
    .selectAll()
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
const plan = () =>
  product.ctx.db
    .selectFrom('user_subscriptions')
    .select(['subscription_tier', 'subscription_status'])
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();

test.each([
  ['test', 'live', false],
  ['test', 'test', true],
  ['live', 'test', false],
  ['live', 'live', true],
  ['restricted', 'test', false],
  ['restricted', 'live', true],
] as const)('with %s keys, a %s event is recorded, and is about us: %s', async (key, mode, isAboutUs) => {
  await product.settled();
  const { customer_id, changes_noted } = await customer();
  const event = {
    id: `evt_${key}_${mode}`,
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: mode === 'live',
    data: { object: { object: 'subscription', id: 'sub_1', customer: customer_id } },
  };
  const app = await createApp(withKey(keys[key]));

  const request = eventRequest(product, JSON.stringify(event), product.stripe.webhookSecrets[0] ?? '');
  const { statusCode } = await app.inject(request);

  const recorded = await product.ctx.db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', event.id)
    .execute();
  expect([statusCode, recorded.length]).toEqual([200, 1]);
  expect((await customer()).changes_noted - changes_noted).toBe(isAboutUs ? 1 : 0);
});

test.each([
  ['test', true, 'trialing'],
  ['live', false, 'trialing'],
  ['test', false, 'past_due'],
  ['live', true, 'past_due'],
] as const)(
  'with %s keys, a subscription past due whose livemode is %s leaves %s in the row',
  async (key, livemode, status) => {
    const { customer_id } = await customer();
    const id = customer_id ?? '';
    await readCustomer(product.ctx, id);
    const { data } = await product.sdk.subscriptions.list({ customer: id, status: 'all' });
    const subscriptions = data.map((one) => ({ ...one, livemode, status: 'past_due' }));
    const answerTo = (call: string) => ({
      body: { object: 'list', has_more: false, data: call.endsWith('/subscriptions') ? subscriptions : [] },
    });

    await withHandMade(answerTo, (apiUrl) => readCustomer(withKey(keys[key], apiUrl), id));

    expect(await plan()).toEqual({ subscription_tier: 'pro', subscription_status: status });
  },
);

test('prices of the other mode are said to be so', async () => {
  const said = vi.spyOn(product.ctx.log, 'warn');
  const price = await product.sdk.prices.retrieve(product.prices.month, { expand: ['product'] });

  await withHandMade(
    () => ({ body: price }),
    (apiUrl) => sayPrices(withKey(keys.live, apiUrl)),
  );

  const words = `The price ${price.id} is of the provider's other mode: nobody can buy it with these keys.`;
  expect(said).toHaveBeenCalledWith(expect.anything(), words);
});
