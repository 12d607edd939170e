import { chargedText } from '@cartouche/contract/price.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, startPayments } from '../testing/standIn.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

const cancel = (user: TestUser) => product.as(user, 'subscription.cancelSubscription');
const reactivate = (user: TestUser, priceId = product.prices.month) =>
  product.as(user, 'subscription.reactivateSubscription', { priceId });
const update = (user: TestUser, newPriceId: string) =>
  product.as(user, 'subscription.updateSubscription', { newPriceId });

async function atProvider(user: TestUser) {
  const customerId = await product.customerOf(user);
  const customer = (await product.report()).customers.find(({ id }) => id === customerId);
  if (!customer) throw new Error('The provider does not know the customer.');
  return customer;
}

async function subscriptionOf(user: TestUser) {
  const { subscriptions } = await atProvider(user);
  return await product.sdk.subscriptions.retrieve(subscriptions[0]?.id ?? '');
}

async function subscriber(name: string, interval: 'month' | 'year' = 'month') {
  const user = await product.user(name);
  await product.subscribe(user, interval);
  return user;
}

test('a cancelled subscription runs to its end, is not charged any more, and is over then', async () => {
  const ana = await subscriber('ana');
  await product.pass(8);

  const answer = await cancel(ana);
  const running = await product.statusOf(ana);
  await product.pass(26); // a month has 28 days at least
  const stillRunning = await product.statusOf(ana);
  await product.pass(5); // and 31 at most
  const over = await product.statusOf(ana);

  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, subscription: { endsAt: running.expiresAt } },
  });
  expect(running).toMatchObject({ tier: 'pro', isCanceledButActive: true, billing: { nextPaymentAt: null } });
  expect(stillRunning).toMatchObject({ tier: 'pro', isExpired: false });
  expect(over).toMatchObject({ tier: 'free', isExpired: true, billing: null });
  expect(await atProvider(ana)).toMatchObject({ paid: 249, subscriptions: [{ status: 'canceled' }] });
});

test('cancelling twice, and reactivating twice, is like once', async () => {
  const ana = await subscriber('ana');

  const answers = await Promise.all([cancel(ana), cancel(ana)]);
  const back = await Promise.all([reactivate(ana), reactivate(ana)]);

  for (const { status } of [...answers, ...back]) expect(status).toBe(200);
  expect(await product.statusOf(ana)).toMatchObject({ isTrialing: true, isCanceledButActive: false });
  expect((await subscriptionOf(ana)).cancel_at_period_end).toBe(false);
});

