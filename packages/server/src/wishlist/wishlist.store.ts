import { sql } from 'kysely';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import { instead, openTo } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** A second wish for the same game changes nothing. */
export async function insertWish(
  db: Db,
  userId: UserId,
  { gameId, wishedAt }: { gameId: number; wishedAt: Date },
): Promise<void> {
  await db
    .insertInto('user_wishlist')
    .values({ user_id: userId, game_id: gameId, created_at: wishedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For use beside a statement named `saved` that writes user_collection: adding a game grants the wish for it. */
export const grantingWish = sql`granted as (
  delete from user_wishlist w using saved where w.user_id = saved.user_id and w.game_id = saved.game_id
)`;

export async function findWish(db: Db, userId: UserId, gameId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('user_wishlist')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('game_id', '=', instead(userId, gameId))
    .executeTakeFirst();
  return row?.created_at;
}

/** Answers the day of the wish; none if there was none. */
export async function deleteWish(db: Db, userId: UserId, gameId: number): Promise<Date | undefined> {
  const row = await db
    .deleteFrom('user_wishlist')
    .where('user_id', '=', userId)
    .where('game_id', '=', instead(userId, gameId))
    .returning('created_at')
    .executeTakeFirst();
  return row?.created_at;
}

/** Newest first, with the copy where a game is owned too. */
export async function listWishes(db: Db, userId: UserId) {
  const query = sql<GameColumns & { created_at: Date; completeness: string | null }>`
    select ${gameColumns}, w.created_at, c.completeness
    from user_wishlist w
    join games_igdb g using (game_id)
    join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = w.user_id and c.game_id = w.game_id
    where w.user_id = ${userId}
    order by w.created_at desc, w.folded_title, w.game_id`;
  return (await query.execute(db)).rows;
}

/** Wishes for games that are neither wished for nor owned, and answers them. */
export async function insertWishes(
  db: Db,
  userId: UserId,
  wishes: readonly { gameId: number; wishedAt: Date }[],
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    insert into user_wishlist (user_id, game_id, created_at)
    select ${userId}, g.game_id, a."wishedAt"
    from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as a ("gameId" int, "wishedAt" timestamptz)
    join games_igdb g on g.game_id = a."gameId" and ${openTo(userId)}
    where not exists (select from user_collection c where c.user_id = ${userId} and c.game_id = g.game_id)
    on conflict do nothing returning game_id`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Which of some games the user wishes for. */
export async function listWished(db: Db, userId: UserId, gameIds: readonly number[]): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select game_id from user_wishlist where user_id = ${userId} and game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

export async function deleteWishes(db: Db, userId: UserId, gameIds: readonly number[]): Promise<void> {
  await sql`delete from user_wishlist where user_id = ${userId} and game_id = any(${gameIds}::int[])`.execute(
    db,
  );
}
