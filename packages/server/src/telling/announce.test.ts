import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction } from '../context.ts';
import { alertThatFound } from '../testing/alerts.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { timesOf } from './quiet.ts';
import { type Announcement, announce } from './telling.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const tell = (announcement: Announcement) => inTransaction(product.ctx, (ctx) => announce(ctx, announcement));

async function findOf(user: TestUser, title = 'Mana'): Promise<number> {
  const alertId = await alertThatFound(product, user, [title]);
  const { id } = await product.ctx.db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', user.id)
    .where('search_id', '=', alertId)
    .executeTakeFirstOrThrow();
  return id;
}

const tellingsOf = ({ id }: TestUser) =>
  product.ctx.db
    .selectFrom('tellings')
    .select(['item_id', 'way', 'state', 'price', 'due_at'])
    .where('user_id', '=', id)
    .orderBy('way')
    .execute();

test('a find is told by mail if nothing else reaches the user, and in the morning', async () => {
  const ana = await product.user('ana');
  const itemId = await findOf(ana);
  const { digestAt } = await timesOf(product.ctx, ana.id);

  await tell({ userId: ana.id, finds: [{ itemId, price: 40 }] });

  const told = { item_id: itemId, way: 'mail', state: 'waiting', price: 40, due_at: digestAt };
  expect(await tellingsOf(ana)).toEqual([told]);
});

test('a find that was told is told again only once its price has fallen by a tenth', async () => {
  const ana = await product.user('ana');
  const itemId = await findOf(ana);
  const stateAfter = async (price: number) => {
    await tell({ userId: ana.id, finds: [{ itemId, price }] });
    const [telling] = await tellingsOf(ana);
    return [telling?.state, telling?.price];
  };
  await tell({ userId: ana.id, finds: [{ itemId, price: 40 }] });
  await product.ctx.db.updateTable('tellings').set({ state: 'told' }).where('user_id', '=', ana.id).execute();

  expect(await stateAfter(40)).toEqual(['told', 40]);
  expect(await stateAfter(36.01)).toEqual(['told', 40]);
  expect(await stateAfter(36)).toEqual(['waiting', 36]);
});

test('who chose two ways is told by both, and who chose none by none', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  const finds = [{ itemId: await findOf(ana), price: 40 }];
  const hers = [{ itemId: await findOf(bo), price: 40 }];
  const choose = (user: TestUser, ways: string[]) =>
    product.ctx.db.updateTable('profiles').set({ told_by: ways }).where('id', '=', user.id).execute();
  await choose(ana, ['push', 'mail']);
  await choose(bo, []);
  await product.ctx.db
    .insertInto('push_subscriptions')
    .values({ user_id: ana.id, endpoint: 'https://x', p256dh: 'k', auth: 'a', created_at: new Date() })
    .execute();

  await tell({ userId: ana.id, finds });
  await tell({ userId: bo.id, finds: hers });

  expect((await tellingsOf(ana)).map(({ way }) => way)).toEqual(['mail', 'push']);
  expect(await tellingsOf(bo)).toEqual([]);
});

test('nothing is told of a find whose transaction fails', async () => {
  const ana = await product.user('ana');
  const itemId = await findOf(ana);

  const failing = inTransaction(product.ctx, async (ctx) => {
    await announce(ctx, { userId: ana.id, finds: [{ itemId, price: 40 }] });
    await sql`select 1 / 0`.execute(ctx.db);
  });

  await expect(failing).rejects.toThrow('division by zero');
  expect(await tellingsOf(ana)).toEqual([]);
});
