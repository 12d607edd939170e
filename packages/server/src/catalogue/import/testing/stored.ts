import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** When each game and record was last written: PostgreSQL's own mark, which every write changes. */
export async function lastWrites(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select game_id, g.xmin::text, d.xmin::text as details, r.xmin::text as record
    from games_igdb g join game_details d using (game_id) join game_records r using (game_id)
    order by game_id, r.source, r.source_key`.execute(db);
  return rows;
}

/** The facets that do not have the number of their games. */
export async function wrongFacets(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select platform, genre, region, count(*)::int as games
      from games_igdb g, facets_of(g.platform_id, g.genres, g.regions) group by 1, 2, 3
    ) counted full join (
      select platform_id as platform, genre, region, games from game_facets
    ) kept using (platform, genre, region)
    where counted.games is distinct from kept.games`.execute(db);
  return rows;
}
