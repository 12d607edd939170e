import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Connection } from '../db/database.ts';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { isEmbedded, urlOf } from '../testing/database.ts';
import { type Product, type TestUser, startProduct, toRequest } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** Another process on the same database, which has seen nobody yet and counts how often it looks up a session. */
async function startOther(settings: Partial<Context> = {}, onLookup = () => {}) {
  let lookups = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"session"'))
        looked.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (looked.has(queryId)) {
        lookups += 1;
        onLookup();
      }
      return result;
    },
  };
  const looked = new WeakSet<object>();
  const db = product.ctx.db.withPlugin(counter) as Connection; // as: a plugin begins no transaction
  const app = await createApp({ ...product.ctx, db, ...settings });
  return {
    statusOf: async ({ cookie }: TestUser) =>
      (await app.inject({ ...toRequest('wishlist.list', {}), headers: { cookie } })).statusCode,
    lookups: () => lookups,
    close: () => app.close(),
  };
}

test('requests of one session that come together share one look at it', async () => {
  const ana = await product.user('ana');
  const other = await startOther();

  const statuses = await Promise.all(Array.from({ length: 20 }, () => other.statusOf(ana)));
  await other.close();

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(other.lookups()).toBe(1);
});

test('a session is believed for minutes where its end is told, and looked at again after that', async () => {
  const ana = await product.user('ana');
  const other = await startOther({ signals: { ...product.ctx.signals, areHeard: () => true } });
  await other.statusOf(ana);

  product.later(9 * 60_000);
  await other.statusOf(ana);
  const within = other.lookups();
  product.later(2 * 60_000);
  await other.statusOf(ana);
  await other.close();

  expect([within, other.lookups()]).toEqual([1, 2]);
});

test('a session is believed for seconds where its end may go untold', async () => {
  const ana = await product.user('ana');
  const deaf = await startOther({
    signals: { onSessionsEnded: () => () => undefined, areHeard: () => false },
  });
  await deaf.statusOf(ana);
  await product.as(ana, 'session.signOut');

  product.later(4_000);
  const within = await deaf.statusOf(ana);
  product.later(2_000);
  const after = await deaf.statusOf(ana);
  await deaf.close();

  expect([within, after]).toEqual([200, 401]);
});

test('an end that is told while a session is looked at is not forgotten over it', async () => {
  const ana = await product.user('ana');
  let tell: (userId: string) => void = () => undefined;
  const signals: Context['signals'] = {
    onSessionsEnded(hear) {
      tell = hear;
      return () => undefined;
    },
    areHeard: () => true,
  };
  const other = await startOther({ signals }, () => tell(ana.id));

  await other.statusOf(ana);
  await other.statusOf(ana);
  await other.close();

  expect(other.lookups()).toBe(2);
});

test('what ends in one process ends in the others as well', async () => {
  const ana = await product.user('ana');
  const other = await startOther();
  await expect.poll(() => product.ctx.signals.areHeard(), { timeout: 20_000 }).toBe(true);
  expect(await other.statusOf(ana)).toBe(200);

  await product.as(ana, 'session.signOut');

  await expect.poll(() => other.statusOf(ana), { timeout: 20_000 }).toBe(401);
  await other.close();
});

test.skipIf(isEmbedded)(
  'a process with connections of its own believes for minutes, and still hears of an end at once',
  async () => {
    const ana = await product.user('ana');
    const bo = await product.user('bo');
    const database = await openDatabase({ url: await urlOf(product.ctx.db) });
    const { signals, db } = database;
    const app = await createApp({ ...product.ctx, db, signals });
    const statusOf = async ({ cookie }: TestUser) =>
      (await app.inject({ ...toRequest('wishlist.list', {}), headers: { cookie } })).statusCode;
    await expect.poll(() => signals.areHeard(), { timeout: 20_000 }).toBe(true);
    for (const user of [ana, bo]) expect(await statusOf(user)).toBe(200);

    await product.as(ana, 'session.signOut');
    await expect.poll(() => statusOf(ana), { timeout: 20_000 }).toBe(401);
    const stillIn = await statusOf(bo);
    await app.close();
    await database.close();

    expect(stillIn).toBe(200);
  },
);
