import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';

const shelf = [
  { title: 'Zelda', genres: ['Adventure'], regions: ['JP'], on: 19 },
  { title: 'Ōkami', genres: ['Adventure', 'Action'], regions: ['US', 'EU'], on: 33 },
  { title: 'Axelay', genres: ['Shooter'], regions: ['EU'], on: 19 },
  { title: '1942', genres: ['Shooter'], regions: ['JP'], on: 4 },
  { title: 'ゼルダ', genres: ['Puzzle'], regions: ['JP'], on: 33 },
  { title: 'Animal Crossing', genres: ['Simulator'], regions: ['US'], on: 4 },
];

const copies = {
  Zelda: { completeness: 'NEW_SEALED', condition: 'MINT', purchasePrice: 250, purchaseDate: '2020-02-01' },
  Ōkami: { completeness: 'CARTRIDGE', condition: 'POOR', purchasePrice: 9.5, purchaseDate: '2024-01-01' },
  Axelay: { completeness: 'CARTRIDGE,CASE', condition: 'GOOD', purchasePrice: null, purchaseDate: null },
  1942: { completeness: 'BOOKLET', condition: 'GOOD', purchasePrice: 9.5, purchaseDate: '2019-05-05' },
  ゼルダ: {
    completeness: 'COMPLETE_IN_BOX',
    condition: 'FAIR',
    purchasePrice: 0,
    purchaseDate: '2020-02-01',
  },
};

let product: Product;
let ana: TestUser;
const ids: Record<string, number> = {};
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  const bo = await product.user('bo');
  for (const { title, genres, regions, on } of shelf) {
    const [gameId = 0] = await product.games([title], on);
    ids[title] = gameId;
    await product.ctx.db
      .updateTable('games_igdb')
      .set({ genres, regions })
      .where('game_id', '=', gameId)
      .execute();
  }
  for (const title of ['Axelay', 'Zelda', '1942', 'ゼルダ', 'Ōkami'] as const) {
    product.later(1000);
    await product.as(ana, 'collection.save', { gameId: ids[title], ...copies[title] });
    await product.as(bo, 'collection.save', { gameId: ids[title] });
  }
  for (const title of ['Animal Crossing', 'Zelda']) {
    product.later(1000);
    await product.as(ana, 'wishlist.add', { gameId: ids[title] });
    await product.as(bo, 'wishlist.add', { gameId: ids[title] });
  }
  await product.request(photoUpload(ana, ids['Axelay'] ?? 0, await jpeg(), 'image/jpeg'));
});
afterAll(() => product.close());

async function ask(call: string, input: object): Promise<unknown> {
  return (await product.as(ana, `catalogue.${call}`, input)).body;
}

async function titlesOf(input: object): Promise<string[]> {
  const rows = (await ask('fetchGames', input)) as GameRow[]; // as: the contract's output
  for (const row of rows) expect(row.total_count).toBe(rows.length);
  return rows.map(({ title }) => title);
}

/** Of these copies nobody said what they are worth. */
const unestimated = { estimated: 0, estimate: 0 };

test.each([
  [{}, ['1942', 'Axelay', 'Ōkami', 'Zelda', 'ゼルダ']],
  [{ p_sort_order: 'desc' }, ['ゼルダ', 'Zelda', 'Ōkami', 'Axelay', '1942']],
  [{ p_sort_by: 'price' }, ['ゼルダ', '1942', 'Ōkami', 'Zelda', 'Axelay']],
  [{ p_sort_by: 'price', p_sort_order: 'desc' }, ['Zelda', '1942', 'Ōkami', 'ゼルダ', 'Axelay']],
  [{ p_sort_by: 'added' }, ['Axelay', 'Zelda', '1942', 'ゼルダ', 'Ōkami']],
  [{ p_sort_by: 'added', p_sort_order: 'desc' }, ['Ōkami', 'ゼルダ', '1942', 'Zelda', 'Axelay']],
  [{ p_sort_by: 'purchase_date' }, ['1942', 'Zelda', 'ゼルダ', 'Ōkami', 'Axelay']],
  [{ p_sort_by: 'purchase_date', p_sort_order: 'desc' }, ['Ōkami', 'Zelda', 'ゼルダ', '1942', 'Axelay']],
  [{ p_sort_by: 'condition' }, ['Zelda', '1942', 'Axelay', 'ゼルダ', 'Ōkami']],
  [{ p_sort_by: 'condition', p_sort_order: 'desc' }, ['Ōkami', 'ゼルダ', '1942', 'Axelay', 'Zelda']],
  [{ p_sort_by: 'no such thing' }, ['1942', 'Axelay', 'Ōkami', 'Zelda', 'ゼルダ']],
])('owned games in the order %o are %j', async (input, titles) => {
  expect(await titlesOf({ p_tab: 'owned', ...input })).toEqual(titles);
});

