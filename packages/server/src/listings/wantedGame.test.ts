import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { toGameQuery } from './gameQuery.ts';
import { marksOf } from './listingMarks.ts';
import { requireWantedGame } from './wantedGame.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('the catalogue’s other games tell a sequel from the game', async () => {
  const ana = await product.user('ana');
  const titles = ['Street Fighter II: The World Warrior', 'Street Fighter II Turbo: Hyper Fighting'];
  const [gameId = 0] = await product.games([...titles, 'Street Fighter Alpha 2']);

  const wanted = await requireWantedGame(product.ctx, ana.id, gameId);

  expect(wanted.siblings).toEqual(['Street Fighter II Turbo: Hyper Fighting']);
  expect(toGameQuery(wanted, 'EBAY-US').texts[0]).toBe('Street Fighter II SNES');
  expect(marksOf('Street Fighter 2 SNES', wanted)).toEqual([]);
  expect(marksOf('Street Fighter II Turbo SNES', wanted)).toEqual(['notTheGame']);
});

test('a game that does not exist is refused', async () => {
  const ana = await product.user('ana');

  await expect(requireWantedGame(product.ctx, ana.id, 999_999)).rejects.toThrow('Game not found.');
});
