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
