import type { Copy } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { failAt } from '../testing/faults.ts';
import { csvOf, moveOf, writeBegun } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { resumeMoves } from './abandoned.ts';

const platform = 'Platform 19';
const proto = (completeness: string) => ['A prototype of mine', platform, completeness, 'GOOD'];
const titles = Array.from({ length: 450 }, (_one, place) => `Long list ${place + 1}`);
let product: Product;
let first: number;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  [first = 0] = await product.games(titles, 19);
});
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
});
afterAll(() => product.close());

/** Reads a file and has an own entry made of each row without a game. */
async function entryOf(file: string): Promise<number> {
  const { id: moveId } = await moveOf(product, ana, file);
  await product.as(ana, 'moving.decide', { moveId, status: 'missing', decision: { do: 'entry' } });
  return moveId;
}

const move = async (moveId: number) => (await product.as(ana, 'moving.get', { moveId })).body as Move; // as: the contract's output
const write = async (moveId: number) => (await product.as(ana, 'moving.write', { moveId })).body as Move; // as: see above
const undo = (moveId: number) => product.as(ana, 'moving.undo', { moveId });
const entries = async () => (await product.as(ana, 'entries.list')).body as { game_id: number }[]; // as: see above
const entryId = async () => (await entries())[0]?.game_id ?? 0;
const binned = async () => (await product.as(ana, 'collection.bin')).body;
const copiesOf = async (gameId: number) =>
  (await product.as(ana, 'collection.copies', { gameId })).body as Copy[]; // as: see above
const gamesOf = async () => ((await product.as(ana, 'collection.summary')).body as { games: number }).games; // as: see above

test('two rows of one own entry are two copies, of which the more complete one leads', async () => {
  const file = csvOf([proto('CARTRIDGE'), proto('COMPLETE_IN_BOX')]);
  const moveId = await entryOf(file);

  const { plan } = await move(moveId);
  await write(moveId);
  const copies = await copiesOf(await entryId());
  const again = await moveOf(product, ana, file);
  await write(again.id);
  const copiesAgain = await copiesOf(await entryId());
  await undo(moveId);

  expect(plan).toMatchObject({ adds: 1, copies: 1, entries: 1 });
  expect(again.plan).toMatchObject({ adds: 0, copies: 0, changes: 0, entries: 0 });
  expect(copies.map(({ completeness, isLead }) => [completeness, isLead])).toEqual([
    ['COMPLETE_IN_BOX', true],
    ['CARTRIDGE', false],
  ]);
  expect(copiesAgain).toHaveLength(2);
  expect(await gamesOf()).toBe(0);
  expect(await entries()).toEqual([]);
});

test('rows of one own entry that lie far apart in the file are copies of it too, and go back with it', async () => {
  const far = titles.map((title) => [title, platform, 'CARTRIDGE', 'GOOD']);
  const moveId = await entryOf(csvOf([proto('CARTRIDGE'), ...far, proto('COMPLETE_IN_BOX')]));

  await write(moveId);
  const copies = await copiesOf(await entryId());
  await undo(moveId);

  expect(copies.map(({ completeness }) => completeness)).toEqual(['CARTRIDGE', 'COMPLETE_IN_BOX']);
  expect(await gamesOf()).toBe(0);
  expect(await entries()).toEqual([]);
});

test('undo takes back own entries that are only wished for', async () => {
  const moveId = await entryOf(
    csvOf(
      [['A prototype of mine', platform, 'CARTRIDGE', 'Wishlist', 'GOOD']],
      'Title,Platform,Completeness,Collection Status,Condition',
    ),
  );

  await write(moveId);
  const entered = await entries();
  const wishes = (await product.as(ana, 'wishlist.list')).body;
  await undo(moveId);

  expect(entered).toHaveLength(1);
  expect(wishes).toHaveLength(1);
  expect(await entries()).toEqual([]);
});

