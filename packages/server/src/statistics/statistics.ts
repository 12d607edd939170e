import { summary } from '../collection/collection.ts';
import type { Context, UserId } from '../context.ts';
import { requireFeature } from '../subscription/subscription.ts';
import * as store from './statistics.store.ts';

/** Specification 9, statistics: the part of the panel that only some plans have. */
export async function getStatistics(ctx: Context, userId: UserId) {
  await requireFeature(ctx, userId, 'advanced_analytics');

  const { games, value, platforms } = await summary(ctx, userId);
  return {
    games,
    value,
    estimate: await store.findEstimate(ctx.db, userId),
    ...(await store.findRates(ctx.db, userId)),
    oldest: (await store.findOldest(ctx.db, userId)) ?? null,
    mostValuable: (await store.findMostValuable(ctx.db, userId)) ?? null,
    platforms: mostFirst(platforms.map((one) => ({ ...one, games: one.owned }))),
    wishlist: mostFirst(platforms.map((one) => ({ ...one, games: one.wishlist }))),
  };
}

function mostFirst<T extends { games: number }>(platforms: T[]): T[] {
  return platforms.filter(({ games }) => games > 0).toSorted((one, other) => other.games - one.games);
}
