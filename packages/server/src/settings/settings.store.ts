import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Preferences = {
  preferred_currency?: 'USD' | 'EUR' | undefined;
  preferred_marketplace?: string | null | undefined;
  preferred_language?: 'en' | 'fr' | undefined;
};

/** Changes the given preferences and keeps the rest. */
export async function updateProfile(db: Db, userId: UserId, preferences: Preferences) {
  return await db
    .updateTable('profiles')
    .set({ id: userId, ...preferences }) // id: an update must set something even if nothing is given
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a language for somebody who has none yet. */
export async function updateMissingLanguage(db: Db, userId: UserId, language: 'en' | 'fr'): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ preferred_language: language })
    .where('id', '=', userId)
    .where('preferred_language', 'is', null)
    .execute();
}

/** Null if none was chosen. */
export async function findPreferredMarketplace(db: Db, userId: UserId): Promise<string | null> {
  const found = await db
    .selectFrom('profiles')
    .select('preferred_marketplace')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.preferred_marketplace ?? null;
}

/** As it was chosen. */
export async function findPreferredCurrency(db: Db, userId: UserId): Promise<string | undefined> {
  const found = await db
    .selectFrom('profiles')
    .select('preferred_currency')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.preferred_currency;
}

/** Whether the user has the role of an admin. */
export async function findRole(db: Db, userId: UserId): Promise<string | undefined> {
  const found = await db
    .selectFrom('profiles')
    .select('user_type')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.user_type;
}

/** Sets the role of the user with an address; false if nobody has it. */
export async function updateRoleOf(db: Db, email: string, role: string): Promise<boolean> {
  const written = await db
    .updateTable('profiles')
    .from('user')
    .set({ user_type: role })
    .whereRef('user.id', '=', 'profiles.id')
    .where('user.email', '=', email)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** Null if the user has no chat with the bot. */
export async function findChat(db: Db, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('profiles')
    .select('telegram_chat_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.telegram_chat_id ?? null;
}

export async function findChatOwner(db: Db, chatId: string) {
  return await db
    .selectFrom('profiles')
    .innerJoin('user', 'user.id', 'profiles.id')
    .select(['profiles.id as userId', 'user.email', 'profiles.preferred_language as language'])
    .where('telegram_chat_id', '=', chatId)
    .executeTakeFirst();
}

export async function findLanguage(db: Db, userId: string) {
  const query = db.selectFrom('profiles').select('preferred_language as language').where('id', '=', userId);
  return (await query.executeTakeFirst())?.language ?? null;
}

/** The chat's former account loses it first: a chat belongs to one. */
export async function updateChat(db: Db, userId: string, chatId: string | null): Promise<void> {
  if (chatId !== null) await clearChat(db, chatId);
  await db.updateTable('profiles').set({ telegram_chat_id: chatId }).where('id', '=', userId).execute();
}

/** Whether the chat belonged to anybody. */
export async function clearChat(db: Db, chatId: string): Promise<boolean> {
  const cleared = await db
    .updateTable('profiles')
    .set({ telegram_chat_id: null })
    .where('telegram_chat_id', '=', chatId)
    .executeTakeFirst();
  return cleared.numUpdatedRows > 0n;
}

export async function updateWays(db: Db, userId: string, ways: string[] | null): Promise<void> {
  await db.updateTable('profiles').set({ told_by: ways }).where('id', '=', userId).execute();
}
