import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export async function listKeys(db: Db, userId: UserId) {
  return await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'ending', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countKeys(db: Db, userId: UserId): Promise<number> {
  const { keys } = await db
    .selectFrom('api_keys')
    .select((e) => e.fn.countAll<number>().as('keys'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return keys;
}

export async function insertKey(
  db: Db,
  userId: UserId,
  { now, ...key }: { name: string; digest: string; ending: string; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('api_keys')
    .values({ ...key, user_id: userId, created_at: now, last_used_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteKey(db: Db, userId: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The owner of the key with a digest; records when it was used, to the minute. */
export async function findKeyOwner(db: Db, digest: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select(['user_id', 'last_used_at'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (row && (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > 60_000)) {
    await db.updateTable('api_keys').set({ last_used_at: now }).where('digest', '=', digest).execute();
  }
  return row?.user_id;
}
