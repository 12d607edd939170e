import type { Db } from '../db/database.ts';
import type { PushKeys } from './vapid.ts';
import type { Subscription } from './webPush.ts';

export async function findPushKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

/** Of two processes that make keys at once, the first one's are kept. */
export async function insertPushKeys(db: Db, { publicKey, privateKey }: PushKeys, now: Date): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listSubscriptions(db: Db, userId: string): Promise<(Subscription & { id: number })[]> {
  return await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A browser belongs to whoever subscribed it last. */
export async function upsertSubscription(
  db: Db,
  userId: string,
  { now, ...subscription }: Subscription & { now: Date },
): Promise<void> {
  const { p256dh, auth } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, ...subscription, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id: userId, p256dh, auth }))
    .execute();
}

/** Keeps the newest ones, so that nobody has us send without end. */
export async function deleteOldestSubscriptions(db: Db, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'in', (e) =>
      e
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1000),
    )
    .execute();
}

export async function deleteSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}
