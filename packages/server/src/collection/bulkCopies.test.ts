import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

type Copy = { id: number; place: string; notes: string };

/** A collector on the Pro plan with games, each with copies in these places; the first is the main one. */
async function collector(...games: string[][]) {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const gameIds = await product.games(games.map((_places, at) => `Game ${at} ${crypto.randomUUID()}`));
  for (const [at, [main, ...further]] of games.entries()) {
    await product.as(ana, 'collection.save', { gameId: gameIds[at], place: main, purchasePrice: 1 });
    for (const place of further) {
      await product.as(ana, 'collection.addCopy', { gameId: gameIds[at], place, purchasePrice: 10 });
    }
  }
  const placesOf = async (gameId?: number) => {
    const { body } = await product.as(ana, 'collection.copies', { gameId });
    return (body as Copy[]).map(({ place }) => place);
  };
  const places = () => Promise.all(gameIds.map(placesOf));
  return { ana, gameIds, places };
}

const attic = { p_place: 'Attic' };

test('with a filter on copies a bulk change reaches those that fulfil it, and an undo takes all of it back', async () => {
  const { ana, gameIds, places } = await collector(['Salon', 'Attic', 'Attic / Box'], ['Attic', 'Cellar']);

  const change = { gameIds, copies: attic, set: { place: 'Shelf' } };
  const preview = await product.as(ana, 'collection.previewMany', change);
  const saved = await product.as(ana, 'collection.saveMany', change);
  const changed = await places();
  const last = await product.as(ana, 'collection.lastChange');
  const undone = await product.as(ana, 'collection.undoMany', saved.body as { changeId: number });

  expect(preview.body).toMatchObject({ changed: 3, same: 0, otherCopies: 2 });
  expect(
    (preview.body as { examples: { before: Copy }[] }).examples.map(({ before }) => before.place),
  ).toEqual(['Attic', 'Attic / Box', 'Attic']);
  expect(saved.body).toMatchObject({ changed: 3, added: 0 });
  expect(changed).toEqual([
    ['Salon', 'Shelf', 'Shelf'],
    ['Shelf', 'Cellar'],
  ]);
  expect(last.body).toMatchObject({ games: 2 });
  expect(undone.body).toEqual({ restored: 3 });
  expect(await places()).toEqual([
    ['Salon', 'Attic', 'Attic / Box'],
    ['Attic', 'Cellar'],
  ]);
});

test('a chosen game of which no copy fulfils the filter stays as it is, and one that is not owned can be added', async () => {
  const { ana, gameIds, places } = await collector(['Salon'], ['Attic']);
  const [lacking = 0] = await product.games([`Lacking ${crypto.randomUUID()}`]);

  const { body } = await product.as(ana, 'collection.saveMany', {
    gameIds: [...gameIds, lacking],
    copies: attic,
    set: { place: 'Shelf' },
    addMissing: true,
  });

  expect(body).toMatchObject({ changed: 1, added: 1 });
  expect(await places()).toEqual([['Salon'], ['Shelf']]);
  expect((await product.as(ana, 'collection.item', { gameId: lacking })).body).toMatchObject({
    place: 'Shelf',
  });
});

test('the sum of chosen games is that of the copies that fulfil the filter, without one that of all', async () => {
  const { ana, gameIds } = await collector(['Salon', 'Attic'], ['Attic'], ['Salon']);

  const ofAttic = await product.as(ana, 'collection.sumMany', { gameIds, copies: attic });
  const ofAll = await product.as(ana, 'collection.sumMany', { gameIds });

  expect(ofAttic.body).toMatchObject({ games: 2, copies: 2, value: 11 });
  expect(ofAll.body).toMatchObject({ games: 3, copies: 4, value: 13 });
});

test('each copy of chosen games is told in their order, the main one first, and with a filter only those that fulfil it', async () => {
  const { ana, gameIds } = await collector(['Salon', 'Attic', 'Cellar'], ['Attic']);
  const told = async (asked: object) => {
    const { body } = await product.as(ana, 'collection.copiesOfMany', asked);
    return (body as Copy[]).map(({ place }) => place);
  };

  expect(await told({ gameIds: gameIds.toReversed() })).toEqual(['Attic', 'Salon', 'Attic', 'Cellar']);
  expect(await told({ gameIds, copies: attic })).toEqual(['Attic', 'Attic']);
});
