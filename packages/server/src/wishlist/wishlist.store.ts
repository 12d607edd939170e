import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** A second wish for the same game changes nothing. */
export async function insertWish(db: Db, userId: UserId, gameId: number, now: Date): Promise<void> {
  await db
    .insertInto('user_wishlist')
    .values({ user_id: userId, game_id: gameId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** To stand beside a statement named `saved` that writes user_collection: who owns a game does not wish for it. */
export const grantingWish = sql`granted as (
  delete from user_wishlist w using saved where w.user_id = saved.user_id and w.game_id = saved.game_id
)`;

export async function deleteWish(db: Db, userId: UserId, gameId: number): Promise<void> {
  await db.deleteFrom('user_wishlist').where('user_id', '=', userId).where('game_id', '=', gameId).execute();
}
