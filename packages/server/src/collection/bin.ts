import type { BinItem, Item } from '@cartouche/contract/collection';
import { binDays, furtherCopies } from '@cartouche/contract/limits';

import { whereGameStands } from '../catalogue/catalogue.ts';
import { withCovers } from '../catalogue/covers/covers.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import { type BinPage, deleteBinned, findBinned, listBin, unbinFurther, unbinLead } from './bin.store.ts';
import { requireRoomForGame, toItem } from './collection.ts';
import { countMost, lockLeads } from './copies.store.ts';
import { type RemovedCopy, removeLeads, requireRemoved, takeLead } from './copies.ts';
import { listPhotos } from './photos.store.ts';

const done = { ok: true } as const;
const dayMs = 24 * 3_600_000;
const restoredPerDay = { times: 20_000, perSeconds: dayMs / 1000 };

/** Moves the copy to the bin, from which it can be brought back for 30 days. */
export function removeItem(ctx: Context, userId: UserId, gameId: number): Promise<RemovedCopy> {
  return inTransaction(ctx, async (ctx) => {
    const removed = await removeLeads(ctx, userId, [await whereGameStands(ctx.db, userId, gameId)]);
    return await requireRemoved(ctx, userId, removed);
  });
}

export async function getBin(ctx: Context, userId: UserId, page: BinPage): Promise<BinItem[]> {
  const rows = await listBin(ctx.db, userId, page);
  const ids = rows.map(({ id }) => id);
  const photos = await listPhotos(ctx.db, userId, ids);
  const shown = await withCovers(
    ctx,
    userId,
    rows.map((row) => ({ ...row, item_id: row.id })),
  );
  return shown.map((row) => ({
    ...toItem(row),
    game: row, // the contract keeps only the game's fields
    photos: photos.get(row.id) ?? [],
    total_count: row.total_count,
    removed_at: row.removed_at.toISOString(),
    expires_at: new Date(row.removed_at.getTime() + binDays * dayMs).toISOString(),
  }));
}

/**
 * Brings a copy back unchanged: beside the others of its game, or in the lead if it led. A game that is not owned needs
 * room in the plan.
 */
export async function restoreItem(ctx: Context, userId: UserId, id: number): Promise<Item> {
  await throttle(ctx, `copies brought back by ${userId}`, restoredPerDay);
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId); // its entry must not become another game meanwhile
    const binned = await findBinned(ctx.db, userId, id);
    if (!binned) throw new Refusal('bin_item_not_found');
    await requireRoomForGame(ctx, userId, binned.game_id);
    const restored = await unbin(ctx, userId, { ...binned, id });
    if (!restored) throw new Refusal('bin_item_not_found'); // another request was quicker
    return toItem(restored);
  });
}

async function unbin(
  ctx: InnerContext,
  userId: UserId,
  { id, game_id: gameId, led }: { id: number; game_id: number; led: boolean },
) {
  const [lead] = await lockLeads(ctx.db, userId, [gameId]);
  if (!lead) return await unbinLead(ctx.db, userId, id);
  if ((await countMost(ctx.db, userId, [gameId])) >= furtherCopies.most)
    throw new Refusal('too_many_copies', { limit: furtherCopies.most + 1 });
  const restored = await unbinFurther(ctx.db, userId, id);
  if (restored && led) await takeLead(ctx, userId, id);
  return restored;
}

export async function discardItem(ctx: Context, userId: UserId, id: number) {
  if ((await deleteBinned(ctx.db, { userId, ids: [id] })) === 0) throw new Refusal('bin_item_not_found');
  return done;
}

export async function emptyBin(ctx: Context, userId: UserId) {
  await deleteBinned(ctx.db, { userId });
  return done;
}

/** Deletes what has been in the bin for 30 days; the photos are swept later. */
export async function forgetRemovedItems(ctx: Context): Promise<void> {
  await deleteBinned(ctx.db, { removedBefore: new Date(ctx.now().getTime() - binDays * dayMs) });
}
