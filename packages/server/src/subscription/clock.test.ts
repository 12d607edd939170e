import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestUser } from '../testing/product.ts';
import { type Payments, dayMs, startPayments } from '../testing/standIn.ts';

/** Where the provider's clock is ahead of ours, as when a person has moved the stand-in's. */
let product: Payments;
beforeAll(async () => {
  product = await startPayments();
  await product.order('advance', { seconds: 20 * 86_400 });
});
afterAll(() => product.close());

const statusOf = async (user: TestUser) =>
  (await product.as(user, 'subscription.status', { userId: user.id })).body as {
    customerId: string;
    expiresAt: string;
    billing: { nextPaymentAt: string };
  }; // as: the contract's output

async function atProvider(user: TestUser) {
  const { customerId: customer } = await statusOf(user);
  const [subscription] = (await product.sdk.subscriptions.list({ customer })).data;
  if (!subscription) throw new Error('The provider has no subscription of the user.');
  return subscription;
}
const dateOf = (seconds: number | null | undefined) => new Date(Number(seconds) * 1000).toISOString();

test('a trial ends when the provider says so', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);

  const { expiresAt, billing } = await statusOf(ana);

  const { trial_end } = await atProvider(ana);
  expect(Number(trial_end) * 1000).toBeGreaterThan(product.ctx.now().getTime() + 26 * dayMs);
  expect([expiresAt, billing.nextPaymentAt]).toEqual([dateOf(trial_end), dateOf(trial_end)]);
});

test('what a change of plan promises is paid for until then', async () => {
  const ana = await product.user('ana');
  await product.subscribe(ana);
  await product.order('advance', { seconds: 10 * 86_400 });
  const wish = { newPriceId: product.prices.year };

  const { body } = await product.as(ana, 'subscription.previewChange', wish);
  const answer = await product.as(ana, 'subscription.updateSubscription', wish);

  const { later } = body as { later: { at: string } }; // as: the contract's output
  const { items } = await atProvider(ana);
  expect(answer.status).toBe(200);
  expect((await statusOf(ana)).billing.nextPaymentAt).toBe(dateOf(items.data[0]?.current_period_end));
  const apartMs = Date.parse((await statusOf(ana)).billing.nextPaymentAt) - Date.parse(later.at);
  expect(Math.abs(apartMs)).toBeLessThan(60_000);
});
