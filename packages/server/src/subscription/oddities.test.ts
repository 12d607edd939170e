import { afterAll, beforeAll, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { withHandMade } from '../testing/handMade.ts';
import { type TestUser, toRequest } from '../testing/product.ts';
import { type Payments, backTo, startPayments } from '../testing/standIn.ts';
import { periodEnd, periodStart } from './state.ts';
import { requireStripe } from './stripe.ts';

/** What the provider does seldom, but does. */
let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

const statusOf = async (user: TestUser) =>
  (await product.as(user, 'subscription.status', { userId: user.id })).body as {
    tier: string;
    customerId: string;
    billing: { nextPaymentAt: string | null; mendUrl: string | null } | null;
  }; // as: the contract's output
const check = (user: TestUser) =>
  product.as(user, 'subscription.createCheckoutSession', { priceId: product.prices.month, ...backTo });

async function customerOf(user: TestUser): Promise<string> {
  await product.as(user, 'subscription.createCustomer');
  return (await statusOf(user)).customerId;
}

async function atProvider(user: TestUser) {
  const customer = await customerOf(user);
  const { data } = await product.sdk.subscriptions.list({ customer, status: 'all' });
  const [subscription] = data;
  if (!subscription) throw new Error('The provider has no subscription of the user.');
  return subscription;
}

async function paidBy(user: TestUser): Promise<number> {
  const customer = await customerOf(user);
  return (await product.report()).customers.find(({ id }) => id === customer)?.paid ?? 0;
}

/** What somebody has at the provider: how much of each kind. */
async function countsOf(user: TestUser) {
  const customer = await customerOf(user);
  const [subscriptions, intents] = await Promise.all([
    product.sdk.subscriptions.list({ customer, status: 'all' }),
    product.sdk.paymentIntents.list({ customer }),
  ]);
  return { subscriptions: subscriptions.data.length, intents: intents.data.length };
}

/** With what a second press is answered, and whether a plan comes first. */
const mutating: [string, string, () => object, { again: number; hasPlan: boolean }][] = [
  ['createCustomer', 'POST /v1/customers', () => ({}), { again: 200, hasPlan: false }],
  [
    'createSubscription',
    'POST /v1/subscriptions',
    () => ({ priceId: product.prices.month }),
    { again: 409, hasPlan: false },
  ],
  [
    'createPaymentIntent',
    'POST /v1/payment_intents',
    () => ({ amount: 1000 }),
    { again: 200, hasPlan: false },
  ],
  [
    'updateSubscription',
    'POST /v1/subscriptions/*',
    () => ({ newPriceId: product.prices.year }),
    { again: 200, hasPlan: true },
  ],
  ['cancelSubscription', 'POST /v1/subscriptions/*', () => ({}), { again: 200, hasPlan: true }],
];

test.each(mutating)(
  'after an answer to %s that got lost, asking again does it once',
  async (call, path, input, { again: status, hasPlan }) => {
    const [ana, bo] = [await product.user('ana'), await product.user('bo')];
    for (const user of [ana, bo]) if (hasPlan) await product.subscribe(user);
    if (hasPlan) await product.pass(8);
    const { customers } = await product.report();
    await product.order('misbehave', { call: path, how: 'cut', times: 3 });

    const lost = await product.as(ana, `subscription.${call}`, input());
    await product.order('behave', {});
    const again = await product.as(ana, `subscription.${call}`, input());
    const usual = await product.as(bo, `subscription.${call}`, input());

    expect([lost.status, again.status, usual.status]).toEqual([502, status, 200]);
    expect(await countsOf(ana)).toEqual(await countsOf(bo));
    const apart = Math.abs((await paidBy(ana)) - (await paidBy(bo)));
    expect(apart).toBeLessThan(2); // some seconds of a month lie between the two
    const made = (await product.report()).customers.length - customers.length;
    expect(made).toBe(hasPlan ? 0 : 2);
  },
);

test('a checkout that the provider has ended is not offered again', async () => {
  const ana = await product.user('ana');
  const { body: first } = await check(ana);
  const { data } = await product.sdk.checkout.sessions.list({ customer: await customerOf(ana) });
  for (const { id } of data) await product.sdk.checkout.sessions.expire(id);

  const second = await check(ana);

  expect(second).toMatchObject({ status: 200, body: { url: expect.any(String) as string } });
  expect(second.body).not.toEqual(first);
});

test('a change of plan leaves one item', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);

  await product.as(ana, 'subscription.updateSubscription', { newPriceId: product.prices.year });

  const { items } = await atProvider(ana);
  expect(items.data.map(({ price }) => price.id)).toEqual([product.prices.year]);
});

test('a subscription runs from the first start of its items to their last end', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  const { provider } = requireStripe(product.ctx);
  const [own] = await provider.listSubscriptions(await customerOf(ana));
  const [item] = own?.items.data ?? [];
  if (!own || !item) throw new Error('She has a subscription with an item.');
  const [early, late] = [new Date('2020-01-01'), new Date('2040-01-01')];
  const data = [
    { ...item, current_period_start: early },
    { ...item, current_period_end: late },
  ];

  const both = { ...own, items: { data } };

  expect([periodStart(both), periodEnd(both)]).toEqual([early, late]);
});

