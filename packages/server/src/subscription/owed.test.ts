import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, startPayments } from '../testing/standIn.ts';
import { reconcile } from './reconcile.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

const failsLater = '4000000000000341';

const statusOf = async (user: TestUser) =>
  (await product.as(user, 'subscription.status', { userId: user.id })).body as {
    tier: string;
    customerId: string;
    subscription: { subscription_status: string; subscription_expires_at: string };
    billing: { mendUrl: string | null } | null;
  }; // as: the contract's output
const cancel = (user: TestUser) => product.as(user, 'subscription.cancelSubscription');

async function atProvider(user: TestUser) {
  const { customerId } = await statusOf(user);
  const subscriptions = await product.sdk.subscriptions.list({ customer: customerId, status: 'all' });
  const [subscription] = subscriptions.data;
  if (!subscription) throw new Error('The provider has no subscription of the user.');
  return subscription;
}

async function unpaid(name: string) {
  await product.order('settings', { afterRetries: 'unpaid' });
  const user = await product.user(name);
  await product.subscribe(user, 'month', failsLater);
  await product.pass(8);
  await product.pass(21);
  return user;
}

async function paused(name: string) {
  const user = await product.user(name);
  await product.subscribe(user);
  await product.sdk.subscriptions.pause((await atProvider(user)).id, { type: 'subscription' });
  await product.settled();
  return user;
}

async function mailsTo(user: TestUser) {
  const { db } = product.ctx;
  return await db.selectFrom('mails').select('subject').where('to_address', '=', user.email).execute();
}

test('what is owed is mended at the newest open invoice, though newer ones are drafts', async () => {
  const ana = await unpaid('ana');
  const { id } = await atProvider(ana);
  const [owed] = (await product.sdk.invoices.list({ subscription: id, status: 'open' })).data;
  await product.pass(15); // a month later, another invoice is drafted

  const { billing } = await statusOf(ana);

  const { latest_invoice } = await product.sdk.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(latest_invoice).toMatchObject({ status: 'draft' });
  expect(owed?.hosted_invoice_url).toContain('/invoice/');
  expect(billing?.mendUrl).toBe(owed?.hosted_invoice_url);
});

test.each([
  ['unpaid', unpaid],
  ['paused', paused],
])('one that is %s ends at once, however often that is asked', async (status, subscriber) => {
  const ana = await subscriber('ana');
  const before = await statusOf(ana);
  const invoiced = (await product.sdk.invoices.list({ customer: before.customerId })).data.length;

  const answers = await Promise.all([cancel(ana), cancel(ana)]);
  const late = await cancel(ana);
  await product.pass(12);
  await reconcile(product.ctx);

  expect(before).toMatchObject({ tier: 'free', subscription: { subscription_status: status } });
  // The second press may come while the first is at work, or after it.
  const codes = answers.map(({ status: code }) => code);
  expect(codes).toContain(200);
  for (const code of codes) expect([200, 409]).toContain(code);
  expect(late).toMatchObject({ status: 409, body: { code: 'not_subscribed' } });
  const { ended_at } = await atProvider(ana);
  expect(await statusOf(ana)).toMatchObject({
    tier: 'free',
    billing: null,
    subscription: {
      subscription_status: 'expired',
      subscription_expires_at: new Date(Number(ended_at) * 1000).toISOString(),
    },
  });
  const { data: invoices } = await product.sdk.invoices.list({ customer: before.customerId });
  expect(invoices).toHaveLength(invoiced);
  expect((await mailsTo(ana)).filter(({ subject }) => subject.endsWith('has ended'))).toHaveLength(1);
});

test('one that is unpaid ends at once, also if its end was planned before', async () => {
  const ana = await unpaid('ana');
  await product.sdk.subscriptions.update((await atProvider(ana)).id, { cancel_at_period_end: true });
  await product.settled();

  const answer = await cancel(ana);

  expect(answer).toMatchObject({ status: 200, body: { subscription: { status: 'canceled' } } });
  expect((await atProvider(ana)).status).toBe('canceled');
  expect(await statusOf(ana)).toMatchObject({ subscription: { subscription_status: 'expired' } });
});

test('after an end at once, somebody can subscribe again', async () => {
  const ana = await unpaid('ana');
  await cancel(ana);

  await product.subscribe(ana);

  expect(await statusOf(ana)).toMatchObject({ tier: 'pro' });
});
