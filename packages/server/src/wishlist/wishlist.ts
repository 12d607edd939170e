import { requireGame } from '../catalogue/catalogue.ts';
import { withCovers } from '../catalogue/covers/covers.ts';
import { type AnyContext, type Context, type UserId, inTransaction } from '../context.ts';
import { lockTier } from '../subscription/subscription.ts';
import {
  deleteWish,
  deleteWishes,
  findWish,
  insertWish,
  insertWishes,
  listWished,
  listWishes,
} from './wishlist.store.ts';

const done = { ok: true } as const;

export async function listWishlist(ctx: Context, userId: UserId) {
  const rows = await listWishes(ctx.db, userId);
  const shown = await withCovers(ctx, userId, rows);
  return shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** With a day, it is an old wish that was removed by mistake, and gets its place back. */
export async function addWish(
  ctx: Context,
  userId: UserId,
  { gameId, created_at }: { gameId: number; created_at?: string | undefined },
) {
  const now = ctx.now();
  const since = created_at ? new Date(created_at) : now;
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId); // an own entry must not become another game meanwhile
    const standing = await requireGame(ctx.db, userId, gameId);
    await insertWish(ctx.db, userId, { gameId: standing, wishedAt: since < now ? since : now });
    return done;
  });
}

export async function removeWish(ctx: Context, userId: UserId, gameId: number) {
  const since = await deleteWish(ctx.db, userId, gameId);
  return { created_at: since?.toISOString() ?? null };
}

/** When the user wished for a game; null if they do not. */
export async function wishedAt(ctx: AnyContext, userId: UserId, gameId: number): Promise<Date | null> {
  return (await findWish(ctx.db, userId, gameId)) ?? null;
}

/** Brings back a wish that was granted by mistake, with its day. */
export async function restoreWish(
  ctx: AnyContext,
  userId: UserId,
  wish: { gameId: number; wishedAt: Date },
): Promise<void> {
  await insertWish(ctx.db, userId, wish);
}

/** Wishes for many games, each since its day. Those that are wished for or owned stay as they are. */
export function addWishes(
  ctx: AnyContext,
  userId: UserId,
  wishes: readonly { gameId: number; wishedAt: Date }[],
): Promise<number[]> {
  return insertWishes(ctx.db, userId, wishes);
}

/** Which of some games the user wishes for. */
export function wishedAmong(ctx: AnyContext, userId: UserId, gameIds: readonly number[]): Promise<number[]> {
  return listWished(ctx.db, userId, gameIds);
}

export function removeWishes(ctx: AnyContext, userId: UserId, gameIds: readonly number[]): Promise<void> {
  return deleteWishes(ctx.db, userId, gameIds);
}
