import { type Kysely, sql } from 'kysely';

import type { Tables } from './tables.ts';

/**
 * What a PostgreSQL server does by itself and the embedded one does not: fresh statistics, dead rows reclaimed, and
 * the write-ahead log kept short.
 */
export async function tend(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}
