import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let bo: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bo = await product.user('bo');
});
beforeEach(async () => {
  for (const table of ['user_collection', 'user_wishlist', 'game_details', 'games_igdb']) {
    await sql`delete from ${sql.table(table)}`.execute(product.ctx.db);
  }
});
afterAll(() => product.close());

type Suggestion = {
  game_id: number;
  platform_id: number;
  title: string;
  is_owned: boolean;
  total_count: number;
};

async function suggest(input: object = {}, user = ana): Promise<Suggestion[]> {
  const { status, body } = await product.as(user, 'catalogue.suggestions', input);
  expect(status).toBe(200);
  return body as Suggestion[]; // as: the contract's output
}

async function titles(input: object = {}, user = ana): Promise<string[]> {
  return (await suggest(input, user)).map(({ title }) => title);
}

async function platformsOf(input: object): Promise<number[]> {
  return (await suggest(input)).map(({ platform_id }) => platform_id);
}

const many = (name: string, count: number) => Array.from({ length: count }, (_game, i) => `${name} ${i}`);

/** Adds games that have a description. */
async function knownGames(names: string[], platform = 19): Promise<number[]> {
  const ids = await product.games(names, platform);
  await sql`insert into game_details (game_id, description) select unnest(${ids}::int[]), 'A classic.'`.execute(
    product.ctx.db,
  );
  return ids;
}

test('described games come first, then others of the platform', async () => {
  await product.games(many('Aaa', 30));
  await knownGames(['Chrono Trigger', 'Super Metroid']);

  const suggested = await titles({ platforms: '19' });

  expect(suggested).toHaveLength(8);
  expect(suggested.slice(0, 2).toSorted()).toEqual(['Chrono Trigger', 'Super Metroid']);
  expect(suggested.slice(2).every((title) => title.startsWith('Aaa'))).toBe(true);
  expect(new Set(suggested).size).toBe(8);
});

test('games that the user owns or wishes for are left out, whatever other users have', async () => {
  const [owned, wished, other] = await knownGames(['Owned', 'Wished for', 'Of bo', 'Free']);
  await product.games(['Unknown']);
  await product.as(ana, 'collection.save', { gameId: owned });
  await product.as(ana, 'wishlist.add', { gameId: wished });
  await product.as(bo, 'collection.save', { gameId: other });

  const suggested = await suggest({ platforms: '19' });

  expect(suggested.map(({ title }) => title).toSorted()).toEqual(['Free', 'Of bo', 'Unknown']);
  for (const one of suggested) {
    expect(one).toMatchObject({ is_owned: false, copy: null, in_wishlist: false, total_count: 3 });
  }
  expect((await titles({ platforms: '19' }, bo)).toSorted()).toEqual([
    'Free',
    'Owned',
    'Unknown',
    'Wished for',
  ]);
});

test('the platforms take turns in the requested order', async () => {
  await knownGames(many('Nintendo', 20), 4);
  await knownGames(many('Mega', 3), 29);
  await product.games(many('Game Boy', 20), 33);
  await knownGames(many('Elsewhere', 20), 7);

  expect(await platformsOf({ platforms: '33,4,29', limit: 6 })).toEqual([33, 4, 29, 33, 4, 29]);
  expect(await platformsOf({ platforms: '29,4' })).toEqual([29, 4, 29, 4, 29, 4, 4, 4]);
  expect(await platformsOf({ platforms: '4,4', limit: 2 })).toEqual([4, 4]);
});

test('by default, the platforms with the most described games are used', async () => {
  await product.games(many('Many', 40), 33);
  await knownGames(many('One', 1), 7);
  await knownGames(many('Three', 3), 29);
  await knownGames(many('Two', 2), 4);

  expect(await platformsOf({ limit: 3 })).toEqual([29, 4, 7]);
});

test('without described games, the platforms with the most games are used', async () => {
  await product.games(many('Few', 1), 7);
  await product.games(many('Some', 2), 29);
  await product.games(many('More', 3), 4);
  await product.games(many('Most', 4), 33);

  expect(await platformsOf({ limit: 4 })).toEqual([33, 4, 29, 33]);
});

test('a user gets the same suggestions all day and different ones the next day, and another user gets different ones', async () => {
  await knownGames(many('Game', 200));
  const input = { platforms: '19', limit: 24 };
  const today = await titles(input);

  expect(await titles(input)).toEqual(today);
  expect(await titles(input, bo)).not.toEqual(today);
  expect(today).not.toEqual(today.toSorted());

  product.later(86_400_000);
  expect(await titles(input)).not.toEqual(today);
});

test('a catalogue without games has nothing to suggest', async () => {
  expect(await suggest()).toEqual([]);
  expect(await suggest({ platforms: '2147483647' })).toEqual([]);
});

test.each([
  { platforms: '1,2,3,4' },
  { platforms: '' },
  { platforms: '4,' },
  { platforms: '2147483648' },
  { platforms: 'all' },
  { limit: 0 },
  { limit: 25 },
])('%j is refused', async (input) => {
  expect((await product.as(ana, 'catalogue.suggestions', input)).status).toBe(400);
});
