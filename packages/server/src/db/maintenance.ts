import { type Kysely, sql } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * What a PostgreSQL server does by itself and the embedded one does not: fresh statistics, dead rows reclaimed, and
 * the write-ahead log kept short.
 */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Looks at every table, as after an import. */
export async function analyze(db: Kysely<Tables>): Promise<void> {
  await sql`analyze`.execute(db);
}

/**
 * Looks again at the tables that grow while people work. A plan made for an empty collection takes seconds once it
 * holds thousands of games.
 */
export async function refreshStatistics(db: Kysely<Tables>): Promise<void> {
  await sql`analyze user_collection, user_wishlist, user_platforms`.execute(db);
}
