import { sql } from 'kysely';

import type { InnerContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';

/** Games of several sources, in an order that only the seed decides. */
export async function listMerged(db: Db, seed: string): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select game_id from game_records group by game_id having count(distinct source) > 1
    order by md5(${seed} || game_id)`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Two games that are nearly one: by a key that both have, or by alike titles. */
export type NearPair = { a: number; b: number; hasKey: boolean };

/**
 * Pairs of games that share a key and are two games all the same, and pairs of alike titles of which the first has a
 * source that the other lacks; as many of each.
 */
export async function listNear({ db }: InnerContext, seed: string, most: number): Promise<NearPair[]> {
  await sql`set local pg_trgm.similarity_threshold = 0.55`.execute(db);
  const query = sql<NearPair>`
    with sources as (
      select source from game_records group by source order by count(*) limit greatest(1, (
        select count(distinct source) - 1 from game_records))
    ), keyed as (
      select min(game_id) as a, max(game_id) as b from game_keys
      where key !~ '^[#@]' group by key, platform_id having count(*) > 1
    ), same as (
      select distinct a, b from keyed order by a, b
    ), chosen as (
      select g.* from games_igdb g
      where exists (select from game_records r where r.game_id = g.game_id and r.source in (select source from sources))
      order by md5(${seed} || g.game_id) limit ${most * 20}
    ), alike as (
      select chosen.game_id as a, other.game_id as b from chosen cross join lateral (
        select o.game_id from games_igdb o
        where o.platform_id = chosen.platform_id and o.folded_title % chosen.folded_title and o.game_id <> chosen.game_id
          and exists (
            select from game_records mine where mine.game_id = chosen.game_id and not exists (
              select from game_records theirs where theirs.game_id = o.game_id and theirs.source = mine.source))
        order by similarity(o.folded_title, chosen.folded_title) desc, o.game_id limit 1
      ) other limit ${most * 2}
    )
    (select a, b, true as "hasKey" from same order by md5(${seed} || a || b) limit ${most})
    union all
    (select a, b, false from (select distinct least(a, b) as a, greatest(a, b) as b from alike) pairs
      where (a, b) not in (select a, b from same) order by md5(${seed} || a || b) limit ${most})`;
  return (await query.execute(db)).rows;
}
