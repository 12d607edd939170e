import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { correct } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { bringer, searcher } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  await bringer(product)(
    { title: 'Ocarina of Time', releases: [{ region: 'US', serial: 'NUS-NZLE-USA' }] },
    { title: 'Emerald', platform_id: 24, releases: [{ region: 'US', serial: 'BPEE' }] },
    { title: 'Street Soccer', platform_id: 11, releases: [{ region: 'US', serial: 'AC-012' }] },
    { title: 'Super Metroid', platform_id: 19, releases: [{ region: 'EU', barcode: '0045496330187' }] },
  );
});
afterAll(() => product.close());
beforeEach(async () => void (ana = await product.user('ana')));

test.each([
  ['NUS-NZLE', 'Ocarina of Time', false],
  ['bpee', 'Emerald', false],
  ['AC-012', 'Street Soccer', false],
  ['0 045496 330187', 'Super Metroid', false],
  ['ocarina', 'Ocarina of Time', false],
  ['Ocarinna', 'Ocarina of Time', true],
])('a list says of %s whether %s only resembles it: %s', async (p_search, title, is_alike) => {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_search });

  expect(body).toMatchObject([{ title, is_alike }]);
});

test('a game that its user corrected is found by its codes, as their correction', async () => {
  const [game] = (await product.as(ana, 'catalogue.fetchGames', { p_search: 'metroid' })).body as GameRow[]; // as: the contract's output
  await correct(product, ana, { gameId: game?.game_id, title: 'Mine' });

  const found = ['0045496330187', 'NUS-NZLE'].map(async (q) => (await searcher(product, ana)(q)).found);

  expect(await Promise.all(found)).toEqual([['Mine'], ['Ocarina of Time']]);
});
