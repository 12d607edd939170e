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
