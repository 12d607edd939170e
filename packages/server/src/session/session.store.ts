import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** The user with profile and plan; none when the profiles row is missing, whatever else is left of the account. */
export async function findAccount(db: Db, userId: UserId) {
  return await db
    .selectFrom('profiles')
    .innerJoin('user', 'user.id', 'profiles.id')
    .leftJoin('user_subscriptions', 'user_subscriptions.user_id', 'profiles.id')
    .select([
      'profiles.id',
      'user.email',
      'user.name',
      'profiles.preferred_currency',
      'profiles.preferred_marketplace',
      'profiles.preferred_language',
      'profiles.user_type',
      (e) =>
        e
          .exists(
            e
              .selectFrom('account')
              .select('account.id')
              .whereRef('account.userId', '=', 'profiles.id')
              .where('account.providerId', '=', 'credential'),
          )
          .$castTo<boolean>()
          .as('has_password'),
      'user_subscriptions.subscription_tier',
      'user_subscriptions.subscription_status',
      'user_subscriptions.subscription_expires_at',
    ])
    .where('profiles.id', '=', userId)
    .executeTakeFirst();
}

/** Whose password a mailed token may change; nobody's once it is used or too old. */
export async function findResetUser(db: Db, token: string, now: Date) {
  const found = await sql<{ id: string; email: string }>`
    select u.id, u.email from verification v join "user" u on u.id::text = v.value
    where v.identifier = ${`reset-password:${token}`} and v."expiresAt" > ${now}`.execute(db);
  return found.rows[0];
}

/** The id that an address belongs to, for the security log. */
export async function findIdOf(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/** Whether there are other ways into the account than by this provider. */
export async function hasOtherWayIn(db: Db, userId: string, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', userId)
    .where('providerId', '<>', providerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
