import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';

/** The user's address and name for the provider, and their customer if there is one. */
export async function findPerson(db: Db, userId: string) {
  return await db
    .selectFrom('user')
    .leftJoin('user_customers', 'user_customers.user_id', 'user.id')
    .select(['email', 'name', 'customer_id'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
}

export async function findCustomer(db: Db, userId: string) {
  return await db.selectFrom('user_customers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The user of a customer, if their subscription is a trial that goes on. */
export async function findTrialUser(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_customers as c')
    .innerJoin('user_subscriptions as s', 's.user_id', 'c.user_id')
    .select('c.user_id')
    .where('c.customer_id', '=', customerId)
    .where('s.subscription_status', '=', 'trialing')
    .executeTakeFirst();
  return row?.user_id;
}

/** The user's row, made if it is missing: a customer is created under its key. */
export async function keepCustomer(db: Db, userId: string, language: Language) {
  await db
    .insertInto('user_customers')
    .values({
      ...nothingBought,
      user_id: userId,
      language,
      customer_id: null,
      reader: null,
      reading_until: null,
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
    .execute();
  return await db
    .selectFrom('user_customers')
    .select(['customer_id', 'creation_key'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** After a failure that the provider would repeat to the old key. */
export async function renewKey(db: Db, creationKey: string): Promise<void> {
  await db
    .updateTable('user_customers')
    .set({ creation_key: sql`gen_random_uuid()` })
    .where('creation_key', '=', creationKey)
    .execute();
}

/** Answers false if the user has another customer by now, or is gone. */
export async function setCustomerId(db: Db, userId: string, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_customers')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .where((e) => e.or([e('customer_id', 'is', null), e('customer_id', '=', customerId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For a customer that the provider no longer has: the next one gets another key. Answers whose it was. */
export async function dropCustomerId(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .updateTable('user_customers')
    .set({ customer_id: null, creation_key: sql`gen_random_uuid()` })
    .where('customer_id', '=', customerId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Notes that something changed at the provider; answers how many changes there were, undefined if nobody's. */
export async function noteChange(db: Db, customerId: string): Promise<number | undefined> {
  const noted = await db
    .updateTable('user_customers')
    .set((e) => ({ changes_noted: e('changes_noted', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning('changes_noted')
    .executeTakeFirst();
  return noted?.changes_noted;
}

export type Reading = { customerId: string; reader: string; now: Date; until: Date };

/** Makes somebody the customer's only reader until then, if there is something to read and nobody else does. */
export async function claimReading(db: Db, { customerId, reader, now, until }: Reading) {
  return await db
    .updateTable('user_customers')
    .set({ reader, reading_until: until })
    .where('customer_id', '=', customerId)
    .whereRef('changes_noted', '>', 'changes_read')
    .where((e) => e.or([e('reading_until', 'is', null), e('reading_until', '<=', now)]))
    .returning(['user_id', 'changes_noted', 'subscription_id'])
    .executeTakeFirst();
}

export async function releaseReading(db: Db, reader: string): Promise<void> {
  await db
    .updateTable('user_customers')
    .set({ reader: null, reading_until: null })
    .where('reader', '=', reader)
    .execute();
}

export async function isRead(db: Db, customerId: string, change: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_customers')
    .select('changes_read')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row === undefined || row.changes_read >= change;
}

export const nothingBought = {
  subscription_id: null,
  price_id: null,
  billing_interval: null,
  amount: null,
  credit: 0,
  currency: null,
  next_payment_at: null,
  mend_url: null,
};

/** What of a subscription the screens show. */
export type Bought = {
  subscription_id: string | null;
  price_id: string | null;
  billing_interval: string | null;
  amount: number | null;
  credit: number;
  currency: string | null;
  next_payment_at: Date | null;
  mend_url: string | null;
};

type Read = { reader: string; changes: number; now: Date; hadTrial: boolean; bought: Bought | undefined };

/** Writes what was read and ends the reading; answers false if somebody else reads by now. */
export async function setRead(tx: Db, { reader, changes, now, hadTrial, bought }: Read): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user_customers')
    .set({
      ...bought,
      changes_read: changes,
      reader: null,
      reading_until: null,
      read_at: now,
      had_trial: sql<boolean>`had_trial or ${hadTrial}`,
    })
    .where('reader', '=', reader)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Due = { now: Date; readBefore: Date; notBefore: Date; endedReadBefore: Date };

/** Customers with a change that was not read, or whose paid time is over or was last looked at long ago. */
export async function listDueCustomers(
  db: Db,
  { now, readBefore, notBefore, endedReadBefore }: Due,
): Promise<string[]> {
  const runs = ['active', 'trialing', 'past_due', 'canceled'];
  const rows = await db
    .selectFrom('user_customers')
    .innerJoin('user_subscriptions', 'user_subscriptions.user_id', 'user_customers.user_id')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .where((e) =>
      e.or([
        e('changes_noted', '>', e.ref('changes_read')),
        // Not those that were over when they were last read, long ago.
        e.and([
          e('read_at', '<', readBefore),
          e.or([
            e('read_at', '>', notBefore),
            e.and([e('subscription_id', 'is not', null), e('subscription_status', '<>', 'expired')]),
          ]),
        ]),
        e.and([
          e('subscription_status', 'in', runs),
          e('subscription_tier', '<>', 'free'),
          e('subscription_expires_at', '<=', now),
          e('read_at', '<', endedReadBefore),
        ]),
      ]),
    )
    .orderBy('read_at')
    .limit(100)
    .$narrowType<{ customer_id: string }>()
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Trials that end soon and renew, without a mail about it. */
export async function listEndingTrials(db: Db, { now, until }: { now: Date; until: Date }) {
  return await db
    .selectFrom('user_customers as c')
    .innerJoin('user_subscriptions as s', 's.user_id', 'c.user_id')
    .select(['c.user_id', 'c.subscription_id'])
    .where('s.subscription_status', '=', 'trialing')
    .where('s.subscription_expires_at', '>', now)
    .where('s.subscription_expires_at', '<=', until)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('subscription_notices as n')
            .select('n.about')
            .whereRef('n.user_id', '=', 'c.user_id')
            .where('n.about', '=', sql<string>`'trial ends: ' || c.subscription_id`),
        ),
      ),
    )
    .limit(100)
    .execute();
}

/** A customer to end at the provider; the trigger on user_customers adds those of deleted accounts. */
export async function insertLeaving(db: Db, customerId: string): Promise<void> {
  await db
    .insertInto('leaving_customers')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes customers that are due, so that other processes leave them alone until then. */
export async function claimLeaving(db: Db, now: Date, until: Date) {
  return await db
    .updateTable('leaving_customers')
    .set((e) => ({ attempts: e('attempts', '+', 1), next_attempt_at: until }))
    .where('customer_id', '=', (e) =>
      e
        .selectFrom('leaving_customers')
        .select('customer_id')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['customer_id', 'attempts'])
    .executeTakeFirst();
}

export async function postponeLeaving(db: Db, customerId: string, until: Date): Promise<void> {
  await db
    .updateTable('leaving_customers')
    .set({ next_attempt_at: until })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Makes a leaving customer due by then; one that is due already stays so. */
export async function hastenLeaving(db: Db, customerId: string, by: Date): Promise<void> {
  await db
    .updateTable('leaving_customers')
    .set({ next_attempt_at: sql<Date>`least(next_attempt_at, ${by})` })
    .where('customer_id', '=', customerId)
    .execute();
}

export async function deleteLeaving(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('leaving_customers').where('customer_id', '=', customerId).execute();
}
