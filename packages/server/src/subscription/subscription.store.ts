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

/** The columns that decide what somebody may do. */
export const planColumns = [
  'subscription_tier',
  'subscription_status',
  'subscription_expires_at',
  'given_tier',
  'given_is_trial',
  'given_expires_at',
] as const;

/** That of a row's own user, for work that nobody asked for. */
export async function findPlanOf(db: Db, userId: string) {
  return await subscriptionOf(db, userId).executeTakeFirst();
}

function subscriptionOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .leftJoin('user_subscriptions', 'user_subscriptions.user_id', 'profiles.id')
    .select(planColumns)
    .select('updated_at')
    .where('profiles.id', '=', userId);
}

export type GivenPlan = {
  given_tier: string | null;
  given_is_trial: boolean;
  given_expires_at: Date | null;
  updated_at: Date;
};

/** Sets what the operator gives the user with an address; answers their id, or undefined if nobody has it. */
export async function upsertGivenPlan(db: Db, email: string, plan: GivenPlan): Promise<string | undefined> {
  const written = await db
    .insertInto('user_subscriptions')
    .columns(['user_id', 'given_tier', 'given_is_trial', 'given_expires_at', 'updated_at'])
    .expression((e) =>
      e
        .selectFrom('user')
        .where('email', '=', email)
        .select((row) => [
          'id',
          row.val(plan.given_tier).as('given_tier'),
          row.val(plan.given_is_trial).as('given_is_trial'),
          row.val(plan.given_expires_at).as('given_expires_at'),
          row.val(plan.updated_at).as('updated_at'),
        ]),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(plan))
    .returning('user_id')
    .executeTakeFirst();
  return written?.user_id;
}

export type BoughtPlan = {
  subscription_tier: string;
  subscription_status: string;
  subscription_expires_at: Date | null;
  updated_at: Date;
};

/** Sets what the user has bought. */
export async function upsertBoughtPlan(db: Db, userId: string, plan: BoughtPlan): Promise<void> {
  await db
    .insertInto('user_subscriptions')
    .values({ user_id: userId, given_tier: null, given_expires_at: null, ...plan })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(plan))
    .execute();
}
