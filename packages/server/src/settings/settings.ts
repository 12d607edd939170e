import type { Profile } from '@cartouche/contract/session';

import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { toProfile } from './profile.ts';
import { type Preferences, updateProfile } from './settings.store.ts';

export async function savePreferences(
  ctx: Context,
  userId: UserId,
  preferences: Preferences,
): Promise<Profile> {
  const row = await updateProfile(ctx.db, userId, preferences);
  if (!row) throw new Refusal('account_gone');
  return toProfile(row);
}
