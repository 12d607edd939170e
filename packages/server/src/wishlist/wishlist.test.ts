import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test('the wishlist comes whole, newest wish first, and says which games are owned', async () => {
  const ana = await product.user('ana');
  const [old = 0, young = 0] = await product.games(['Old wish', 'Young wish']);
  await product.as(ana, 'collection.save', { gameId: old, completeness: 'CARTRIDGE' });
  await product.as(ana, 'wishlist.add', { gameId: old });
  product.later(1000);
  await product.as(ana, 'wishlist.add', { gameId: young });

  const { body } = await product.as(ana, 'wishlist.list');

  expect(body).toMatchObject([
    { game_id: young, title: 'Young wish', completeness: null },
    { game_id: old, title: 'Old wish', completeness: 'CARTRIDGE' },
  ]);
});

test('a wish removed by mistake gets its place back', async () => {
  const ana = await product.user('ana');
  const ids = await product.games(['One', 'Two'].map((title) => `${title} ${crypto.randomUUID()}`));
  for (const gameId of ids) {
    await product.as(ana, 'wishlist.add', { gameId });
    product.later(1000);
  }
  const { body: before } = await product.as(ana, 'wishlist.list');

  const [gameId] = ids;
  const removed = await product.as(ana, 'wishlist.remove', { gameId });
  await product.as(ana, 'wishlist.add', { gameId, ...(removed.body as object) });

  expect((await product.as(ana, 'wishlist.list')).body).toEqual(before);
});

test('no wish can have a date in the future', async () => {
  const ana = await product.user('ana');
  const [gameId] = await product.games([`Game ${crypto.randomUUID()}`]);

  await product.as(ana, 'wishlist.add', { gameId, created_at: '2199-01-01T00:00:00.000Z' });
  const nonsense = await product.as(ana, 'wishlist.add', { gameId, created_at: 'yesterday' });

  const { body } = await product.as(ana, 'wishlist.list');
  const [wish] = body as { created_at: string }[];
  expect(Date.parse(wish?.created_at ?? '')).toBeLessThanOrEqual(product.ctx.now().getTime());
  expect(nonsense.status).toBe(400);
});

test('removing a wish that was never made is not a fault', async () => {
  const ana = await product.user('ana');
  const [gameId] = await product.games([`Game ${crypto.randomUUID()}`]);

  const answer = await product.as(ana, 'wishlist.remove', { gameId });

  expect(answer).toMatchObject({ status: 200, body: { created_at: null } });
});
