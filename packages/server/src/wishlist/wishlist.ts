import { requireGame } from '../catalogue/catalogue.ts';
import type { Context, UserId } from '../context.ts';
import { deleteWish, insertWish } from './wishlist.store.ts';

const done = { ok: true } as const;

export async function addWish(ctx: Context, userId: UserId, gameId: number) {
  await requireGame(ctx.db, gameId);
  await insertWish(ctx.db, userId, gameId, ctx.now());
  return done;
}

export async function removeWish(ctx: Context, userId: UserId, gameId: number) {
  await deleteWish(ctx.db, userId, gameId);
  return done;
}
