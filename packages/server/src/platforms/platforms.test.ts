import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  for (const platformId of [1, 2, 3, 4, 5, 6, 7, 8]) await product.games([], platformId);
});
afterAll(() => product.close());

test('a free user may collect exactly 3 consoles, even when more are chosen at once', async () => {
  const ana = await product.user('ana');

  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((platformId) => product.as(ana, 'platforms.add', { platformId })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: {
      code: 'console_limit_reached',
      error:
        'Free plan limit reached: You can only add up to 3 consoles. Upgrade to Pro for unlimited consoles.',
    },
  });
});

test('a basic user is told their own plan’s limit', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'basic');
  const platformIds = Array.from({ length: 11 }, (_, place) => place + 1);
  for (const platformId of platformIds) await product.games([], platformId);

  const answers = [];
  for (const platformId of platformIds) answers.push(await product.as(ana, 'platforms.add', { platformId }));

  expect(answers.at(9)?.status).toBe(200);
  expect(answers.at(10)).toMatchObject({
    status: 422,
    body: {
      error:
        'Basic plan limit reached: You can only add up to 10 consoles. Upgrade to Pro for unlimited consoles.',
    },
  });
});

test('choosing a platform twice is a conflict, and does not count against the limit', async () => {
  const ana = await product.user('ana');
  for (const platformId of [1, 2, 3]) await product.as(ana, 'platforms.add', { platformId });

  const again = await product.as(ana, 'platforms.add', { platformId: 2 });

  expect(again).toMatchObject({
    status: 409,
    body: { code: 'platform_already_added', error: 'Platform already added.' },
  });
});

test('removing a platform makes room for another', async () => {
  const ana = await product.user('ana');
  for (const platformId of [1, 2, 3]) await product.as(ana, 'platforms.add', { platformId });

  await product.as(ana, 'platforms.remove', { platformId: 1 });
  const next = await product.as(ana, 'platforms.add', { platformId: 4 });
  const { body } = await product.as(ana, 'platforms.mine');

  expect(next.status).toBe(200);
  expect((body as { platform_id: number }[]).map(({ platform_id }) => platform_id)).toEqual([2, 3, 4]);
});

test('a basic plan has room for 10 consoles, a pro plan for all', async () => {
  const ana = await product.user('ana');
  const plan = (subscription_tier: 'basic' | 'pro') =>
    product.ctx.db
      .updateTable('user_subscriptions')
      .set({ subscription_tier })
      .where('user_id', '=', ana.id)
      .execute();
  const addAll = async (platformIds: number[]) => {
    for (const platformId of platformIds) await product.games([], platformId);
    return Promise.all(platformIds.map((platformId) => product.as(ana, 'platforms.add', { platformId })));
  };

  await plan('basic');
  const basic = await addAll(Array.from({ length: 11 }, (_, index) => 100 + index));
  await plan('pro');
  const pro = await addAll([200, 201]);

  expect(basic.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(pro.every(({ status }) => status === 200)).toBe(true);
});

test('an unknown platform is refused', async () => {
  const ana = await product.user('ana');

  const answer = await product.as(ana, 'platforms.add', { platformId: 999_999 });

  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'platform_not_found', error: 'Platform not found.' },
  });
});
