import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

const [superNintendo, gameBoy, nintendo64] = [19, 33, 4];

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await own(await product.games(['Zelda', 'Axelay', 'ActRaiser'], superNintendo));
  await own(await product.games(['Tetris'], gameBoy));
  for (const gameId of [
    ...(await product.games(['Terranigma', 'EarthBound'], superNintendo)),
    ...(await product.games(['Wave Race'], nintendo64)),
  ]) {
    await product.as(ana, 'wishlist.add', { gameId });
  }
});
afterAll(() => product.close());

async function own(gameIds: number[]) {
  for (const gameId of gameIds) await product.as(ana, 'collection.save', { gameId, completeness: 'CASE' });
}

async function shelf(input = {}, who = ana) {
  const { body } = await product.as(who, 'collection.shelf', input);
  return body as { title: string; platform_id: number; completeness: string | null }[]; // as: the contract's output
}

test('games stand by console, the fullest first, each by title and with its wishes at the end', async () => {
  const games = await shelf();

  expect(games.map(({ title, completeness }) => `${title} ${completeness ?? 'wanted'}`)).toEqual([
    'ActRaiser CASE',
    'Axelay CASE',
    'Zelda CASE',
    'EarthBound wanted',
    'Terranigma wanted',
    'Tetris CASE',
    'Wave Race wanted',
  ]);
});

test('the shelf is read in windows that join without a gap', async () => {
  const windows = await Promise.all([0, 2, 4, 6].map((offset) => shelf({ offset, limit: 2 })));

  expect(windows.flat()).toEqual(await shelf());
  expect(await shelf({ offset: 7 })).toEqual([]);
});

test('the places are those of the summary, from which the screen draws the shelf before its games are read', async () => {
  const { body } = await product.as(ana, 'collection.summary');
  const { platforms } = body as { platforms: { platform_id: number; owned: number; wishlist: number }[] }; // as: its output

  const games = await shelf();

  for (const { platform_id, owned, wishlist } of platforms) {
    const group = games.filter((game) => game.platform_id === platform_id);
    expect(group.map(({ completeness }) => completeness !== null)).toEqual([
      ...Array<boolean>(owned).fill(true),
      ...Array<boolean>(wishlist).fill(false),
    ]);
  }
});

test('nobody else’s games stand on it', async () => {
  expect(await shelf({}, await product.user('bo'))).toEqual([]);
});
