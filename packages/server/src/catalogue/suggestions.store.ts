import { sql } from 'kysely';

import { mostPlatformsSuggested } from '@cartouche/contract/catalogue.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Fragment } from './filters.store.ts';
import { isEverybodys, isNotCorrected } from './visible/visible.store.ts';

/** How many described games are considered: the oldest, because the starter catalogue comes before any other. */
const mostKnown = 2_000;

/**
 * Games that the user neither owns nor wishes for, one platform after another: first those with a description, then
 * others, shuffled by the seed.
 */
export async function listSuggestions(
  db: Db,
  userId: UserId,
  { platforms, limit, seed }: { platforms: number[] | undefined; limit: number; seed: string },
): Promise<number[]> {
  const shuffled = (gameId: Fragment) => sql`hashint4extended(${gameId}, hashtextextended(${seed}, 0))`;
  const query = sql<{ game_id: number }>`
    with known as materialized (
      select g.game_id, g.platform_id from (
        select game_id from game_details where description is not null
        order by game_id limit ${sql.lit(mostKnown)}
      ) d join games_igdb g using (game_id) where ${isEverybodys}
    ),
    chosen as materialized (${platforms ? named(platforms) : bestKnown}),
    best as materialized (
      select game_id, platform_id from known k join chosen using (platform_id) where ${isNew(userId, sql`k.game_id`)}
    ),
    candidates as (
      select game_id, platform_id, true as is_known from best
      union all
      select other.game_id, p.platform_id, false from chosen p cross join lateral (
        select g.game_id from games_igdb g
        where g.platform_id = p.platform_id and ${isEverybodys} and ${isNew(userId, sql`g.game_id`)}
          and not exists (select from best b where b.game_id = g.game_id)
        order by ${shuffled(sql`g.game_id`)}
        limit greatest(0, ${limit} - (select count(*) from best b where b.platform_id = p.platform_id))
      ) other
    ),
    suggested as materialized (
      select game_id, place,
        row_number() over (partition by place order by is_known desc, ${shuffled(sql`game_id`)}) as turn
      from candidates join chosen using (platform_id)
      order by turn, place limit ${limit}
    )
    select game_id from suggested order by turn, place`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

function named(platforms: number[]): Fragment {
  return sql`select platform_id, place
    from unnest(${[...new Set(platforms)]}::int[]) with ordinality as p (platform_id, place)`;
}

/** The platforms with the most described games; if none has any, those with the most games. */
const bestKnown = sql`
  select platform_id, row_number() over (order by k.games desc nulls last, f.games desc, platform_id) as place
  from game_facets f
  left join (select platform_id, count(*) as games from known group by platform_id) k using (platform_id)
  where platform_id <> 0 and f.genre = '' and f.region = ''
  order by place limit ${sql.lit(mostPlatformsSuggested)}`;

function isNew(userId: UserId, gameId: Fragment): Fragment {
  return sql`
    not exists (select from user_collection c where c.user_id = ${userId} and c.game_id = ${gameId})
    and not exists (select from user_wishlist w where w.user_id = ${userId} and w.game_id = ${gameId})
    and ${isNotCorrected(userId, gameId)}`;
}
