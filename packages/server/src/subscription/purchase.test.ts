import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { type Answer, type TestUser, toRequest } from '../testing/product.ts';
import { type Payments, backTo, dayMs, startPayments } from '../testing/standIn.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

const twenty = Array.from({ length: 20 });
const monthly = () => ({ priceId: product.prices.month, ...backTo });
const yearly = () => ({ priceId: product.prices.year, ...backTo });
const check = (user: TestUser, input: object = monthly()) =>
  product.as(user, 'subscription.createCheckoutSession', input);
const urlOf = ({ body }: Answer) => (body as { url: string }).url; // as: the contract's output
const statusOf = async (user: TestUser) =>
  (await product.as(user, 'subscription.status', { userId: user.id })).body;

async function customerOf(user: TestUser) {
  const row = await product.ctx.db
    .selectFrom('user_customers')
    .select('customer_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { customers } = await product.report();
  return customers.find(({ id }) => id === row.customer_id);
}

test('a collector goes from free to a trial, and on to a paid month', async () => {
  const ana = await product.user('ana');
  const free = await statusOf(ana);

  await product.subscribe(ana);
  const trial = await statusOf(ana);
  await product.pass(8);
  const active = await statusOf(ana);

  expect(free).toMatchObject({ tier: 'free', isSubscribed: false, isStale: false, billing: null });
  expect(trial).toMatchObject({
    tier: 'pro',
    isTrialing: true,
    isActive: true,
    subscription: { subscription_status: 'trialing' },
    billing: { amount: 249, currency: 'usd', interval: 'month' },
  });
  expect(active).toMatchObject({ tier: 'pro', isTrialing: false, isActive: true });
  expect(await customerOf(ana)).toMatchObject({ paid: 249, subscriptions: [{ status: 'active' }] });
});

test('twenty presses of Start free trial are one checkout', async () => {
  const ana = await product.user('ana');

  const answers = await Promise.all(twenty.map(() => check(ana)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(urlOf)).size).toBe(1);
  const customer = await customerOf(ana);
  const sessions = await product.sdk.checkout.sessions.list({ customer: customer?.id ?? '' });
  expect(sessions.data).toHaveLength(1);
});

test('twenty trials without a card at once are one subscription', async () => {
  const bo = await product.user('bo');

  const answers = await Promise.all(
    twenty.map(() => product.as(bo, 'subscription.createSubscription', { priceId: product.prices.month })),
  );

  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { status, body } of answers)
    expect(status === 200 || (body as { code: string }).code === 'already_subscribed').toBe(true);
  expect((await customerOf(bo))?.subscriptions).toMatchObject([{ status: 'trialing' }]);
});

test('of two tabs with different plans, one checkout can still be paid', async () => {
  const cy = await product.user('cy');

  const first = urlOf(await check(cy));
  const second = urlOf(await check(cy, yearly()));

  const paid = [await product.payCheckout(first), await product.payCheckout(second)];
  await product.settled();
  expect(paid.map(({ status }) => status)).toEqual([410, 303]);
  expect((await customerOf(cy))?.subscriptions).toHaveLength(1);
  expect(await statusOf(cy)).toMatchObject({ billing: { interval: 'year', amount: 1999 } });
});

test('two tabs that choose different plans in one moment end with one subscription', async () => {
  const dee = await product.user('dee');

  const answers = await Promise.all([check(dee), check(dee, yearly()), check(dee), check(dee, yearly())]);
  for (const answer of answers) if (answer.status === 200) await product.payCheckout(urlOf(answer));
  await product.settled();

  expect((await customerOf(dee))?.subscriptions).toHaveLength(1);
});

test.each(['lost', 'cut', 'empty', '500'])(
  'after an answer that was %s, another press buys once',
  async (how) => {
    const eve = await product.user('eve');
    await check(eve, yearly());
    await product.order('misbehave', {
      call: 'POST /v1/checkout/sessions',
      how,
      times: how === '500' ? 1 : 3,
    });

    const first = await check(eve);
    await product.order('behave', {});
    const second = await check(eve);

    if (first.status !== 200) expect(first).toMatchObject({ status: 502, body: { code: 'checkout_failed' } });
    expect(second.status).toBe(200);
    const customer = await customerOf(eve);
    const sessions = await product.sdk.checkout.sessions.list({
      customer: customer?.id ?? '',
      status: 'open',
    });
    expect(sessions.data.map(({ url }) => url)).toEqual([urlOf(second)]);
  },
);

test('nobody buys twice, and who has cancelled is told to reactivate', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);

  const again = await check(ana);
  await product.as(ana, 'subscription.cancelSubscription');
  const ending = await check(ana);

  expect(again).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed', error: 'You already have an active subscription' },
  });
  expect(ending).toMatchObject({ status: 409, body: { code: 'subscription_ending' } });
});

