import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Preferences = {
  preferred_currency?: 'USD' | 'EUR' | undefined;
  preferred_marketplace?: string | undefined;
  preferred_language?: 'en' | 'fr' | undefined;
};

/** Changes what is given and leaves the rest. */
export async function updateProfile(db: Db, userId: UserId, preferences: Preferences) {
  return await db
    .updateTable('profiles')
    .set({ id: userId, ...preferences }) // id: an update must set something even when nothing was given
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}