test.each([
  ['wish', ['Wishlist', 'Owned']],
  ['copy', ['Owned', 'Wishlist']],
])(
  'an own entry of which a file has a wish and a copy far apart, the %s first, goes with the undo',
  async (_first, [one = '', other = '']) => {
    const header = 'Title,Platform,Completeness,Collection Status,Condition';
    const of = (list: string) => ['A prototype of mine', platform, 'CARTRIDGE', list, 'GOOD'];
    const far = titles.map((title) => [title, platform, 'CARTRIDGE', 'Owned', 'GOOD']);
    const moveId = await entryOf(csvOf([of(one), ...far, of(other)], header));

    await write(moveId);
    const copies = await copiesOf(await entryId());
    await undo(moveId);

    expect(copies).toHaveLength(1);
    expect(await gamesOf()).toBe(0);
    expect((await product.as(ana, 'wishlist.list')).body).toEqual([]);
    expect(await entries()).toEqual([]);
  },
);

test('rows that cannot be written leave no own entry behind', async () => {
  const moveId = await entryOf(csvOf([proto('CARTRIDGE'), ['Long list 1', platform, 'CARTRIDGE', 'GOOD']]));
  const mend = await failAt(product, {
    table: 'user_collection',
    on: 'insert',
    when: `new.game_id = ${first}`,
  });

  await write(moveId);
  const failed = await entries();
  await mend();
  product.later(31_000);
  await resumeMoves(product.ctx);
  const written = await entries();
  await undo(moveId);

  expect(failed).toEqual([]);
  expect(written).toHaveLength(1);
  expect(await entries()).toEqual([]);
});

test('undo keeps an own entry of which the user added a copy, and what the file brought waits in the bin', async () => {
  const moveId = await entryOf(csvOf([proto('CARTRIDGE')]));
  await write(moveId);
  const gameId = await entryId();
  await product.as(ana, 'collection.addCopy', { gameId, completeness: 'CASE', notes: 'by hand' });

  await undo(moveId);

  expect(await copiesOf(gameId)).toMatchObject([{ notes: 'by hand', isLead: true }]);
  expect(await binned()).toHaveLength(1);
  expect(await entries()).toMatchObject([{ game_id: gameId }]);
});

test('undo keeps in the bin an own entry’s copy that the user edited', async () => {
  const moveId = await entryOf(csvOf([proto('CARTRIDGE')]));
  await write(moveId);
  await product.as(ana, 'collection.save', { gameId: await entryId(), isEdit: true, notes: 'by hand' });

  await undo(moveId);

  expect(await gamesOf()).toBe(0);
  expect(await binned()).toHaveLength(1);
});

test('an own entry that another file made since the dry run is not written, and said', async () => {
  const file = csvOf([proto('CARTRIDGE'), proto('COMPLETE_IN_BOX')]);
  const moveId = await entryOf(file);
  await write(await entryOf(csvOf([proto('CARTRIDGE')])));

  const { plan } = await move(moveId);
  const written = await writeBegun(product, ana, moveId);

  expect(plan).toMatchObject({ adds: 0, copies: 0, entries: 0, overtaken: 2 });
  expect(written.plan).toMatchObject({ adds: 0, copies: 0, entries: 0, overtaken: 2 });
  expect(await copiesOf(await entryId())).toHaveLength(1);
});

test('a row that is to be an own entry which is here by now is compared with the copies of it', async () => {
  const { id: moveId } = await moveOf(product, ana, csvOf([proto('COMPLETE_IN_BOX')]));
  await write(await entryOf(csvOf([['A PROTOTYPE of mine!', platform, 'CARTRIDGE', 'GOOD']])));

  await product.as(ana, 'moving.decide', { moveId, places: [0], decision: { do: 'entry' } });
  const { counts, plan } = await move(moveId);

  expect(counts).toMatchObject({ differs: 1, missing: 0 });
  expect(plan).toMatchObject({ adds: 0, entries: 0, overtaken: 0 });
});
