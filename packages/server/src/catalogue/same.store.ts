import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { paired } from './machines.ts';
import { instead } from './visible/visible.store.ts';

/** A game of a paired platform that shares keys with one here, and how surely it is the same. */
export type Candidate = {
  game_id: number;
  title: string;
  platform_id: number;
  platform: string;
  release_date: string | null;
  /** Both have one number at IGDB. */
  is_sure: boolean;
  /** Both have a number at IGDB, but not the same. */
  is_other: boolean;
  /** How many keys they share. */
  shared: number;
  /** The most keys that it shares with another game from here; a number at IGDB is worth more than all others. */
  shared_elsewhere: number;
};

/**
 * What shares keys with a game on the platforms paired with its own, as the user sees it: where they corrected it,
 * their correction. A correction has the keys of the game that it corrects.
 */
export async function listCandidates(db: Db, userId: UserId, gameId: number): Promise<Candidate[]> {
  const query = sql<Candidate>`
    with pairs (here, there) as (values ${sql.join(
      paired.map(({ here, there }) => sql`(${sql.lit(here)}, ${sql.lit(there)})`),
    )}), mine as materialized (
      select k.platform_id, k.key, k.game_id from game_keys k
      where k.game_id = (select coalesce(g.corrects, g.game_id) from games_igdb g where g.game_id = ${gameId})
    ), candidates as materialized (
      select k.game_id, k.platform_id, count(*)::int as shared, bool_or(k.key like '@%') as is_sure
      from mine m join pairs p on p.here = m.platform_id
      join game_keys k on k.key = m.key and k.platform_id = p.there
      group by k.game_id, k.platform_id
    ), rivals as (
      select c.game_id, o.game_id as other,
        sum(case when o.key like '@%' then 1000 else 1 end)::int as shared
      from candidates c join game_keys k on k.game_id = c.game_id
      join pairs p on p.there = c.platform_id
      join game_keys o on o.key = k.key and o.platform_id = p.here
      where o.game_id not in (select m.game_id from mine m)
      group by c.game_id, o.game_id
    )
    select g.game_id, g.title, g.platform_id, s.name as platform, g.release_date, found.shared, found.is_sure,
      not found.is_sure and exists (select from mine m where m.key like '@%')
        and exists (select from game_keys k where k.game_id = found.game_id and k.key like '@%') as is_other,
      coalesce((select max(r.shared) from rivals r where r.game_id = found.game_id), 0) as shared_elsewhere
    from candidates found
    join games_igdb g on g.game_id = ${instead(userId, sql`found.game_id`)}
    join consoles s on s.id = g.platform_id
    order by g.platform_id, g.game_id`;
  return (await query.execute(db)).rows;
}
