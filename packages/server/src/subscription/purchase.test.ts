import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Payments, backTo, startPayments } from '../testing/standIn.ts';

let product: Payments;
beforeAll(async () => void (product = await startPayments()));
afterAll(() => product.close());

test('a collector goes from free to a trial, and on to a paid month', async () => {
  const ana = await product.user('ana');
  const status = async () => (await product.as(ana, 'subscription.status', { userId: ana.id })).body;
  const free = await status();

  await product.subscribe(ana);
  const trial = await status();
  await product.pass(8);
  const active = await status();

  expect(free).toMatchObject({ tier: 'free', isSubscribed: false, isStale: false, billing: null });
  expect(trial).toMatchObject({
    tier: 'pro',
    isTrialing: true,
    subscription: { subscription_status: 'trialing' },
  });
  expect(active).toMatchObject({
    tier: 'pro',
    isTrialing: false,
    subscription: { subscription_status: 'active' },
  });
});
