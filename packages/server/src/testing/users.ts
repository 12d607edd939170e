import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

export const password = 'correct horse battery';
/** That password as the product stores it: made once, because hashing takes a tenth of a second. */
const passwordHash =
  'e94986f4970e1dcde246adcce208ea1e:' +
  '3cb0ff257a754652571cc941d52f7c4dc59e28d4223deedcd790ce7a4144b3b4a096b8f4b9f3d737f1d96b611b3f91325003708546715c459485b08df4e67f49';

/** Somebody with an account and that password. Inserts rows, because the calls take half a second. */
export async function insertUser(
  db: Db,
  id: string,
  { name, email, now = new Date() }: { name: string; email: string; now?: Date },
) {
  // better-auth's own tables, which our types do not allow anybody to write.
  await sql`
    with somebody as (
      insert into "user" ("id", "name", "email", "emailVerified", "createdAt")
      values (${id}, ${name}, ${email}, true, ${now})
    )
    insert into "account" ("userId", "accountId", "providerId", "password", "updatedAt")
    values (${id}, ${id}, 'credential', ${passwordHash}, now())`.execute(db);
}
