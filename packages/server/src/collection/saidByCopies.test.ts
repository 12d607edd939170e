import type { GameRow } from '@cartouche/contract/game';
import { joinValues } from '@cartouche/contract/values.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** A user with a game for each list of copies, the first of which leads. */
async function owner(...games: object[][]) {
  const ana = await product.user('ana');
  const word = crypto.randomUUID();
  const ids = await product.games(games.map((_, at) => `Said ${at} ${word}`));
  for (const [at, [main, ...others]] of games.entries()) {
    await product.as(ana, 'collection.save', { gameId: ids[at], ...main });
    for (const copy of others) await product.as(ana, 'collection.addCopy', { gameId: ids[at], ...copy });
  }
  const listOf = async (asked: object) => {
    const { body } = await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned', ...asked });
    return body as GameRow[]; // as: the contract's output
  };
  const found = async (asked: object) => (await listOf(asked)).map(({ game_id: id }) => ids.indexOf(id));
  return { ana, ids, listOf, found };
}

async function totals(user: TestUser, asked: object) {
  return (await product.as(user, 'catalogue.ownTotals', { p_tab: 'owned', ...asked })).body;
}

test.each([
  ['p_box_condition', 'boxCondition'],
  ['p_booklet_condition', 'bookletCondition'],
  ['p_medium_condition', 'mediumCondition'],
])('games are found with %s, by any of their copies', async (filter, field) => {
  const { ana, found } = await owner(
    [{ [field]: 'MINT', purchasePrice: 1 }],
    [{ [field]: 'POOR' }, { [field]: 'MINT', purchasePrice: 2 }],
    [{ condition: 'MINT' }],
    [{ [field]: 'FAIR' }],
  );

  expect(await found({ [filter]: 'MINT' })).toEqual([0, 1]);
  expect(await found({ [filter]: 'MINT,FAIR' })).toEqual([0, 1, 3]);
  expect(await totals(ana, { [filter]: 'MINT' })).toMatchObject({ games: 2, copies: 2, value: 3 });
});

test('with a filter on copies, lists and sums tell of the copies that fulfil it', async () => {
  const { ana, listOf } = await owner(
    [
      { place: 'Attic', purchasePrice: 10, estimate: 100 },
      { place: 'Attic / Box', purchasePrice: 5, edition: 'Platinum' },
    ],
    [
      { place: 'Salon', purchasePrice: 1000, estimate: 1000 },
      { place: 'Attic', purchasePrice: 20, estimate: 7 },
      { place: 'Attic', estimate: 3 },
    ],
    [{ place: 'Salon', purchasePrice: 1 }],
  );
  const rows = await listOf({ p_place: 'Attic' });

  expect(rows.map(({ copy }) => copy)).toMatchObject([
    { place: 'Attic', copies: 2, purchasePrice: 10, morePaid: 5, estimate: 100, moreEstimate: 0 },
    { place: 'Attic', copies: 2, purchasePrice: 20, morePaid: 0, estimate: 7, moreEstimate: 3 },
  ]);
  const sums = { games: 2, copies: 4, priced: 3, value: 35, estimated: 3, estimate: 110 };
  expect(await totals(ana, { p_place: 'Attic' })).toEqual(sums);
  expect(await listOf({ p_tab: 'incomplete', p_place: 'Attic' })).toEqual([]);
});

test('a search for what a copy says lists and sums that copy, and for a title all copies of the game', async () => {
  const { ana, ids, listOf, found } = await owner(
    [
      { place: 'Salon', purchasePrice: 1000 },
      { place: 'Attic', purchasePrice: 20, tags: 'Lent' },
    ],
    [{ place: 'Attic', purchasePrice: 3 }, { tags: 'Lent' }],
    [{ place: 'Salon' }],
  );
  const sums = async (p_search: string) =>
    (await product.as(ana, 'collection.sumMany', { gameIds: ids, copies: { p_search } })).body;

  const attic = { games: 2, copies: 2, value: 23 };
  expect(await totals(ana, { p_search: 'attic' })).toMatchObject(attic);
  expect(await sums('attic')).toMatchObject({ games: 3, copies: 3, value: 23 });
  expect((await listOf({ p_search: 'attic' })).map(({ copy }) => copy)).toMatchObject([
    { place: 'Attic', copies: 1, purchasePrice: 20, morePaid: 0 },
    { place: 'Attic', copies: 1, purchasePrice: 3, morePaid: 0 },
  ]);
  expect(await found({ p_search: 'attic lent' })).toEqual([0]);
  expect(await found({ p_search: 'lent', p_place: 'Salon' })).toEqual([]);
  expect(await totals(ana, { p_search: 'said' })).toMatchObject({ games: 3, copies: 5, value: 1023 });
  expect(await totals(ana, { p_search: 'saidd' })).toMatchObject({ games: 3, copies: 5, value: 1023 });
});

