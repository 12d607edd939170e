import { requireGame } from '../catalogue/catalogue.ts';
import type { Context, UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { deleteWish, insertWish } from './wishlist.store.ts';

const done = { ok: true } as const;

export async function addWish(ctx: Context, userId: UserId, gameId: number) {
  await requireGame(ctx.db, gameId);
  await insertWish(ctx.db, userId, gameId, ctx.now());
  return done;
}

/** Inside the collection's transaction too, where a wish is granted by owning the game. */
export async function removeWish(db: Db, userId: UserId, gameId: number) {
  await deleteWish(db, userId, gameId);
  return done;
}
