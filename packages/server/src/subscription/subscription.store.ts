import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** Reads the profile, which every user has; without a subscriptions row, the plan is the free one. */
export async function findSubscription(db: Db, userId: UserId) {
  return await subscriptionOf(db, userId).executeTakeFirst();
}

/** The same, locking the profile. */
export async function lockSubscription(tx: Db, userId: UserId) {
  return await subscriptionOf(tx, userId).forNoKeyUpdate('profiles').executeTakeFirst();
}

function subscriptionOf(db: Db, userId: UserId) {
  return db
    .selectFrom('profiles')
    .leftJoin('user_subscriptions', 'user_subscriptions.user_id', 'profiles.id')
    .select(['subscription_tier', 'subscription_status', 'subscription_expires_at'])
    .where('profiles.id', '=', userId);
}

export type PlanRow = {
  subscription_tier: string;
  subscription_status: string;
  subscription_expires_at: Date | null;
  updated_at: Date;
};

/** Sets the plan of the user with an address; answers their id, or undefined if nobody has it. */
export async function upsertPlanOf(db: Db, email: string, plan: PlanRow): Promise<string | undefined> {
  const written = await db
    .insertInto('user_subscriptions')
    .columns(['user_id', 'subscription_tier', 'subscription_status', 'subscription_expires_at', 'updated_at'])
    .expression((e) =>
      e
        .selectFrom('user')
        .where('email', '=', email)
        .select((row) => [
          'id',
          row.val(plan.subscription_tier).as('subscription_tier'),
          row.val(plan.subscription_status).as('subscription_status'),
          row.val(plan.subscription_expires_at).as('subscription_expires_at'),
          row.val(plan.updated_at).as('updated_at'),
        ]),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(plan))
    .returning('user_id')
    .executeTakeFirst();
  return written?.user_id;
}
