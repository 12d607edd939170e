import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

async function pro(name: string) {
  const user = await product.user(name);
  await givePlan(product.ctx, user.email, 'pro');
  return user;
}

test('the figures are those of the specification, to the cent', async () => {
  const ana = await pro('ana');
  const [a = 0, b = 0, c = 0] = await product.games(['Secret of Mana', 'Terranigma', 'Illusion of Gaia'], 19);
  const [d = 0] = await product.games(['Sonic'], 29);
  await sql`update games_igdb set release_date = '1993-10' where game_id = ${a}`.execute(product.ctx.db);
  await sql`update games_igdb set release_date = '1991-06-23' where game_id = ${d}`.execute(product.ctx.db);
  const save = (gameId: number, completeness: string, purchasePrice: number | null) =>
    product.as(ana, 'collection.save', { gameId, completeness, purchasePrice });
  await save(a, 'COMPLETE_IN_BOX', 0.1);
  await save(b, 'NEW_SEALED', 0.2);
  await save(d, 'CARTRIDGE', 19.99);
  await product.as(ana, 'wishlist.add', { gameId: c });

  const { body } = await product.as(ana, 'statistics.details');

  expect(body).toEqual({
    games: 3,
    value: 20.29,
    estimate: { copies: 0, value: 0 },
    averageValue: 6.76,
    completionRate: 66.7,
    oldest: { game_id: d, title: 'Sonic', release_date: '1991-06-23' },
    mostValuable: { game_id: d, title: 'Sonic', price: 19.99 },
    platforms: [
      { platform_id: 19, games: 2, value: 0.3 },
      { platform_id: 29, games: 1, value: 19.99 },
    ],
    wishlist: [{ platform_id: 19, games: 1 }],
  });
});

test('an empty collection has figures too', async () => {
  const bo = await pro('bo');

  expect((await product.as(bo, 'statistics.details')).body).toEqual({
    games: 0,
    value: 0,
    estimate: { copies: 0, value: 0 },
    averageValue: 0,
    completionRate: 0,
    oldest: null,
    mostValuable: null,
    platforms: [],
    wishlist: [],
  });
});

test('sums stay exact over many cents', async () => {
  const cy = await pro('cy');
  const ids = await product.games(Array.from({ length: 300 }, (_, index) => `Game ${index}`));
  const copies = ids.map((game_id) => ({ user_id: cy.id, game_id, purchasePrice: 0.07 }));
  await product.ctx.db.insertInto('user_collection').values(copies).execute();

  expect((await product.as(cy, 'statistics.details')).body).toMatchObject({ value: 21, averageValue: 0.07 });
});

test('statistics are only for the plans that include them', async () => {
  const dee = await product.user('dee');
  await givePlan(product.ctx, dee.email, 'basic');

  expect(await product.as(dee, 'statistics.details')).toMatchObject({
    status: 403,
    body: { code: 'pro_required' },
  });
});
