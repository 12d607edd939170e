import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** The user with profile and plan; none without a profiles row, whatever else is left of the account. */
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
      'user_subscriptions.given_tier',
      'user_subscriptions.given_is_trial',
      'user_subscriptions.given_expires_at',
    ])
    .where('profiles.id', '=', userId)
    .executeTakeFirst();
}

/** The session with a token. */
export async function findSession(db: Db, token: string) {
  return await db
    .selectFrom('session')
    .leftJoin('profiles', 'profiles.id', 'session.userId')
    .select([
      'session.userId',
      'session.createdAt',
      'session.updatedAt',
      'session.expiresAt',
      (e) => e('profiles.id', 'is not', null).$castTo<boolean>().as('has_profile'),
    ])
    .where('session.token', '=', token)
    .executeTakeFirst();
}

/** Answers whether it still exists. */
export async function prolongSession(
  db: Db,
  token: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ updatedAt: now, expiresAt: until })
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteSeen(db: Db, token: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ updatedAt: now }).where('token', '=', token).execute();
}

/** The first hundred live sessions of a user, last seen first; the one with the token is marked. */
export async function listSessions(db: Db, userId: UserId, { token, ...at }: { token: string } & Living) {
  return await db
    .selectFrom('session')
    .select([
      'id',
      'userAgent',
      'createdAt',
      'updatedAt',
      (e) => e('token', '=', token).$castTo<boolean>().as('is_this'),
    ])
    .where('userId', '=', userId)
    .where('expiresAt', '>', at.now)
    .where('createdAt', '>', at.notBefore)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** A session is live if it has not expired and did not begin too long ago. */
type Living = { now: Date; notBefore: Date };

export async function deleteSession(db: Db, userId: UserId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Answers how many there were. */
export async function deleteOtherSessions(db: Db, userId: UserId, token: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('token', '!=', token)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSessions(db: Db, tokens: string[]): Promise<void> {
  await db.deleteFrom('session').where('token', 'in', tokens).execute();
}

export async function deleteEndedSessions(db: Db, { now, notBefore }: Living): Promise<void> {
  await db
    .deleteFrom('session')
    .where((e) => e.or([e('expiresAt', '<=', now), e('createdAt', '<=', notBefore)]))
    .execute();
}

/** The account with an id, whether its address is confirmed, and the digest of its password if it has one. */
export async function findSignUp(db: Db, userId: string) {
  return await db
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['user.emailVerified', 'account.password'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
}

/** For somebody who has shown that the mailbox is theirs. */
export async function setEmailConfirmed(db: Db, userId: string): Promise<void> {
  await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute();
}

/** Deletes accounts with an unconfirmed address and without a provider: those of one address, or old ones. */
export async function deleteUnconfirmed(db: Db, which: { email: string } | { before: Date }): Promise<void> {
  await db
    .deleteFrom('user')
    .where('emailVerified', '=', false)
    .where((e) =>
      'email' in which ? e('email', '=', which.email.toLowerCase()) : e('createdAt', '<', which.before),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('account')
            .select('account.id')
            .whereRef('account.userId', '=', 'user.id')
            .where('account.providerId', '!=', 'credential'),
        ),
      ),
    )
    .execute();
}

/** The user whose password a mailed token may change; none once it is used or too old. */
export async function findResetUser(db: Db, token: string, now: Date) {
  const found = await sql<{ id: string; email: string }>`
    select u.id, u.email from verification v join "user" u on u.id::text = v.value
    where v.identifier = ${`reset-password:${token}`} and v."expiresAt" > ${now}`.execute(db);
  return found.rows[0];
}

/** The id of the account with an address, for the security log. */
export async function findIdOf(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

/** Whether the account has another way in than this provider. */
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
