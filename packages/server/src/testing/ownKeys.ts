import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

const keys = sql`folded_title, platform_id, release_date, folded_publisher, genres, regions`;

/** The copies and wishes whose keys differ from the catalogue; empty if all are right. */
export async function wrongKeys(db: Db): Promise<unknown[]> {
  const query = sql`
    with own as (
      select 'copy' as what, user_id, game_id, ${keys} from user_collection
      union all
      select 'wish', user_id, game_id, ${keys} from user_wishlist
    )
    select what, user_id, game_id from own left join (select game_id, ${keys} from games_igdb) g using (game_id)
    where (own.folded_title, own.platform_id, own.release_date, own.folded_publisher, own.genres, own.regions)
      is distinct from (g.folded_title, g.platform_id, g.release_date, g.folded_publisher, g.genres, g.regions)`;
  return (await query.execute(db)).rows;
}