test.each([
  [{ p_platform: '4,33' }, ['1942', 'Ōkami', 'ゼルダ']],
  [{ p_genre: 'Shooter,Puzzle' }, ['1942', 'Axelay', 'ゼルダ']],
  [{ p_genre: ' Shooter , ,Puzzle', p_platform: '19, 4,' }, ['1942', 'Axelay']],
  [{ p_region: 'EU,US', p_genre: 'Adventure' }, ['Ōkami']],
  [{ p_genre: ',' }, ['1942', 'Axelay', 'Ōkami', 'Zelda', 'ゼルダ']],
  [{ p_completeness: 'complete' }, ['Zelda', 'ゼルダ']],
  [{ p_completeness: 'sealed' }, ['Zelda']],
  [{ p_completeness: 'cartridge_only' }, ['Ōkami']],
  [{ p_completeness: 'no_cartridge' }, ['1942']],
  [{ p_completeness: 'no_booklet' }, ['Axelay', 'Ōkami']],
  [{ p_completeness: 'no_case,sealed' }, ['1942', 'Ōkami', 'Zelda']],
  [{ p_condition: 'MINT,POOR' }, ['Ōkami', 'Zelda']],
  [{ p_condition: 'GOOD', p_completeness: 'no_booklet' }, ['Axelay']],
  [{ p_with_photos: true }, ['Axelay']],
  [{ p_with_photos: false }, ['1942', 'Axelay', 'Ōkami', 'Zelda', 'ゼルダ']],
  [{ p_unpriced: 1 }, ['Axelay']],
  [{ p_search: 'okami' }, ['Ōkami']],
  [{ p_search: 'Ō' }, ['Ōkami']],
  [{ p_search: 'ル' }, ['ゼルダ']],
  [{ p_starts_with: '#' }, ['1942']],
  [{ p_starts_with: 'o' }, ['Ōkami']],
  [{ p_starts_with: '!' }, []],
])('with %o, the list, its ids, counts and sum have only %j', async (input, titles) => {
  const listed = await titlesOf({ p_tab: 'owned', ...input });
  const counts = await ask('platformCounts', input);
  const totals = await ask('ownTotals', { p_tab: 'owned', ...input });
  const found = await ask('gameIds', { p_tab: 'owned', ...input });

  expect(listed).toEqual(titles);
  expect(counts).toMatchObject({ owned_count: titles.length });
  expect(found).toEqual(titles.map((title) => ids[title]));
  const prices = titles.map((title) => copies[title as keyof typeof copies].purchasePrice);
  const known = prices.filter((price) => price !== null);
  const value = known.reduce((sum, price) => sum + price, 0);
  expect(totals).toEqual({
    ...unestimated,
    games: titles.length,
    copies: titles.length,
    priced: known.length,
    value,
  });
});

test('incomplete copies have their own counts and sums', async () => {
  expect(await titlesOf({ p_tab: 'incomplete', p_sort_by: 'price' })).toEqual(['1942', 'Ōkami', 'Axelay']);
  expect(await ask('ownTotals', { p_tab: 'incomplete' })).toEqual({
    ...unestimated,
    games: 3,
    copies: 3,
    priced: 2,
    value: 19,
  });
  expect(await ask('platformCounts', { p_condition: 'GOOD' })).toEqual({
    all_count: 6,
    owned_count: 2,
    wishlist_count: 2,
    incomplete_count: 2,
  });
});

test('wishes are sorted by their date, and filters on copies do not affect them', async () => {
  const wishes = (input: object) => titlesOf({ p_tab: 'wishlist', ...input });

  expect(await wishes({ p_sort_by: 'added' })).toEqual(['Animal Crossing', 'Zelda']);
  expect(await wishes({ p_sort_by: 'added', p_sort_order: 'desc' })).toEqual(['Zelda', 'Animal Crossing']);
  expect(await wishes({ p_sort_by: 'price', p_sort_order: 'desc' })).toEqual(['Zelda', 'Animal Crossing']);
  expect(await wishes({ p_completeness: 'sealed', p_unpriced: true })).toEqual(['Animal Crossing', 'Zelda']);
  expect(await titlesOf({ p_condition: 'POOR', p_sort_by: 'added', p_genre: 'Shooter,Simulator' })).toEqual([
    '1942',
    'Animal Crossing',
    'Axelay',
  ]);
});

test('a letter says how many rows of the list come before it', async () => {
  const letters = (input: object) => ask('letters', { p_tab: 'owned', ...input });

  expect(await letters({})).toEqual([
    { letter: '#', offset: 0 },
    { letter: 'A', offset: 1 },
    { letter: 'O', offset: 2 },
    { letter: 'Z', offset: 3 },
    { letter: '…', offset: 4 },
  ]);
  expect(await letters({ p_sort_order: 'desc' })).toEqual([
    { letter: '…', offset: 0 },
    { letter: 'Z', offset: 1 },
    { letter: 'O', offset: 2 },
    { letter: 'A', offset: 3 },
    { letter: '#', offset: 4 },
  ]);
  expect(await letters({ p_genre: 'Shooter', p_condition: 'GOOD' })).toEqual([
    { letter: '#', offset: 0 },
    { letter: 'A', offset: 1 },
  ]);
  expect(await letters({ p_search: 'nothing like it' })).toEqual([]);
});

test('the filters offered for several platforms are those of any of them', async () => {
  expect(await ask('facets', { p_platform: '4,33' })).toEqual({
    genres: ['Action', 'Adventure', 'Puzzle', 'Shooter', 'Simulator'],
    regions: ['EU', 'JP', 'US'],
  });
});

test.each([
  { p_completeness: 'half' },
  { p_condition: 'good' },
  { p_platform: '19,x' },
  { p_unpriced: 'perhaps' },
])('%o is refused', async (input) => {
  const { status } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned', ...input });

  expect(status).toBe(400);
});
