import type { InnerContext } from '../context.ts';
import { ratesNow } from '../rates/rates.ts';
import { listTold } from './found.store.ts';
import { matchesOf } from './match.ts';
import { mutedByEach, nothing } from './mutes.ts';

/**
 * Which of a user's finds they still want to be told of: they have neither put them away nor bought them, their alerts
 * are active, and would find them now with the price, the range and the mutes of today.
 */
export async function stillWanted(
  ctx: InnerContext,
  userId: string,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rates = await ratesNow(ctx);
  const wanted = new Set<number>();
  for (const [platform, finds] of Map.groupBy(
    await listTold(ctx.db, userId, itemIds),
    (find) => find.platform,
  )) {
    const muted = (await mutedByEach(ctx.db, [userId], platform)).get(userId) ?? nothing;
    for (const { itemId, listing, ...alert } of finds) {
      if (matchesOf([listing], alert, { muted, rates }).length > 0) wanted.add(itemId);
    }
  }
  return wanted;
}
