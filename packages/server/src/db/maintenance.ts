import { type Kysely, sql } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * What a PostgreSQL server does by itself and the embedded one does not: update statistics, reclaim dead rows, and
 * keep the write-ahead log short.
 */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Updates the statistics of every table, as after an import. */
export async function analyze(db: Kysely<Tables>): Promise<void> {
  await sql`analyze`.execute(db);
}

/**
 * Updates the statistics of the tables that grow while people work. A plan made for an empty collection takes seconds
 * once it has thousands of games.
 */
export async function refreshStatistics(db: Kysely<Tables>): Promise<void> {
  await sql`analyze user_collection, user_copies, user_wishlist, user_platforms`.execute(db);
}