test.each(['flexible', 'classic'] as const)(
  'an end planned in the portal (%s) is seen and taken back',
  async (billingMode) => {
    await product.order('settings', { billingMode });
    const ana = await subscriber('ana');
    const { id } = await subscriptionOf(ana);
    const end = (await subscriptionOf(ana)).items.data[0]?.current_period_end ?? 0;
    await product.sdk.subscriptions.update(
      id,
      billingMode === 'flexible' ? { cancel_at: end } : { cancel_at_period_end: true },
    );
    await product.settled();
    const planned = await product.statusOf(ana);

    const answer = await reactivate(ana);

    expect(planned).toMatchObject({ tier: 'pro', isCanceledButActive: true });
    expect(answer).toMatchObject({ status: 200, body: { subscription: { status: 'trialing' } } });
    expect(answer.body).not.toHaveProperty('checkoutUrl');
    expect(await subscriptionOf(ana)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  },
);

test('after the end, reactivating leads to a checkout', async () => {
  const ana = await subscriber('ana');
  await cancel(ana);
  await product.pass(8);

  const answer = await reactivate(ana);

  expect(answer).toMatchObject({
    status: 200,
    body: { checkoutUrl: expect.stringContaining('/checkout/') as string },
  });
});

test('an upgrade to yearly charges what the preview promised, at once, and once', async () => {
  const ana = await subscriber('ana');
  await product.pass(17);
  const before = (await atProvider(ana)).paid;
  const wish = { newPriceId: product.prices.year };
  const { body: promised } = await product.as(ana, 'subscription.previewChange', wish);

  const answers = await Promise.all([update(ana, product.prices.year), update(ana, product.prices.year)]);
  await product.settled();

  const { now } = promised as { now: { amount: number } }; // as: the contract's output
  expect(now.amount).toBeGreaterThan(1700);
  expect(now.amount).toBeLessThan(1999);
  expect(promised).toMatchObject({ later: { amount: 1999, currency: 'usd', interval: 'year' } });
  for (const { status } of answers) expect(status).toBe(200);
  expect((await atProvider(ana)).paid - before).toBe(now.amount);
  expect(await product.statusOf(ana)).toMatchObject({
    tier: 'pro',
    billing: { interval: 'year', amount: 1999 },
  });
});

test('in a trial, a change of plan costs nothing before the end', async () => {
  const ana = await subscriber('ana');
  const { body: promised } = await product.as(ana, 'subscription.previewChange', {
    newPriceId: product.prices.year,
  });

  const answer = await update(ana, product.prices.year);
  const changed = await product.statusOf(ana);
  await product.pass(8);

  expect(promised).toMatchObject({
    now: { amount: 0 },
    later: { amount: 1999, at: changed.billing?.nextPaymentAt },
  });
  expect(answer).toMatchObject({ body: { subscription: { status: 'trialing' } } });
  expect((await atProvider(ana)).paid).toBe(1999);
});

test('an amount that is not the one shown is not charged', async () => {
  const ana = await subscriber('ana');
  const wish = { newPriceId: product.prices.year };
  const { body } = await product.as(ana, 'subscription.previewChange', wish);
  const { now: shown } = body as { now: { amount: number; credit: number } }; // as: the contract's output
  await product.pass(8);
  const { paid } = await atProvider(ana);

  const late = await product.as(ana, 'subscription.updateSubscription', { ...wish, shown });
  const unchanged = await atProvider(ana);
  const { body: again } = await product.as(ana, 'subscription.previewChange', wish);
  const { now } = again as { now: { amount: number; credit: number } }; // as: the contract's output
  const answer = await product.as(ana, 'subscription.updateSubscription', { ...wish, shown: now });

  expect(body).toMatchObject({ isTrial: true, now: { amount: 0 } });
  expect(late).toMatchObject({ status: 409, body: { code: 'charge_changed' } });
  expect(unchanged.paid).toBe(paid);
  expect(again).toMatchObject({ isTrial: false });
  expect(answer.status).toBe(200);
  expect((await atProvider(ana)).paid - paid).toBe(now.amount);
});

test('an upgrade with a card that is declined changes nothing and says why', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana, 'month');
  await product.pass(8);
  const customer = await product.customerOf(ana);
  const { id } = await subscriptionOf(ana);
  const method = await product.sdk.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await product.sdk.subscriptions.update(id, { default_payment_method: method.id });

  const answer = await update(ana, product.prices.year);

  expect(answer).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
  expect(await product.statusOf(ana)).toMatchObject({ billing: { interval: 'month', amount: 249 } });
  expect((await atProvider(ana)).paid).toBe(249);
});

test('an upgrade that the bank wants to have confirmed changes nothing, and says so', async () => {
  const ana = await subscriber('ana');
  await product.pass(8);
  const customer = await product.customerOf(ana);
  const { id } = await product.sdk.paymentMethods.attach('pm_card_authenticationRequired', { customer });
  await product.sdk.subscriptions.update((await subscriptionOf(ana)).id, { default_payment_method: id });

  const answer = await update(ana, product.prices.year);

  expect(answer).toMatchObject({ status: 402, body: { code: 'card_owner_asked' } });
  expect((await atProvider(ana)).paid).toBe(249);
});

