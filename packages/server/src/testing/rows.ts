import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** All rows with a user's id or address in any column, by table. */
export async function rowsThatName(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t
      where t::text like ${`%${id}%`} or t::text like ${`%${email}%`} order by 1`.execute(db);
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return found;
}
