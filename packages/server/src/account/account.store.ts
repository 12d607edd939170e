import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/**
 * Deletes the user; the rows of all other tables go with it. A trigger marks their stored files as unneeded. They are
 * backdated here, so that the next sweep takes them.
 */
export async function deleteUser(tx: Db, userId: UserId): Promise<string[]> {
  const files = sql<{ file_key: string }>`
    select file_key from user_collection_files where user_id = ${userId}
    union all select file_key from entry_covers where user_id = ${userId}`;
  const keys = (await files.execute(tx)).rows.map(({ file_key }) => file_key);

  await sql`delete from mails m using "user" u 
    where u.id = ${userId} and (m.to_address = u.email or position(u.id::text in m.body_text) > 0)`.execute(
    tx,
  );
  await sql`delete from "user" where id = ${userId}`.execute(tx);
  await sql`update unneeded_files set since = 'epoch' where file_key = any(${keys}::text[])`.execute(tx);
  return keys;
}
