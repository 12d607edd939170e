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