test('while the provider tries to collect, access stays; then it goes, and comes back with the money', async () => {
  await product.order('settings', { afterRetries: 'unpaid' });
  const ana = await product.user('ana');
  await product.subscribe(ana, 'month', '4000000000000341');
  await product.pass(8);
  const owed = await product.statusOf(ana);
  await product.pass(21);
  const unpaid = await product.statusOf(ana);
  const customer = await product.customerOf(ana);
  const method = await product.sdk.paymentMethods.attach('pm_card_visa', { customer });
  const { id } = await subscriptionOf(ana);
  await product.sdk.subscriptions.update(id, { default_payment_method: method.id });
  for (const { id: invoice, status } of (await atProvider(ana)).invoices)
    if (status === 'open') await product.sdk.invoices.pay(invoice);
  await product.settled();

  expect(owed).toMatchObject({
    tier: 'pro',
    subscription: { subscription_status: 'past_due' },
    billing: { mendUrl: expect.stringContaining('/invoice/') as string },
  });
  expect(unpaid).toMatchObject({ tier: 'free', subscription: { subscription_status: 'unpaid' } });
  expect(await product.statusOf(ana)).toMatchObject({
    tier: 'pro',
    isActive: true,
    billing: { mendUrl: null },
  });
});

test('a plan that is about to end, or is owed for, is not changed', async () => {
  const ana = await subscriber('ana');
  await cancel(ana);
  const bo = await product.user('bo');
  await product.subscribe(bo, 'month', '4000000000000341');
  await product.pass(8);
  const cy = await subscriber('cy');
  await product.pass(8);
  await cancel(cy);

  const answers = [await update(ana, product.prices.year), await update(cy, product.prices.year)];
  const owed = await update(bo, product.prices.year);

  expect(answers[0]).toMatchObject({ status: 409, body: { code: 'not_subscribed' } }); // it is over by now
  expect(answers[1]).toMatchObject({ status: 409, body: { code: 'subscription_ending' } });
  expect(owed).toMatchObject({ status: 409, body: { code: 'payment_owed' } });
  expect((await atProvider(cy)).paid).toBe(249);
});

test('nothing is changed for somebody without a subscription', async () => {
  const ana = await product.user('ana');

  for (const answer of [await cancel(ana), await update(ana, product.prices.year)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_subscribed' } });
  expect(await product.as(ana, 'subscription.customerPortal')).toMatchObject({
    status: 404,
    body: { code: 'customer_not_found', error: 'No Stripe customer found for this user' },
  });
});

test('the portal and the details are those of the customer', async () => {
  const ana = await subscriber('ana');

  const portal = await product.as(ana, 'subscription.customerPortal');
  const { body } = await product.as(ana, 'subscription.subscriptionStatus');

  expect(portal).toMatchObject({ status: 200, body: { url: expect.stringContaining('/portal/') as string } });
  expect(body).toMatchObject({
    subscription: {
      status: 'trialing',
      trial_end: expect.any(Number),
      current_period_end: expect.any(Number),
    },
    invoices: [{ status: 'paid', amount_paid: 0 }],
    paymentIntents: [],
  });
});

test('a plan given by the operator is not touched by what the provider says', async () => {
  const { givePlan } = await import('./subscription.ts');
  const ana = await subscriber('ana');
  await givePlan(product.ctx, ana.email, 'pro');

  await cancel(ana);
  await product.pass(8);

  expect(await product.statusOf(ana)).toMatchObject({
    tier: 'pro',
    isGiven: true,
    expiresAt: null,
    billing: null,
  });
});

test('what is shown is what the provider charges', async () => {
  await product.order('price', { price: product.prices.month, amount: 299 });
  const ana = await product.user('ana');

  const { body } = await product.as(ana, 'subscription.plans');

  expect(body).toMatchObject({
    plan: { name: 'Pro', price: 299, yearlyPrice: 1999, currency: 'usd', id: product.prices.month },
    trialDays: 7,
    isTest: true,
  });
  expect(chargedText(299, 'usd')).toBe('$2.99');
  await product.order('price', { price: product.prices.month, amount: 249 });
});
