import type { Profile } from '@cartouche/contract/session';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { toProfile } from './profile.ts';
import { type Preferences, updateProfile } from './settings.store.ts';

export async function savePreferences(db: Db, userId: UserId, preferences: Preferences): Promise<Profile> {
  const row = await updateProfile(db, userId, preferences);
  if (!row) throw new Refusal('account_gone');
  return toProfile(row);
}
