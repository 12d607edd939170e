import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

const keys = sql`folded_title, platform_id, release_date, folded_publisher, genres, regions`;

/** What stands beside copies and wishes and is not what the catalogue and a count say; empty when all is well. */
export async function wrongKeys(db: Db): Promise<unknown[]> {
  const query = sql`
    with own as (
      select 'copy' as what, user_id, game_id, completeness, ${keys} from user_collection
      union all
      select 'wish', user_id, game_id, null, ${keys} from user_wishlist
    ), counted as (
      select own.user_id, g.platform_id,
        count(*) filter (where what = 'copy')::int as owned,
        count(*) filter (where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED'))::int as incomplete,
        count(*) filter (where what = 'wish')::int as wished
      from own join games_igdb g using (game_id) group by 1, 2
    )
    select to_jsonb(own) as wrong from own left join (select game_id, ${keys} from games_igdb) g using (game_id)
    where (own.folded_title, own.platform_id, own.release_date, own.folded_publisher, own.genres, own.regions)
      is distinct from (g.folded_title, g.platform_id, g.release_date, g.folded_publisher, g.genres, g.regions)
    union all
    select to_jsonb(f) from ((select * from user_facets except all select * from counted)
      union all (select * from counted except all select * from user_facets)) f`;
  return (await query.execute(db)).rows;
}
