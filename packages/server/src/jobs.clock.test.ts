import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startJobs } from './jobs.ts';
import { queueMail } from './mail/mail.ts';
import { type Product, password, startProduct } from './testing/product.ts';

const hourMs = 3_600_000;
const fileKey = 'user_images/1-1.webp';

let product: Product;
beforeAll(async () => void (product = await startProduct({ smtpUrl: 'smtp://127.0.0.1:1' })));
afterAll(() => product.close());

/** How many rows are left of each kind that is kept for a limited time. */
async function countLeft(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from mails where subject = 'Old')::int as mails,
      (select count(*) from session)::int as sessions,
      (select count(*) from "user" where not "emailVerified")::int as unconfirmed,
      (select count(*) from attempts)::int as attempts,
      (select count(*) from user_bin)::int as binned,
      (select count(*) from bulk_changes)::int as "bulkChanges",
      (select count(*) from unneeded_files)::int as "unneededFiles"`.execute(product.ctx.db);
  return rows[0] ?? {};
}

/** Whether the database has analysed a table since it was created. */
async function isLookedAt(table: string): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select reltuples >= 0 as "isDone" from pg_class where oid = ${table}::regclass`.execute(product.ctx.db);
  return rows[0]?.isDone ?? false;
}

test('rows kept for a limited time are deleted within an hour of its end, and mails are sent', async () => {
  const { ctx } = product;
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Terranigma']);
  await product.as(ana, 'collection.save', { gameId });
  await product.as(ana, 'collection.remove', { gameId });
  await product.as(null, 'session.signUp', { email: 'nobody@example.com', password });
  await product.linkMailedTo('nobody@example.com');
  await queueMail(ctx, { to: ana.email, subject: 'Old', text: 'Old' });
  await ctx.files.put(fileKey, Buffer.from('a picture'), 'image/webp');
  await ctx.db.insertInto('unneeded_files').values({ file_key: fileKey, since: ctx.now() }).execute();
  await ctx.db.insertInto('bulk_changes').values({ user_id: ana.id, made_at: ctx.now() }).execute();
  const before = await countLeft();
  product.later(31 * 24 * hourMs);
  await queueMail(ctx, { to: ana.email, subject: 'New', text: 'New' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = startJobs(ctx, { embedded: true });
  vi.advanceTimersByTime(10 * 60_000); // the first time soon after the start
  vi.useRealTimers();

  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const nothing = Object.fromEntries(Object.keys(before).map((kind) => [kind, 0]));
  await expect.poll(countLeft).toEqual(nothing);
  expect(await ctx.files.get(fileKey)).toBeUndefined();
  const attemptsAtNew = async () =>
    (await ctx.db.selectFrom('mails').select('attempts').where('subject', '=', 'New').executeTakeFirst())
      ?.attempts;
  await expect.poll(attemptsAtNew).toBe(1);
  await expect.poll(() => isLookedAt('consoles')).toBe(true);
  await expect.poll(() => isLookedAt('user_platforms')).toBe(true);
  await stop();
});
