import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { forgetRemovedItems } from './bin.ts';

const day = 24 * 3_600_000;

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const copy = {
  condition: 'FAIR',
  completeness: 'CARTRIDGE,BOOKLET',
  purchasePrice: 12.5,
  notes: 'From the fair',
};

/** A user who owned some games and removed them, with what the removal answered. */
async function collectorWhoRemoved(titles: string[]) {
  const ana = await product.user('ana');
  const gameIds = await product.games(titles.map((title) => `${title} ${crypto.randomUUID()}`));
  const ids: number[] = [];
  for (const gameId of gameIds) {
    await product.as(ana, 'collection.save', { gameId, ...copy });
    const removed = await product.as(ana, 'collection.remove', { gameId });
    ids.push((removed.body as { id: number }).id);
  }
  return { ana, gameIds, ids };
}

test('a removed copy is in the bin, and comes back whole', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Terranigma']);
  const { body: before } = await product.as(ana, 'collection.save', { gameId, ...copy });
  product.later(5 * day);

  const removed = await product.as(ana, 'collection.remove', { gameId });
  const bin = await product.as(ana, 'collection.bin');
  const restored = await product.as(ana, 'collection.restore', removed.body as object);

  expect(bin.body).toMatchObject([{ ...copy, game: { title: 'Terranigma' }, photos: [] }]);
  expect(restored).toMatchObject({ status: 200, body: before as object });
  expect((await product.as(ana, 'collection.item', { gameId })).body).toMatchObject(before as object);
  expect((await product.as(ana, 'collection.bin')).body).toEqual([]);
});

test('saving an edit of a copy that has been removed does not add another', async () => {
  const { ana, gameIds } = await collectorWhoRemoved(['Removed in the other tab']);

  const answer = await product.as(ana, 'collection.save', { gameId: gameIds[0], ...copy, isEdit: true });

  expect(answer).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
  expect((await product.as(ana, 'collection.summary')).body).toMatchObject({ games: 0 });
});

test('the bin shows the newest first, with the date until which each can be brought back', async () => {
  const { ana, ids } = await collectorWhoRemoved(['One', 'Two']);

  const { body } = await product.as(ana, 'collection.bin');

  const [first] = body as { removed_at: string; expires_at: string }[];
  expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(Date.parse(first?.expires_at ?? '') - Date.parse(first?.removed_at ?? '')).toBe(30 * day);
});

test('the bin is read page by page, each with the total', async () => {
  const { ana, ids } = await collectorWhoRemoved(['One', 'Two', 'Three']);

  const first = await product.as(ana, 'collection.bin', { limit: 2 });
  const second = await product.as(ana, 'collection.bin', { limit: 2, offset: 2 });

  const [one, two, three] = ids;
  expect(first.body).toMatchObject([
    { id: three, total_count: 3 },
    { id: two, total_count: 3 },
  ]);
  expect(second.body).toMatchObject([{ id: one, total_count: 3 }]);
});

test('a game that is owned again has the copy from the bin beside the other, in the lead as before', async () => {
  const { ana, gameIds, ids } = await collectorWhoRemoved(['Again']);
  await product.as(ana, 'collection.save', { gameId: gameIds[0], notes: 'the better one' });

  const answer = await product.as(ana, 'collection.restore', { id: ids[0] });

  expect(answer.status).toBe(200);
  expect((await product.as(ana, 'collection.copies', { gameId: gameIds[0] })).body).toMatchObject([
    { id: ids[0], isLead: true },
    { notes: 'the better one', isLead: false },
  ]);
  expect((await product.as(ana, 'collection.bin')).body).toHaveLength(0);
});

test('bringing back counts against the plan, even when eight are brought back at once', async () => {
  const { ana, ids } = await collectorWhoRemoved(Array.from({ length: 8 }, (_, index) => `Removed ${index}`));
  for (const gameId of await product.games(
    Array.from({ length: 17 }, (_, index) => `Kept ${index} ${crypto.randomUUID()}`),
  )) {
    await product.as(ana, 'collection.save', { gameId });
  }

  const answers = await Promise.all(ids.map((id) => product.as(ana, 'collection.restore', { id })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'game_limit_reached' });
  expect((await product.as(ana, 'collection.summary')).body).toMatchObject({ games: 20 });
});

test('a user may bring back twenty thousand copies a day', async () => {
  const { ana, ids } = await collectorWhoRemoved(['Once']);
  await product.as(ana, 'collection.restore', { id: 1 });
  await product.ctx.db.updateTable('attempts').set({ times: 20_000 }).execute();

  const answer = await product.as(ana, 'collection.restore', { id: ids[0] });

  expect(answer).toMatchObject({ status: 429, body: { code: 'slow_down' } });
  await product.ctx.db.deleteFrom('attempts').execute();
});

test('a copy that comes back grants the wish that was made in the meantime', async () => {
  const { ana, gameIds, ids } = await collectorWhoRemoved(['Wanted back']);
  await product.as(ana, 'wishlist.add', { gameId: gameIds[0] });

  await product.as(ana, 'collection.restore', { id: ids[0] });

  expect((await product.as(ana, 'wishlist.list')).body).toEqual([]);
});

test('a copy deleted for good is gone, and so is all of an emptied bin', async () => {
  const { ana, ids } = await collectorWhoRemoved(['One', 'Two', 'Three']);

  const deleted = await product.as(ana, 'collection.discard', { id: ids[0] });
  const twice = await product.as(ana, 'collection.discard', { id: ids[0] });
  const left = await product.as(ana, 'collection.bin');
  await product.as(ana, 'collection.emptyBin');

  expect([deleted.status, twice.status]).toEqual([200, 404]);
  expect(left.body).toHaveLength(2);
  expect((await product.as(ana, 'collection.restore', { id: ids[1] })).status).toBe(404);
});

test('nobody else can see, bring back or delete a removed copy', async () => {
  const { ana, ids } = await collectorWhoRemoved(['Hers']);
  const bo = await product.user('bo');

  const answers = [
    await product.as(bo, 'collection.restore', { id: ids[0] }),
    await product.as(bo, 'collection.discard', { id: ids[0] }),
  ];
  await product.as(bo, 'collection.emptyBin');

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await product.as(bo, 'collection.bin')).body).toEqual([]);
  expect((await product.as(ana, 'collection.bin')).body).toHaveLength(1);
});

test('the bin deletes copies after 30 days', async () => {
  const { ana } = await collectorWhoRemoved(['Old']);
  product.later(29 * day);
  await forgetRemovedItems(product.ctx);
  const before = await product.as(ana, 'collection.bin');

  product.later(2 * day);
  await forgetRemovedItems(product.ctx);

  expect(before.body).toHaveLength(1);
  expect((await product.as(ana, 'collection.bin')).body).toEqual([]);
});