test('a purchase whose event was lost is seen before anything else is sold', async () => {
  const bo = await product.user('bo');
  await product.order('webhooks', { how: 'never' });
  const url = urlOf(await check(bo));
  await product.payCheckout(url);

  const again = await check(bo);

  await product.order('behave', {});
  expect(again).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  expect(await statusOf(bo)).toMatchObject({ tier: 'pro', isTrialing: true });
});

test('a subscription that was made elsewhere, and not heard of, is seen too', async () => {
  const bo = await product.user('bo');
  await product.as(bo, 'subscription.createCustomer');
  await product.order('webhooks', { how: 'never' });
  const customer = (await customerOf(bo))?.id ?? '';
  const items = [{ price: product.prices.month }];
  await product.sdk.subscriptions.create({ customer, items, trial_period_days: 7 });

  const answer = await check(bo);

  await product.order('behave', {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
});

test.each([
  ['https://evil.example/subscription', 'return_address_foreign', 422],
  ['http://localhost:4747.evil.example/', 'return_address_foreign', 422],
  ['http://ana@localhost:4747/', 'return_address_foreign', 422],
  ['javascript:alert(1)', 'return_address_foreign', 422],
  ['/subscription', 'return_address_foreign', 422],
])('a checkout does not lead to %s', async (address, code, status) => {
  const ana = await product.user('ana');

  const answers = [
    await check(ana, { ...monthly(), successUrl: address }),
    await check(ana, { ...monthly(), cancelUrl: address }),
    await product.as(ana, 'subscription.customerPortal', { returnUrl: address }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ status, body: { code } });
});

test('only our own prices are sold', async () => {
  const ana = await product.user('ana');

  for (const priceId of ['price_sandbox_other', 'price_none'])
    expect(await check(ana, { ...monthly(), priceId })).toMatchObject({ body: { code: 'price_unknown' } });
});

test.each([
  [{ amount: 1099 }, 200],
  [{ amount: 500, currency: 'JPY' }, 200],
  [{ amount: 10.5 }, 400],
  [{ amount: 49 }, 400],
  [{ amount: 100_000_000 }, 400],
  [{ amount: '1099' }, 400],
  [{ amount: 1099, currency: 'xyz' }, 400],
  [{ amount: 1099, currency: 'usdd' }, 400],
])('a test payment of %j is answered with %i', async (wish, status) => {
  const ana = await product.user('ana');

  expect((await product.as(ana, 'subscription.createPaymentIntent', wish)).status).toBe(status);
});

test('a test payment pressed twice is one, and a new one follows after it is paid', async () => {
  const ana = await product.user('ana');
  const begin = async () =>
    (await product.as(ana, 'subscription.createPaymentIntent', { amount: 2500 })).body as { id: string };

  const [first, second] = await Promise.all([begin(), begin()]);
  await product.sdk.paymentIntents.confirm(first.id, { payment_method: 'pm_card_visa' });
  const third = await begin();

  expect(second.id).toBe(first.id);
  expect(third.id).not.toBe(first.id);
});

test('with TRIALS=first a second subscription starts with a payment', async () => {
  const config = { ...product.ctx.config, trials: 'first' as const };
  const app = await createApp({ ...product.ctx, config });
  const ana = await product.user('ana');
  const headers = { cookie: ana.cookie };
  const begin = async () => {
    const asked = { ...toRequest('subscription.createCheckoutSession', monthly()), headers };
    await product.payCheckout((await app.inject(asked)).json<{ url: string }>().url);
    await product.settled();
    return await customerOf(ana);
  };

  const first = await begin();
  await product.sdk.subscriptions.cancel(first?.subscriptions[0]?.id ?? '');
  await product.settled();
  const { trialDays } = (await app.inject({ ...toRequest('subscription.plans', {}), headers })).json<{
    trialDays: number;
  }>();
  const second = await begin();

  expect(first).toMatchObject({ paid: 0, subscriptions: [{ status: 'trialing' }] });
  expect(trialDays).toBe(0);
  expect(second).toMatchObject({ paid: 249 });
  expect(await statusOf(ana)).toMatchObject({ tier: 'pro', isTrialing: false, isActive: true });
});

test('a customer that the provider has deleted is created anew', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'subscription.createCustomer', { name: 'Ana' });
  const before = await customerOf(ana);
  await product.sdk.customers.del(before?.id ?? '');
  await product.settled();

  const { status } = await check(ana);

  expect(status).toBe(200);
  expect((await customerOf(ana))?.id).not.toBe(before?.id);
});

test('an open checkout is offered again for most of a day, and then a new one', async () => {
  const ana = await product.user('ana');
  const first = urlOf(await check(ana));

  product.later(3_600_000);
  const soon = urlOf(await check(ana));
  product.later(dayMs);
  const late = urlOf(await check(ana));

  expect(soon).toBe(first);
  expect(late).not.toBe(first);
});
