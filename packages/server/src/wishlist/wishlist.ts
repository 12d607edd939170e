import { requireGame } from '../catalogue/catalogue.ts';
import type { Context, UserId } from '../context.ts';
import { deleteWish, insertWish, listWishes } from './wishlist.store.ts';

const done = { ok: true } as const;

export async function listWishlist(ctx: Context, userId: UserId) {
  const rows = await listWishes(ctx.db, userId);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** With a day, it is an old wish that was removed by mistake, and gets its place back. */
export async function addWish(
  ctx: Context,
  userId: UserId,
  { gameId, created_at }: { gameId: number; created_at?: string | undefined },
) {
  const now = ctx.now();
  const wishedAt = created_at ? new Date(created_at) : now;
  await requireGame(ctx.db, gameId);
  await insertWish(ctx.db, userId, { gameId, wishedAt: wishedAt < now ? wishedAt : now });
  return done;
}

export async function removeWish(ctx: Context, userId: UserId, gameId: number) {
  const wishedAt = await deleteWish(ctx.db, userId, gameId);
  return { created_at: wishedAt?.toISOString() ?? null };
}
