import type { SubscriptionStatus } from '@cartouche/contract/entitlement.rules';
import type { Tier } from '@cartouche/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction } from '../context.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { lockTier, requireRoom } from './subscription.ts';

let product: Product;
let ana: TestUser;
let games: number[];
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  games = await product.games(Array.from({ length: 25 }, (_, index) => `Game ${index}`));
  for (const id of [29, 33, 41]) await product.games([], id);
  for (const id of [19, 29, 33]) await product.as(ana, 'platforms.add', { platformId: id });
  await state({ subscription_tier: 'pro', subscription_status: 'active' });
  for (const gameId of games.slice(0, 24)) await product.as(ana, 'collection.save', { gameId });
});
afterAll(() => product.close());

type Bought = { subscription_tier: string; subscription_status: SubscriptionStatus; days?: number };
type Given = { given_tier: string; given_days?: number };

async function state({ days = 20, ...bought }: Bought, given: Partial<Given> = {}): Promise<void> {
  const after = (count: number) => new Date(product.ctx.now().getTime() + count * 24 * 3_600_000);
  await product.ctx.db
    .updateTable('user_subscriptions')
    .set({
      ...bought,
      subscription_expires_at: after(days),
      given_tier: given.given_tier ?? null,
      given_expires_at: given.given_days === undefined ? null : after(given.given_days),
    })
    .where('user_id', '=', ana.id)
    .execute();
}

/** Whether each gate opens. What was let in is taken out again. */
async function gates() {
  const gameId = games[24];
  const asked = {
    games: await product.as(ana, 'collection.save', { gameId }),
    consoles: await product.as(ana, 'platforms.add', { platformId: 41 }),
    bulk: await product.as(ana, 'collection.saveMany', {
      gameIds: games.slice(0, 2),
      set: { condition: 'MINT' },
    }),
    export: await product.as(ana, 'archive.exportCollection'),
    statistics: await product.as(ana, 'statistics.details'),
  };
  if (asked.games.status === 200) {
    const { body } = await product.as(ana, 'collection.remove', { gameId });
    await product.as(ana, 'collection.discard', body as object);
  }
  if (asked.consoles.status === 200) await product.as(ana, 'platforms.remove', { platformId: 41 });
  const alerts = await inTransaction(product.ctx, async (ctx) =>
    requireRoom(await lockTier(ctx, ana.id), 'alerts', 5),
  ).then(
    () => true,
    () => false,
  );
  return {
    ...Object.fromEntries(Object.entries(asked).map(([gate, { status }]) => [gate, status === 200])),
    alerts,
  };
}

const opened: Record<Tier, object> = {
  free: { games: false, consoles: false, bulk: false, export: false, statistics: false, alerts: false },
  basic: { games: true, consoles: true, bulk: false, export: true, statistics: false, alerts: false },
  pro: { games: true, consoles: true, bulk: true, export: true, statistics: true, alerts: true },
};

test.each([
  ['never bought anything', { subscription_tier: 'free', subscription_status: 'active' }, {}, 'free'],
  ['is in a trial', { subscription_tier: 'pro', subscription_status: 'trialing' }, {}, 'pro'],
  ['pays', { subscription_tier: 'pro', subscription_status: 'active' }, {}, 'pro'],
  ['has cancelled, with time left', { subscription_tier: 'pro', subscription_status: 'canceled' }, {}, 'pro'],
  [
    'has cancelled, with no time left',
    { subscription_tier: 'pro', subscription_status: 'canceled', days: 0 },
    {},
    'free',
  ],
  ['is past due', { subscription_tier: 'pro', subscription_status: 'past_due' }, {}, 'pro'],
  ['has not paid', { subscription_tier: 'pro', subscription_status: 'unpaid' }, {}, 'free'],
  ['is paused', { subscription_tier: 'pro', subscription_status: 'paused' }, {}, 'free'],
  ['has not finished paying', { subscription_tier: 'pro', subscription_status: 'incomplete' }, {}, 'free'],
  [
    'has a subscription that is over',
    { subscription_tier: 'free', subscription_status: 'expired', days: -1 },
    {},
    'free',
  ],
  [
    'was given pro',
    { subscription_tier: 'free', subscription_status: 'expired', days: -1 },
    { given_tier: 'pro' },
    'pro',
  ],
  [
    'was given basic',
    { subscription_tier: 'free', subscription_status: 'active' },
    { given_tier: 'basic' },
    'basic',
  ],
  [
    'had a given trial',
    { subscription_tier: 'free', subscription_status: 'active' },
    { given_tier: 'pro', given_days: -1 },
    'free',
  ],
] as const)('who %s finds these gates open', async (_what, bought, given, tier) => {
  await state(bought, given);

  expect(await gates()).toEqual(opened[tier]);
});

test('after a downgrade nothing is lost: what is over the limit is seen, edited and taken along', async () => {
  await state({ subscription_tier: 'pro', subscription_status: 'canceled', days: -1 });
  const gameId = games[3];

  const edited = await product.as(ana, 'collection.save', { gameId, notes: 'still mine', isEdit: true });
  const summary = await product.as(ana, 'collection.summary');
  const archive = await product.app.inject({ url: '/api/archive', headers: { cookie: ana.cookie } });

  expect(edited.status).toBe(200);
  expect(summary.body).toMatchObject({ games: 24 });
  expect(archive.statusCode).toBe(200);
});
