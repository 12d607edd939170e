import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** The sources of the catalogue with their totals, which triggers keep. */
export async function listSources(db: Db) {
  return await db
    .selectFrom('source_counts')
    .leftJoin('source_state', 'source_state.source', 'source_counts.source')
    .select([
      'source_counts.source',
      'source_counts.games',
      'source_counts.updated_at',
      'source_state.revision',
    ])
    .where('source_counts.games', '>', 0)
    .execute();
}

/** The licences that records of some sources are under. It steps from one licence to the next, past all their records. */
export async function listLicences(db: Db, sources: readonly string[]) {
  const query = sql<{ source: string; licence: string }>`
    with recursive f (source, licence) as (
      select source, ''::text from unnest(${[...sources]}::text[]) s (source)
      union all
      select f.source, (select min(r.licence) from game_records r
        where r.source = f.source and r.licence <> '' and r.licence > f.licence)
      from f where f.licence is not null
    )
    select source, licence from f where licence <> ''`;
  return (await query.execute(db)).rows;
}

/** What the records of some games are from, and under which licences. A correction has those of its game. */
export async function listSourcesOf(db: Db, gameIds: readonly number[]) {
  const query = sql<{ source: string; licence: string }>`
    select distinct r.source, r.licence from games_igdb g
    join game_records r on r.game_id = coalesce(g.corrects, g.game_id)
    where g.game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows;
}
