import type { BinItem, Item } from '@cartouche/contract/collection';
import { binDays } from '@cartouche/contract/limits';

import { withCovers } from '../catalogue/covers/covers.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { type BinPage, binItems, deleteBinned, findBinnedGame, listBin, unbinItem } from './bin.store.ts';
import { findItem } from './collection.store.ts';
import { requireRoomForGame, toItem } from './collection.ts';
import { listPhotos } from './photos.store.ts';

const done = { ok: true } as const;
const dayMs = 24 * 3_600_000;
const restoredPerDay = { times: 20_000, perSeconds: dayMs / 1000 };

/** Moves the copy to the bin, from which it can be brought back for 30 days. */
export async function removeItem(ctx: Context, userId: UserId, gameId: number): Promise<{ id: number }> {
  const [id] = await binItems(ctx.db, userId, { gameIds: [gameId], now: ctx.now() });
  if (id === undefined) throw new Refusal('item_not_found');
  return { id };
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

/** Brings a copy back unchanged, unless the game is owned again or the plan has no room. */
export async function restoreItem(ctx: Context, userId: UserId, id: number): Promise<Item> {
  await throttle(ctx, `copies brought back by ${userId}`, restoredPerDay);
  return await inTransaction(ctx, async (ctx) => {
    const gameId = await findBinnedGame(ctx.db, userId, id);
    if (gameId === undefined) throw new Refusal('bin_item_not_found');
    await requireRoomForGame(ctx, userId, gameId);
    if (await findItem(ctx.db, userId, gameId)) throw new Refusal('item_already_owned');

    const restored = await unbinItem(ctx.db, userId, id);
    if (restored) return toItem(restored);
    // Another request was quicker, in the bin or with the game; the rollback puts this copy back.
    throw new Refusal((await findItem(ctx.db, userId, gameId)) ? 'item_already_owned' : 'bin_item_not_found');
  });
}

export async function discardItem(ctx: Context, userId: UserId, id: number) {
  if ((await deleteBinned(ctx.db, { userId, id })) === 0) throw new Refusal('bin_item_not_found');
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
