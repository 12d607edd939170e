import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Payments, backTo, startPayments } from '../testing/standIn.ts';
import { isFailure } from './failure.ts';
import { type Provider, createProvider } from './provider.ts';

let product: Payments;
let provider: Provider;
let ana: Awaited<ReturnType<Payments['user']>>;
beforeAll(async () => {
  product = await startPayments();
  provider = createProvider({ ...product.stripe, timeoutMs: 400 });
  ana = await product.user('ana');
  await product.subscribe(ana);
});
afterAll(() => product.close());

const wish = { id: 'cus_1', userId: 'u', priceId: 'price_1', trialDays: 7 };
const change = { id: 'sub_1', itemId: 'si_1', priceId: 'price_1', from: undefined };
const payment = { customerId: 'cus_1', email: 'a@b.de', amount: 1000, currency: 'usd', description: 'x' };

/** Every call that we make of the provider. */
const calls: Record<string, () => Promise<unknown>> = {
  createCustomer: () => provider.createCustomer({ email: 'a@b.de', name: 'A', userId: 'u' }, key()),
  findCustomer: () => provider.findCustomer('cus_1'),
  deleteCustomer: () => provider.deleteCustomer('cus_1'),
  listSubscriptions: () => provider.listSubscriptions('cus_1'),
  createCheckout: () => provider.createCheckout({ ...wish, ...backTo, language: 'en' }, key()),
  findCheckout: () => provider.findCheckout('cs_1'),
  expireCheckout: () => provider.expireCheckout('cs_1'),
  listOpenCheckouts: () => provider.listOpenCheckouts('cus_1'),
  createSubscription: () => provider.createSubscription(wish, key()),
  changePrice: () => provider.changePrice(change, key()),
  previewChange: () => provider.previewChange(change),
  planEnd: () => provider.planEnd('sub_1'),
  endNow: () => provider.endNow('sub_1'),
  keepRunning: () => provider.keepRunning('sub_1'),
  createPortal: () => provider.createPortal('cus_1', backTo.cancelUrl, 'fr'),
  createPaymentIntent: () => provider.createPaymentIntent(payment, key()),
  findPaymentIntent: () => provider.findPaymentIntent('pi_1'),
  findOpenInvoice: () => provider.findOpenInvoice('sub_1'),
  listInvoices: () => provider.listInvoices('cus_1'),
  listPaymentIntents: () => provider.listPaymentIntents('cus_1'),
  findPrice: () => provider.findPrice('price_1'),
  listPrices: () => provider.listPrices(),
  listEndpoints: () => provider.listEndpoints(),
  listPortalConfigurations: () => provider.listPortalConfigurations(),
};
let keys = 0;
const key = () => `key ${(keys += 1)}`;

test('the test knows every call', () => {
  expect([...Object.keys(calls), 'readEvent', 'sign'].toSorted()).toEqual(Object.keys(provider).toSorted());
});

test.each([
  ['429', 'unavailable'],
  ['500', 'failed'],
  ['html', 'unavailable'],
  ['odd', 'unavailable'],
  ['empty', 'unavailable'],
  ['hang', 'unavailable'],
  ['reset', 'unavailable'],
])('every call answered with %s fails in time, and says so', async (how, kind) => {
  await product.order('misbehave', { call: '*', how, times: 1000 });

  const failures = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const error: unknown = await call().then(
        () => 'an answer',
        (reason: unknown) => reason,
      );
      return [name, isFailure(error) ? error.kind : String(error)];
    }),
  );

  await product.order('behave', {});
  expect(failures).toEqual(Object.keys(calls).map((name) => [name, kind]));
});

test('a moment of too many requests is waited out', async () => {
  await product.order('misbehave', { call: 'GET /v1/prices', how: '429', times: 1 });

  expect(await provider.listPrices()).not.toHaveLength(0);
});

test('what does not exist is missing', async () => {
  const kinds = await Promise.all(
    [provider.findCheckout('cs_1'), provider.endNow('sub_1')].map((asked) =>
      asked.then(
        () => 'found',
        (error: unknown) => isFailure(error) && error.kind,
      ),
    ),
  );

  expect(kinds).toEqual(['missing', 'missing']);
});

test.each(['reset', '500', '429', 'html'])(
  'with the provider down (%s), each of a user’s calls says what failed, and what is stored stays',
  async (how) => {
    const bo = await product.user('bo');
    const before = await product.ctx.db.selectFrom('user_subscriptions').selectAll().execute();
    await product.order('misbehave', { call: '*', how, times: 1000 });
    const { month, year } = product.prices;

    const asked: [typeof ana, string, object, string][] = [
      [bo, 'createCustomer', {}, 'customer_failed'],
      [bo, 'createSubscription', { priceId: month }, 'subscription_failed'],
      [bo, 'createCheckoutSession', { priceId: month, ...backTo }, 'checkout_failed'],
      [bo, 'createPaymentIntent', { amount: 1000 }, 'payment_intent_failed'],
      [ana, 'previewChange', { newPriceId: year }, 'update_failed'],
      [ana, 'updateSubscription', { newPriceId: year }, 'update_failed'],
      [ana, 'cancelSubscription', {}, 'cancel_failed'],
      [ana, 'reactivateSubscription', { priceId: month }, 'reactivate_failed'],
      [ana, 'customerPortal', {}, 'portal_failed'],
      [ana, 'testWebhook', {}, 'webhook_test_failed'],
      [ana, 'syncSubscription', {}, 'sync_failed'],
      [ana, 'subscriptionStatus', {}, 'sync_failed'],
    ];
    const answers = await Promise.all(
      asked.map(([user, call, input]) => product.as(user, `subscription.${call}`, input)),
    );
    product.later(6 * 60_000);
    const status = await product.as(ana, 'subscription.status', { userId: ana.id });
    product.later(-6 * 60_000);
    const { body: tested } = await product.as(ana, 'subscription.test');
    const plans = await product.as(ana, 'subscription.plans');
    await product.order('behave', {});

    expect(answers.map(({ status: code, body }) => [code, (body as { code: string }).code])).toEqual(
      asked.map(([, , , code]) => [502, code]),
    );
    expect(status).toMatchObject({ status: 200, body: { isStale: true, tier: 'pro', isTrialing: true } });
    expect(tested).toMatchObject({ success: false, message: 'Failed to test Stripe connection' });
    expect(plans).toMatchObject({ status: 200, body: { plan: { price: 249, yearlyPrice: 1999 } } });
    expect(await product.ctx.db.selectFrom('user_subscriptions').selectAll().execute()).toEqual(before);
  },
);

test('the pages for developers can see that both sides answer', async () => {
  const [provided, database] = [
    await product.as(ana, 'subscription.test'),
    await product.as(ana, 'subscription.testDb'),
  ];

  expect(provided.body).toMatchObject({ success: true, plansCount: 3 });
  expect(database.body).toEqual({ success: true });
});
