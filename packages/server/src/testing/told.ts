import type { Db } from '../db/database.ts';
import type { Reach } from './payer.ts';
import type { Product, TestUser } from './product.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/for-the-eyes-of-ana';
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };

/** Somebody whose newest find is about to be told, who has a browser, and a link to the bot under way. */
export async function insertTold(db: Db, userId: string): Promise<void> {
  const { id } = await db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto('tellings')
    .values({ user_id: userId, item_id: id, way: 'push', price: 49.9, due_at: now })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, endpoint, ...keys, created_at: now })
    .execute();
  await db
    .insertInto('chat_links')
    .values({ digest: 'of a link of ana', user_id: userId, expires_at: new Date(now.getTime() + 60_000) })
    .execute();
}

/** Makes it quiet for somebody, from now on and for some hours. */
export async function quieten({ as, ctx }: Product, user: TestUser, hours: number): Promise<void> {
  const quiet_from = ctx.now().getUTCHours() * 60 + ctx.now().getUTCMinutes();
  const quiet_to = (quiet_from + hours * 60) % (24 * 60);
  await as(user, 'alerts.saveQuietHours', { isQuiet: true, quiet_from, quiet_to, time_zone: 'UTC' });
}

/** What another user sends to reach how somebody is told, and the answers. */
export const tellingReaches: Reach[] = [
  ['telling.choice', () => ({}), 'done'],
  ['telling.choose', () => ({ told_by: ['mail'] }), 'done'],
  ['telling.pushKey', () => ({}), 'done'],
  ['telling.subscribe', () => ({ endpoint: `${endpoint}-of-bo`, keys }), 'done'],
  ['telling.unsubscribe', () => ({ endpoint }), 'done'],
  ['telling.chat', () => ({}), 'done'],
  ['telling.chatLink', () => ({}), 'telegram_off'],
  ['telling.removeChat', () => ({}), 'done'],
];
