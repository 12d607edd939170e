import type { Db } from '../db/database.ts';

export async function insertChatLink(
  db: Db,
  { digest, userId, expiresAt }: { digest: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insertInto('chat_links').values({ digest, user_id: userId, expires_at: expiresAt }).execute();
}

/** Whose account a link stands for, if it was not used and has not ended. */
export async function findChatLink(db: Db, digest: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('chat_links')
    .select('user_id')
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses up a link; false if somebody else did. */
export async function deleteChatLink(db: Db, digest: string): Promise<boolean> {
  const deleted = await db.deleteFrom('chat_links').where('digest', '=', digest).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Uses up all links of an account: once a chat is bound, none may bind another. */
export async function deleteChatLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_links').where('user_id', '=', userId).execute();
}

/** Whether an update was answered. */
export async function hasUpdate(db: Db, updateId: number): Promise<boolean> {
  const found = await db
    .selectFrom('telegram_updates')
    .select('update_id')
    .where('update_id', '=', updateId)
    .executeTakeFirst();
  return found !== undefined;
}

/** False if the update came before. */
export async function insertUpdate(db: Db, updateId: number, now: Date): Promise<boolean> {
  const written = await db
    .insertInto('telegram_updates')
    .values({ update_id: updateId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldRows(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await db.deleteFrom('telegram_updates').where('received_at', '<', before).execute();
  await db.deleteFrom('chat_links').where('expires_at', '<=', now).execute();
}