test('where no title has the words, all games are those of one’s own of which copies say them, and nobody else’s', async () => {
  const place = `attic${crypto.randomUUID().slice(0, 8)}`;
  const { ana, ids, found } = await owner([{ place }], [{}, { place, tags: 'Lent' }], [{ tags: 'Lent' }]);
  const counted = async (user: TestUser, p_search: string, asked: object = {}) =>
    (await product.as(user, 'catalogue.platformCounts', { p_search, ...asked })).body;
  const bo = await product.user('bo');
  await product.as(bo, 'wishlist.add', { gameId: ids[0] });
  const chosen = await product.as(ana, 'catalogue.gameIds', { p_tab: 'all', p_search: place });

  expect(await counted(ana, place)).toEqual(tabs(2, 2, 0, 0));
  expect(await found({ p_tab: 'all', p_search: place })).toEqual([0, 1]);
  expect(await found({ p_tab: 'wishlist', p_search: place })).toEqual([]);
  expect(await found({ p_tab: 'all', p_search: `${place} lent` })).toEqual([1]);
  expect(chosen.body).toHaveLength(2);
  expect(await counted(ana, place, { p_tag: 'Lent' })).toMatchObject({ all_count: 2, owned_count: 1 });
  expect(await counted(ana, place, { p_platform: 7 })).toEqual(tabs(0, 0, 0, 0));
  expect(await counted(bo, place)).toEqual(tabs(0, 0, 0, 0));
  await product.games([`Game of the ${place}`]);
  expect(await counted(ana, place)).toEqual(tabs(1, 2, 0, 0));
  expect(await found({ p_tab: 'all', p_search: place })).toEqual([-1]);
});

const tabs = (
  ...[all_count, owned_count, wishlist_count, incomplete_count]: [number, number, number, number]
) => ({
  all_count,
  owned_count,
  wishlist_count,
  incomplete_count,
});

test('where copies say the words, no list has the games that only resemble them', async () => {
  const { ana, found } = await owner([{ place: 'Zorbelith' }]);
  const bo = await product.user('bo');
  const [alike] = await product.games(['Zorbalith']);
  for (const user of [ana, bo]) await product.as(user, 'wishlist.add', { gameId: alike });
  const asked = { p_tab: 'wishlist', p_search: 'zorbelith' };

  const { body: resembling } = await product.as(bo, 'catalogue.fetchGames', asked);
  const { body: letters } = await product.as(ana, 'catalogue.letters', asked);
  const { body: counted } = await product.as(ana, 'catalogue.platformCounts', { p_search: 'zorbelith' });

  expect(resembling).toMatchObject([{ game_id: alike }]);
  expect(await found(asked)).toEqual([]);
  expect(letters).toEqual([]);
  expect(counted).toEqual(tabs(1, 1, 0, 0));
});

test('one copy has to be all that is asked: a mint box of one and a mint booklet of another are not enough', async () => {
  const { found } = await owner(
    [{ boxCondition: 'MINT' }, { bookletCondition: 'MINT' }],
    [{}, { boxCondition: 'MINT', bookletCondition: 'MINT' }],
  );

  expect(await found({ p_box_condition: 'MINT', p_booklet_condition: 'MINT' })).toEqual([1]);
});

test('games are found by where and from whom they were bought, also with a comma in the name', async () => {
  const { found } = await owner(
    [{ boughtAt: 'Micromania, Lyon', boughtFrom: 'Jean' }],
    [{ boughtAt: 'Micromania' }],
    [{}, { boughtAt: 'Lyon', boughtFrom: 'Jean' }],
  );

  expect(await found({ p_bought_at: joinValues(['Micromania, Lyon']) })).toEqual([0]);
  expect(await found({ p_bought_at: joinValues(['Micromania, Lyon', 'Micromania']) })).toEqual([0, 1]);
  expect(await found({ p_bought_from: 'Jean' })).toEqual([0, 2]);
});

test('estimates that are old, or of an unknown day, are found; what has no estimate is not', async () => {
  const { found } = await owner(
    [{ estimate: 10, estimateDate: '2024-05-01' }],
    [{ estimate: 10, estimateDate: '2025-05-01' }],
    [{ estimate: 10 }],
    [{ estimateDate: '2020-01-01' }],
  );

  expect(await found({ p_estimated_before: '2025-05-01' })).toEqual([0, 2]);
});

