import { type Currency, toCurrency } from '@cartouche/contract/money.rules';
import type { Profile } from '@cartouche/contract/session';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { toProfile } from './profile.ts';
import {
  type Preferences,
  findPreferredCurrency,
  findPreferredMarketplace,
  findRole,
  updateMissingLanguage,
  updateProfile,
  updateRoleOf,
} from './settings.store.ts';

export async function savePreferences(db: Db, userId: UserId, preferences: Preferences): Promise<Profile> {
  const row = await updateProfile(db, userId, preferences);
  if (!row) throw new Refusal('account_gone');
  return toProfile(row);
}

/** What is told when no screen asks is told in the language of the screen that asked for it, unless one was chosen. */
export function keepLanguage(db: Db, userId: UserId, language: Language): Promise<void> {
  return updateMissingLanguage(db, userId, language);
}

/** A regional marketplace or 'auto'; null if the user never chose. */
export function preferredMarketplaceOf(db: Db, userId: UserId): Promise<string | null> {
  return findPreferredMarketplace(db, userId);
}

/** The currency in which the user's prices are. */
export async function currencyOf(db: Db, userId: UserId): Promise<Currency> {
  return toCurrency(await findPreferredCurrency(db, userId));
}

export async function isAdmin(db: Db, userId: UserId): Promise<boolean> {
  return (await findRole(db, userId)) === 'admin';
}

/** The values of profiles.user_type: only an admin has price alerts. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** For the operator; false if nobody has the address. */
export function giveRole(db: Db, email: string, role: Role): Promise<boolean> {
  return updateRoleOf(db, email.toLowerCase(), role);
}
