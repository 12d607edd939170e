import { type NotNull, sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Rates = { averageValue: number; completionRate: number };

/** Divided in the database, where sums of money are exact. */
export async function findRates(db: Db, userId: UserId): Promise<Rates> {
  const query = sql<Rates>`
    select coalesce(round((coalesce(sum("purchasePrice"), 0) + sum(more_paid)) / nullif(count(*), 0), 2), 0)::float8
        as "averageValue",
      coalesce(round(100.0 * count(*) filter (
        where completeness in ('COMPLETE_IN_BOX', 'NEW_SEALED') or has_whole_copy
      ) / nullif(count(*), 0), 1), 0)::float8 as "completionRate"
    from user_collection where user_id = ${userId}`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { averageValue: 0, completionRate: 0 };
}

/** How many copies have an estimate, and their sum. */
export async function findEstimate(db: Db, userId: UserId): Promise<{ copies: number; value: number }> {
  const query = sql<{ copies: number; value: number }>`
    select (count(estimate) + coalesce(sum(more_estimated), 0))::int as copies,
      (coalesce(sum(estimate), 0) + coalesce(sum(more_estimate), 0))::float8 as value
    from user_collection where user_id = ${userId}`;
  return (await query.execute(db)).rows[0] ?? { copies: 0, value: 0 };
}

/** The owned game with the earliest known release. */
export async function findOldest(db: Db, userId: UserId) {
  return await db
    .selectFrom('user_collection as c')
    .innerJoin('games_igdb as g', 'g.game_id', 'c.game_id')
    .select(['g.game_id', 'g.title', 'g.release_date'])
    .where('c.user_id', '=', userId)
    .where('g.release_date', 'is not', null)
    .$narrowType<{ release_date: NotNull }>()
    .orderBy('g.release_date')
    .orderBy('g.folded_title')
    .limit(1)
    .executeTakeFirst();
}

/** The game of the copy that cost most. */
export async function findMostValuable(db: Db, userId: UserId) {
  const query = sql<{ game_id: number; title: string; price: number }>`
    select g.game_id, g.title, c."purchasePrice" as price
    from (
      select game_id, "purchasePrice" from user_collection where user_id = ${userId}
      union all select game_id, "purchasePrice" from user_copies where user_id = ${userId}
    ) c join games_igdb g using (game_id)
    where c."purchasePrice" > 0 order by c."purchasePrice" desc, g.folded_title limit 1`;
  return (await query.execute(db)).rows[0];
}