test.each([
  ['box_condition', { boxCondition: 'MINT' }, { boxCondition: 'POOR' }],
  ['booklet_condition', { bookletCondition: 'MINT' }, { bookletCondition: 'POOR' }],
  ['medium_condition', { mediumCondition: 'MINT' }, { mediumCondition: 'POOR' }],
  ['release', { release: 'EU' }, { release: 'JP' }],
  ['place', { place: 'à Étage' }, { place: 'Étagère' }],
  ['place', { place: 'Salon / Étagère' }, { place: 'Salon 2' }],
  ['place', { place: 'OEUVRES' }, { place: 'Œuvrez' }],
  ['tags', { tags: 'À tester' }, { tags: 'Prêté' }],
  ['edition', { edition: 'Édition collector' }, { edition: 'Platinum' }],
  ['bought_at', { boughtAt: 'Éa' }, { boughtAt: 'edgar' }],
  ['bought_from', { boughtFrom: 'Émile' }, { boughtFrom: 'eric' }],
  ['edition', { edition: 'platinum' }, { edition: 'Player’s Choice' }],
  ['tags', { tags: 'lent' }, { tags: 'Signed' }],
  ['bought_at', { boughtAt: 'eBay' }, { boughtAt: 'Fair' }],
  ['bought_from', { boughtFrom: 'jean' }, { boughtFrom: 'Marie' }],
  ['estimate_date', { estimateDate: '2024-01-01' }, { estimateDate: '2025-01-01' }],
])(
  'a list in the order of %s begins with those that say it, in either direction',
  async (by, first, last) => {
    const { found } = await owner([{}], [last], [first]);

    expect(await found({ p_sort_by: by, p_sort_order: 'asc' })).toEqual([2, 1, 0]);
    expect(await found({ p_sort_by: by, p_sort_order: 'desc' })).toEqual([1, 2, 0]);
  },
);

test('lists are in the order of what all copies of a game cost and are worth, as they show it', async () => {
  const { found } = await owner(
    [{ purchasePrice: 10, estimate: 10 }],
    [
      { purchasePrice: 6, estimate: 1 },
      { purchasePrice: 6, estimate: 1 },
    ],
    [{}, { purchasePrice: 5, estimate: 50 }],
    [{}],
  );

  expect(await found({ p_sort_by: 'price' })).toEqual([2, 0, 1, 3]);
  expect(await found({ p_sort_by: 'estimate', p_sort_order: 'desc' })).toEqual([2, 0, 1, 3]);
});

test('a list has all that the main copy says, but for its notes', async () => {
  const said = {
    release: 'FR SLES-00524',
    edition: 'Platinum',
    boxCondition: 'MINT',
    bookletCondition: 'FAIR',
    mediumCondition: 'POOR',
    boughtAt: 'Fair',
    boughtFrom: 'Jean',
    estimate: 4,
    estimateDate: '2025-01-01',
    purchaseDate: '2024-01-01',
  };
  const { listOf } = await owner([{ ...said, notes: 'long' }]);

  const [row] = await listOf({});

  expect(row?.copy).toMatchObject(said);
  expect(row?.copy).not.toHaveProperty('notes');
});

test('a search finds the number and title of a copy’s release, and no region that is part of another word', async () => {
  const { found } = await owner(
    [{ release: 'EU SLES-00524' }],
    [{ release: 'EU' }],
    [{ release: 'JP Rockman' }],
  );

  expect(await found({ p_search: 'sles' })).toEqual([0]);
  expect(await found({ p_search: 'rockman' })).toEqual([2]);
  expect(await found({ p_search: 'eu' })).toEqual([]);
});

test('a game of which any copy is whole is nowhere called incomplete', async () => {
  const { ana, listOf, found } = await owner(
    [{ completeness: 'CARTRIDGE' }, { completeness: 'NEW_SEALED' }],
    [{ completeness: 'CARTRIDGE' }, { completeness: 'CASE' }],
  );

  const [whole, lacking] = await listOf({});
  const { body: latest } = await product.as(ana, 'collection.latest', { limit: 2 });

  expect(await found({ p_tab: 'incomplete' })).toEqual([1]);
  expect([whole?.copy?.hasWholeCopy, lacking?.copy?.hasWholeCopy]).toEqual([true, false]);
  const states = Object.fromEntries(
    (latest as { game_id: number; completeness: string }[]).map((game) => [game.game_id, game.completeness]),
  );
  expect(Object.values(states).toSorted()).toEqual(['CARTRIDGE', 'COMPLETE_IN_BOX']);
});
