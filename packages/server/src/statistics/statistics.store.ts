import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Totals = { games: number; value: number; averageValue: number; completionRate: number };
export type PlatformFigures = { platform_id: number; games: number; value: number };

/** Sums of money in the database, where they are exact. */
export async function findTotals(db: Db, userId: UserId): Promise<Totals> {
  const query = sql<Totals>`
    select count(*)::int as games, coalesce(sum("purchasePrice"), 0)::float8 as value,
      coalesce(round(sum("purchasePrice") / nullif(count(*), 0), 2), 0)::float8 as "averageValue",
      coalesce(round(100.0 * count(*) filter (where completeness in ('COMPLETE_IN_BOX', 'NEW_SEALED'))
        / nullif(count(*), 0), 1), 0)::float8 as "completionRate"
    from user_collection where user_id = ${userId}`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { games: 0, value: 0, averageValue: 0, completionRate: 0 };
}

/** The owned game that came out first, as far as that is known. */
export async function findOldest(db: Db, userId: UserId) {
  return await db
    .selectFrom('user_collection as c')
    .innerJoin('games_igdb as g', 'g.game_id', 'c.game_id')
    .select(['g.game_id', 'g.title', 'g.release_date'])
    .where('c.user_id', '=', userId)
    .where('g.release_date', 'is not', null)
    .orderBy('g.release_date')
    .orderBy('g.folded_title')
    .limit(1)
    .executeTakeFirst();
}

export async function findMostValuable(db: Db, userId: UserId) {
  return await db
    .selectFrom('user_collection as c')
    .innerJoin('games_igdb as g', 'g.game_id', 'c.game_id')
    .select(['g.game_id', 'g.title', 'c.purchasePrice as price'])
    .where('c.user_id', '=', userId)
    .where('c.purchasePrice', '>', 0)
    .orderBy('c.purchasePrice', 'desc')
    .orderBy('g.folded_title')
    .limit(1)
    .executeTakeFirst();
}

export async function listOwnedByPlatform(db: Db, userId: UserId): Promise<PlatformFigures[]> {
  const query = sql<PlatformFigures>`
    select g.platform_id, count(*)::int as games, coalesce(sum(c."purchasePrice"), 0)::float8 as value
    from user_collection c join games_igdb g using (game_id)
    where c.user_id = ${userId} group by 1 order by games desc, platform_id`;
  return (await query.execute(db)).rows;
}

export async function listWishedByPlatform(
  db: Db,
  userId: UserId,
): Promise<Omit<PlatformFigures, 'value'>[]> {
  const query = sql<PlatformFigures>`
    select g.platform_id, count(*)::int as games
    from user_wishlist w join games_igdb g using (game_id)
    where w.user_id = ${userId} group by 1 order by games desc, platform_id`;
  return (await query.execute(db)).rows;
}
