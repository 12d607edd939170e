import type { Context, UserId } from '../context.ts';
import { requireFeature } from '../subscription/subscription.ts';
import * as store from './statistics.store.ts';

/** Specification 9, statistics: the part of the panel that not every plan has. */
export async function getStatistics(ctx: Context, userId: UserId) {
  await requireFeature(ctx, userId, 'advanced_analytics');

  const totals = await store.findTotals(ctx.db, userId);
  const oldest = await store.findOldest(ctx.db, userId);
  const mostValuable = await store.findMostValuable(ctx.db, userId);
  return {
    ...totals,
    oldest: oldest ? { ...oldest, release_date: oldest.release_date ?? '' } : null,
    mostValuable: mostValuable ? { ...mostValuable, price: mostValuable.price ?? 0 } : null,
    platforms: await store.listOwnedByPlatform(ctx.db, userId),
    wishlist: await store.listWishedByPlatform(ctx.db, userId),
  };
}
