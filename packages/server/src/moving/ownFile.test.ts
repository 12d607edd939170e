import { type FullForm, fullForms } from '@cartouche/contract/fullExport.rules';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { correct } from '../testing/entries.ts';
import { csvOf, exportedCopies, fullExportOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let gameIds: number[];
const titles = [
  'Secret of Mana',
  'Terranigma',
  '=Sum(1)',
  '\'Quoted, "twice"',
  'Ōkami & <b>',
  'Pokémon',
  '-1',
  'None',
];
beforeAll(async () => {
  product = await startProduct();
  gameIds = await product.games(titles, 19);
  // Of two sources, and one of none: what is exported of them names the sources.
  for (const [at, game_id] of gameIds.slice(1).entries()) {
    const source = at % 2 === 0 ? 'GameDataBase' : 'libretro-database';
    await product.ctx.db
      .insertInto('game_records')
      .values({ source, source_key: `19/${at}`, game_id, facts: '{}', licence: 'CC-BY-4.0' })
      .execute();
  }
});
afterAll(() => product.close());

/** Numbers that look random and are the same in each run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % below;
  };
}

const texts = [
  '', 'plain', '=1+1', "'=1+1", '+33 6', '-', '@home', '"quoted" and, comma; semicolon', 'two\nlines', ' leading and trailing ',
  'null', 'None', 'n/a', '?', '-1', '聖剣伝説2 🎮', "l'état", '\ttab', '0000-00-00', '<b>&amp;</b>', '007', '1e5', '2024-01-05',
]; // oxfmt-ignore
const tidyTexts = ['', 'Platinum', "Player's Choice", 'None', '聖剣'];

function randomCopy(random: (below: number) => number) {
  const of = <T>(list: readonly T[]) => list[random(list.length)] as T; // as: an index below the length
  const conditions = ['', 'MINT', 'GOOD', 'FAIR', 'POOR'] as const;
  return {
    completeness: of([
      'COMPLETE_IN_BOX',
      'NEW_SEALED',
      'CARTRIDGE',
      'CASE',
      'CARTRIDGE,BOOKLET',
      'BOOKLET,CASE',
    ]),
    condition: of(['MINT', 'GOOD', 'FAIR', 'POOR']),
    purchasePrice: of([null, 0, 0.01, 12.5, 1234.56, 99_999_999.99]),
    purchaseDate: of([null, '1999-12-31', '2024-02-29']),
    release: of(['', 'EU', 'EU SLES-00524']),
    edition: of(tidyTexts),
    boxCondition: of(conditions),
    bookletCondition: of(conditions),
    mediumCondition: of(conditions),
    place: of(['', 'Attic', 'Living room / Shelf 2']),
    tags: of(['', 'Lent', 'Lent, Signed']),
    boughtAt: of(tidyTexts),
    boughtFrom: of(tidyTexts),
    estimate: of([null, 0, 42.42]),
    estimateDate: of([null, '2026-01-05']),
    notes: of(texts),
  };
}

/** One has the very title of a game of the catalogue. */
const entered = ['A prototype', 'Terranigma', '+1 Up', 'Été à Paris', 'Two  spaces'];

function randomFacts(random: (below: number) => number) {
  const of = <T>(list: readonly T[]) => list[random(list.length)] as T; // as: an index below the length
  return {
    platform_id: 19,
    release_date: of([null, '1994', '1994-05', '1994-05-03']),
    publisher: of([null, 'Nobody  & Sons', '=Sum(2)']),
    genres: of([[], ['Platform'], ['Puzzle, Aventure', 'Role  playing (RPG)']]),
    regions: of([[], ['EU'], ['JP', 'FR']]),
  };
}

/** What a user may call two games that they correct: the second keeps its title. */
const corrected = ['Mana, my edition', titles[5]];

/**
 * A collection of several games, corrected ones too, and own entries, some with several copies, one of which may have
 * taken the lead.
 */
async function collect(name: string, seed: number): Promise<TestUser> {
  const random = randomFrom(seed);
  const user = await product.user(name);
  await givePlan(product.ctx, user.email, 'pro');
  const ownIds: number[] = [];
  for (const title of entered) {
    const { body } = await product.as(user, 'entries.create', { title, ...randomFacts(random) });
    ownIds.push((body as { gameId: number }).gameId); // as: the contract's output
  }
  for (const [at, title] of corrected.entries())
    await correct(product, user, { gameId: gameIds[at * 5], ...randomFacts(random), title });
  for (const gameId of [...gameIds, ...ownIds]) {
    if (random(5) === 0) continue;
    await product.as(user, 'collection.save', { gameId, ...randomCopy(random) });
    product.later(1000 + random(100_000));
    const ids: number[] = [];
    for (let more = random(4); more > 1; more--) {
      const { body } = await product.as(user, 'collection.addCopy', { gameId, ...randomCopy(random) });
      ids.push((body as { id: number }).id); // as: the contract's output
      product.later(1000);
    }
    if (ids[0] !== undefined && random(2) === 0)
      await product.as(user, 'collection.leadWith', { id: ids[0] });
  }
  return user;
}

const exported = (user: TestUser, form: FullForm) => fullExportOf(product, user, { form });
const copiesOf = (user: TestUser) => exportedCopies(product, user);
const write = async (user: TestUser, { id: moveId }: Move) =>
  (await product.as(user, 'moving.write', { moveId })).body as Move; // as: the contract's output

const cases = fullForms.flatMap((form) => [1, 2, 3].map((seed) => [form, seed] as const));

test.each(cases)(
  'a full export as %s (%i) gives the same collection to an empty account',
  async (form, seed) => {
    const ana = await collect(`ana${form}${seed}`, seed);
    const bo = await product.user(`bo${form}${seed}`);
    await givePlan(product.ctx, bo.email, 'pro');

    const move = await moveOf(product, bo, await exported(ana, form));
    const { state } = await write(bo, move);

    expect([move.form, state]).toEqual(['cartouche', 'written']);
    expect(move.plan).toMatchObject({ undecided: 0 });
    expect(move.counts).toMatchObject({ missing: 0, several: 0 });
    expect(await copiesOf(bo)).toEqual(await copiesOf(ana));
  },
);

test.each(cases)('and as %s (%i) changes nothing in the account that it is from', async (form, seed) => {
  const ana = await collect(`again${form}${seed}`, seed);
  const before = await copiesOf(ana);

  const move = await moveOf(product, ana, await exported(ana, form));
  expect(move.plan).toMatchObject({ adds: 0, copies: 0, changes: 0, entries: 0, undecided: 0 });
  expect(move.counts).toEqual({ ...move.counts, new: 0, copy: 0, differs: 0, several: 0, missing: 0 });
  expect(move.told).toMatchObject({ leftOut: [], leftOutTabs: [] });
  await write(ana, move);

  expect(await copiesOf(ana)).toEqual(before);
});

test.each(fullForms)(
  'a full export as %s changes nothing in its account, whose currency is another one by now',
  async (form) => {
    const ana = await collect(`euro${form}`, 2);
    const file = await exported(ana, form);
    await product.as(ana, 'settings.save', { preferred_currency: 'EUR' });
    const before = await copiesOf(ana);

    const move = await moveOf(product, ana, file);
    await write(ana, move);

    expect(move.told.currencies).toContain('USD');
    expect(move.plan).toMatchObject({ adds: 0, copies: 0, changes: 0, undecided: 0 });
    expect(move.counts.differs).toBe(0);
    expect(await copiesOf(ana)).toEqual(before);
  },
);

test.each(fullForms)(
  'a full export of wishes as %s gives the same wishes to an empty account, and changes nothing in its own',
  async (form) => {
    const ana = await product.user(`wisher${form}`);
    await givePlan(product.ctx, ana.email, 'pro');
    const entry = await product.as(ana, 'entries.create', { title: 'A prototype', platform_id: 19 });
    const { gameId: ownId } = entry.body as { gameId: number }; // as: the contract's output
    for (const gameId of [...gameIds, ownId]) await product.as(ana, 'wishlist.add', { gameId });
    const bo = await product.user(`wishes${form}`);
    await givePlan(product.ctx, bo.email, 'pro');
    const wishes = (user: TestUser) => exportedCopies(product, user, 'wishlist');
    const before = await wishes(ana);
    const file = await fullExportOf(product, ana, { form, list: 'wishlist' });

    const again = await write(ana, await moveOf(product, ana, file));
    product.later(24 * 3600 * 1000);
    const move = await write(bo, await moveOf(product, bo, file));

    expect(before).toHaveLength(gameIds.length + 1);
    expect(again.plan).toMatchObject({ adds: 0, wishes: 0, undecided: 0 });
    expect(move.plan).toMatchObject({ adds: 0, wishes: before.length, undecided: 0 });
    expect(await wishes(ana)).toEqual(before);
    expect(await wishes(bo)).toEqual(before);
    expect(await copiesOf(bo)).toEqual([]);
  },
);

test('an amount of a full export that the copy does not have is told in its own currency', async () => {
  const ana = await product.user('dollars');
  await givePlan(product.ctx, ana.email, 'pro');
  const gameId = gameIds[0] ?? 0;
  await product.as(ana, 'collection.save', { gameId, completeness: 'CARTRIDGE', purchasePrice: 10 });
  const file = await exported(ana, 'csv');
  await product.as(ana, 'settings.save', { preferred_currency: 'EUR' });
  await product.as(ana, 'collection.save', { gameId, completeness: 'CARTRIDGE', purchasePrice: 9 });

  const { id } = await moveOf(product, ana, file);
  const [row] = await rowsOf(product, ana, id);

  expect(row?.differences).toEqual([{ field: 'notes', file: 'Paid: 10 USD', mine: '' }]);
});

test('copies of one game and quantities become copies, are not brought twice, and are taken back whole', async () => {
  const ana = await product.user('several');
  const header = 'Game,Console,Complete,Qty,Store';
  const rows = [
    ['Secret of Mana', 'Platform 19', 'loose', '1', 'Micromania'],
    ['Secret of Mana', 'Platform 19', 'cib', '2', ''],
    ['Terranigma', 'Platform 19', 'cib', '3', ''],
  ];
  const bring = async () => {
    const { id: moveId } = await moveOf(product, ana, csvOf(rows, header));
    const mapping = ['title', 'platform', 'completeness', 'quantity', 'boughtAt'];
    const move = (await product.as(ana, 'moving.match', { moveId, settings: { mapping } })).body as Move; // as: the contract's output
    return await write(ana, move);
  };

  const { id: moveId, state } = await bring();
  const told = async () => {
    const all = await Promise.all(
      gameIds.slice(0, 2).map((gameId) => product.as(ana, 'collection.copies', { gameId })),
    );
    return all.map(({ body }) =>
      (body as { completeness: string; boughtAt: string }[]).map((one) =>
        `${one.completeness} ${one.boughtAt}`.trim(),
      ),
    );
  };

  expect(state).toBe('written');
  const brought = [
    ['COMPLETE_IN_BOX', 'COMPLETE_IN_BOX', 'CARTRIDGE Micromania'],
    ['COMPLETE_IN_BOX', 'COMPLETE_IN_BOX', 'COMPLETE_IN_BOX'],
  ];
  expect(await told()).toEqual(brought);
  const { id: again } = await bring();
  expect(await told()).toEqual(brought);
  expect((await rowsOf(product, ana, again)).map(({ status }) => status)).toEqual(['same', 'same', 'same']);
  await product.as(ana, 'moving.undo', { moveId });
  expect(await told()).toEqual([[], []]);
});
