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
    { title: 'Gulf USA' },
    { title: 'Coded Gulf', platform_id: 24, releases: [{ region: 'US', serial: 'GULF' }] },
    { title: 'Zelbaran', platform_id: 19, releases: [{ region: 'US', serial: 'SNS-ZB-USA' }] },
    { title: 'Zelbaran Junior', platform_id: 33, releases: [{ region: 'US', serial: 'DMG-ZBE-USA' }] },
    { title: 'Gold Panel', releases: [{ region: 'EU', serial: 'NGBP-EUR' }] },
    { title: 'Gloom Manager', platform_id: 20 },
    { title: 'Coded Mana', platform_id: 24, releases: [{ region: 'US', serial: 'MANA' }] },
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

test.each([
  ['NZLE-USA', 'Ocarina of Time'],
  ['nzle usa', 'Ocarina of Time'],
  ['nzleusa', 'Ocarina of Time'],
  ['nus-nzle-usa', 'Ocarina of Time'],
  ['nusnzle', 'Ocarina of Time'],
  ['NGBP', 'Gold Panel'],
  ['ngbpeur', 'Gold Panel'],
  ['NGBP EUR', 'Gold Panel'],
  ['nus-ngbp-eur', 'Gold Panel'],
  ['SNS-ZB-USA', 'Zelbaran'],
  ['sns zb', 'Zelbaran'],
  ['DMG-ZBE', 'Zelbaran Junior'],
])('the letters of a label are its code without a digit too: %s finds %s', async (q, title) => {
  const { found, alike } = await searcher(product, ana)(q);

  expect([...found, ...alike]).toEqual([title]);
});

test('four letters and a country may be a title, which comes first', async () => {
  const answer = await searcher(product, ana)('gulf usa');

  expect(answer).toMatchObject({ found: ['Gulf USA'], alike: ['Coded Gulf'] });
});

test('a word that could be a code written in one is a title first', async () => {
  const answer = await searcher(product, ana)('manager');

  expect(answer).toMatchObject({ found: ['Gloom Manager'], alike: ['Coded Mana'] });
});

test('a game that its user corrected is found by its codes, as their correction', async () => {
  const [game] = (await product.as(ana, 'catalogue.fetchGames', { p_search: 'metroid' })).body as GameRow[]; // as: the contract's output
  await correct(product, ana, { gameId: game?.game_id, title: 'Mine' });

  const found = ['0045496330187', 'NUS-NZLE'].map(async (q) => (await searcher(product, ana)(q)).found);

  expect(await Promise.all(found)).toEqual([['Mine'], ['Ocarina of Time']]);
});