async function trialThat(missing_payment_method: 'create_invoice' | 'pause') {
  const user = await product.user('ana');
  const customer = await customerOf(user);
  await product.sdk.subscriptions.create({
    customer,
    items: [{ price: product.prices.month }],
    trial_period_days: 7,
    trial_settings: { end_behavior: { missing_payment_method } },
  });
  await product.settled();
  return { user, customer, trial: await statusOf(user) };
}

test('a trial that pauses without a card gives nothing then, and all again once there is one', async () => {
  const { user, customer, trial } = await trialThat('pause');

  await product.pass(8);
  const paused = await statusOf(user);
  const { id } = await product.sdk.paymentMethods.attach('pm_card_visa', { customer });
  await product.sdk.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  await product.sdk.subscriptions.resume((await atProvider(user)).id);
  await product.settled();

  expect(trial).toMatchObject({ tier: 'pro', billing: { nextPaymentAt: null } });
  expect(paused).toMatchObject({ tier: 'free', subscription: { subscription_status: 'paused' } });
  expect(await statusOf(user)).toMatchObject({ tier: 'pro', isActive: true });
});

test('a trial that is invoiced without a card says so, and is owed for then', async () => {
  const { user, trial } = await trialThat('create_invoice');

  await product.pass(8);

  expect(trial).toMatchObject({ tier: 'pro', billing: { nextPaymentAt: expect.any(String) as string } });
  expect(await statusOf(user)).toMatchObject({
    tier: 'pro',
    subscription: { subscription_status: 'past_due' },
    billing: { mendUrl: expect.stringContaining('/invoice/') as string },
  });
});

test('an end that was planned in the portal and renewed there is none', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  const { id, items } = await atProvider(ana);
  await product.sdk.subscriptions.update(id, { cancel_at: items.data[0]?.current_period_end ?? 0 });
  await product.settled();
  const planned = await statusOf(ana);

  await product.sdk.subscriptions.update(id, { cancel_at: '' });
  await product.settled();

  expect(planned).toMatchObject({ isCanceledButActive: true });
  expect(await statusOf(ana)).toMatchObject({ isCanceledButActive: false, isTrialing: true });
});

/** Somebody who had their trial and begins again without a card, where there is one trial per person. */
async function beginUnpaid() {
  const config = { ...product.ctx.config, trials: 'first' as const };
  const app = await createApp({ ...product.ctx, config });
  const ana = await product.user('ana');
  await product.subscribe(ana);
  await product.sdk.subscriptions.cancel((await atProvider(ana)).id);
  await product.settled();
  const begun = await app.inject({
    ...toRequest('subscription.createSubscription', { priceId: product.prices.month }),
    headers: { cookie: ana.cookie },
  });
  return { ana, begun };
}

test('a subscription whose first payment is open ends when another is bought: it could be paid as well', async () => {
  const { ana } = await beginUnpaid();
  const unpaid = await atProvider(ana);

  const { status } = await check(ana);

  expect(unpaid.status).toBe('incomplete');
  expect(status).toBe(200);
  expect((await product.sdk.subscriptions.retrieve(unpaid.id)).status).toBe('canceled');
});

test('a subscription whose first payment never came gives nothing, and nothing keeps from buying', async () => {
  const { ana, begun } = await beginUnpaid();
  const incomplete = await statusOf(ana);

  await product.pass(1);

  expect(begun.json()).toMatchObject({ subscription: { status: 'incomplete' } });
  expect(incomplete).toMatchObject({ tier: 'free', subscription: { subscription_status: 'incomplete' } });
  expect((await atProvider(ana)).status).toBe('incomplete_expired');
  expect(await statusOf(ana)).toMatchObject({
    tier: 'free',
    subscription: { subscription_status: 'expired' },
  });
  expect((await check(ana)).status).toBe(200);
});

test('after a test payment that was called off, another begins', async () => {
  const ana = await product.user('ana');
  const begin = async () =>
    (await product.as(ana, 'subscription.createPaymentIntent', { amount: 1000 })).body as { id: string };
  const first = await begin();
  await product.sdk.paymentIntents.cancel(first.id);

  expect((await begin()).id).not.toBe(first.id);
});

test('of a test payment that the bank is still working on, another press begins another', async () => {
  const ana = await product.user('ana');
  const first = await product.as(ana, 'subscription.createPaymentIntent', { amount: 1000 });
  const { id } = first.body as { id: string }; // as: the contract's output
  const known = await product.sdk.paymentIntents.retrieve(id);
  const answerTo = (call: string) =>
    call.startsWith('POST')
      ? { body: { ...known, id: 'pi_next', client_secret: 'pi_next_secret' } }
      : { body: { ...known, status: 'processing' } };

  const next = await withHandMade(answerTo, async (apiUrl) => {
    const config = { ...product.ctx.config, stripe: { ...product.stripe, apiUrl } };
    const app = await createApp({ ...product.ctx, config });
    const asked = toRequest('subscription.createPaymentIntent', { amount: 1000 });
    return await app.inject({ ...asked, headers: { cookie: ana.cookie } });
  });

  expect(next.json()).toEqual({ id: 'pi_next', clientSecret: 'pi_next_secret' });
});

// The last one: only a reset brings the portal's settings back.
test('a portal that nobody has set up does not open, and developers are told why', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  await product.order('forgetPortal', {});

  expect(await product.as(ana, 'subscription.customerPortal')).toMatchObject({
    status: 502,
    body: {
      code: 'portal_failed',
      data: { details: expect.stringContaining('No configuration provided') as string },
    },
  });
});
