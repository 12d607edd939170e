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
      'source_state.licence',
      'source_state.revision',
    ])
    .where('source_counts.games', '>', 0)
    .execute();
}

/** What the records of some games are from, and under which licences. A correction has those of its game. */
export async function listSourcesOf(db: Db, gameIds: readonly number[]) {
  const query = sql<{ source: string; licence: string }>`
    select distinct r.source, r.licence from games_igdb g
    join game_records r on r.game_id = coalesce(g.corrects, g.game_id)
    where g.game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows;
}
