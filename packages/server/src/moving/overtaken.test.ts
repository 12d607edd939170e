import type { Copy } from '@cartouche/contract/collection';
import type { MoveDecision } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, writeBegun } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

const boxed = 'COMPLETE_IN_BOX';
const loose = 'CARTRIDGE';
const look = (user: TestUser, ...copies: string[]) =>
  moveOf(product, user, csvOf(copies.map((parts) => ['Secret of Mana', 'Platform 19', parts, 'GOOD'])));
const act = async (user: TestUser, call: string, input: object) =>
  (await product.as(user, call, input)).body as Move; // as: the contract's output
const planOf = async (user: TestUser, { id: moveId }: Move) =>
  (await act(user, 'moving.get', { moveId })).plan;
const write = async (user: TestUser, { id }: Move) => (await writeBegun(product, user, id)).plan;
const decide = (user: TestUser, { id: moveId }: Move, place: number, decision: MoveDecision) =>
  act(user, 'moving.decide', { moveId, places: [place], decision });
const add = (user: TestUser, completeness: string) =>
  product.as(user, 'collection.addCopy', { gameId: mana, completeness, condition: 'GOOD' });

async function owner(name: string, ...copies: string[]): Promise<TestUser> {
  const user = await product.user(name);
  const [first, ...further] = copies;
  await product.as(user, 'collection.save', { gameId: mana, completeness: first, condition: 'GOOD' });
  for (const completeness of further) await add(user, completeness);
  return user;
}

async function told(user: TestUser): Promise<string[]> {
  const { body } = await product.as(user, 'collection.copies', { gameId: mana });
  return Array.isArray(body) ? (body as Copy[]).map(({ completeness }) => completeness) : []; // as: the contract's output
}

test('a further copy that was added by hand since the dry run is not added again, and the plan says so', async () => {
  const ana = await owner('adds', boxed);
  const move = await look(ana, boxed, loose);
  await add(ana, loose);

  const stale = await planOf(ana, move);
  const written = await write(ana, move);

  expect(move.plan).toMatchObject({ adds: 0, copies: 1, overtaken: 0 });
  expect(stale).toMatchObject({ adds: 0, copies: 0, overtaken: 1 });
  expect(written).toMatchObject({ adds: 0, copies: 0, overtaken: 1 });
  expect(await told(ana)).toEqual([boxed, loose]);
});

test('of two further copies, only the one that was added by hand since is left out', async () => {
  const ana = await owner('adds one', boxed);
  const move = await look(ana, boxed, 'CARTRIDGE,CASE', loose);
  await add(ana, loose);

  const stale = await planOf(ana, move);
  const written = await write(ana, move);

  expect(stale).toMatchObject({ copies: 1, overtaken: 1 });
  expect(written).toMatchObject({ copies: 1, overtaken: 1 });
  expect(await told(ana)).toEqual([boxed, loose, 'CARTRIDGE,CASE']);
});

test('a copy that was edited since into what another row says is not added a second time', async () => {
  const ana = await owner('edits', boxed);
  const move = await look(ana, boxed, loose);
  await product.as(ana, 'collection.save', {
    gameId: mana,
    isEdit: true,
    completeness: loose,
    condition: 'GOOD',
  });

  const stale = await planOf(ana, move);
  const written = await write(ana, move);

  expect(stale).toMatchObject({ copies: 0, overtaken: 2 });
  expect(written).toMatchObject({ copies: 0, overtaken: 2 });
  expect(await told(ana)).toEqual([loose]);
});

test('a game that was added by hand as one of the two copies of a file has it once', async () => {
  const ana = await product.user('adds the game');
  const move = await look(ana, boxed, loose);
  await product.as(ana, 'collection.save', { gameId: mana, completeness: loose, condition: 'GOOD' });

  const stale = await planOf(ana, move);
  const written = await write(ana, move);
  const again = await look(ana, boxed, loose);

  expect(stale).toMatchObject({ adds: 0, copies: 0, overtaken: 2 });
  expect(written).toMatchObject({ adds: 0, copies: 0, overtaken: 2 });
  expect(await told(ana)).toEqual([loose]);
  expect(again.plan).toMatchObject({ adds: 0, copies: 1, overtaken: 0 });
});

test('a row that is said to be a further copy is added beside one that was added by hand since', async () => {
  const ana = await owner('has another', loose);
  const move = await look(ana, loose);
  await decide(ana, move, 0, { do: 'further' });
  await add(ana, loose);

  const stale = await planOf(ana, move);
  const written = await write(ana, move);

  expect(stale).toMatchObject({ copies: 1, overtaken: 0 });
  expect(written).toMatchObject({ copies: 1, overtaken: 0 });
  expect(await told(ana)).toEqual([loose, loose, loose]);
});

test('rows of a game that was removed since the dry run are said not to be written, and come back with another look', async () => {
  const ana = await owner('removes', boxed);
  const move = await look(ana, boxed, loose);
  await product.as(ana, 'collection.remove', { gameId: mana });

  const stale = await planOf(ana, move);
  const written = await write(ana, move);
  const again = await look(ana, boxed, loose);

  expect(move.plan).toMatchObject({ adds: 0, copies: 1, overtaken: 0 });
  expect(stale).toMatchObject({ adds: 0, copies: 0, overtaken: 2 });
  expect(written).toMatchObject({ adds: 0, copies: 0, overtaken: 2 });
  expect(await told(ana)).toEqual([]);
  expect(again.plan).toMatchObject({ adds: 1, copies: 1, overtaken: 0 });
});

test('a further copy of a game that was removed since is said not to be written, also where it is the only row', async () => {
  const ana = await owner('removes all', loose);
  const move = await look(ana, loose);
  await decide(ana, move, 0, { do: 'further' });
  await product.as(ana, 'collection.remove', { gameId: mana });

  const stale = await planOf(ana, move);
  const written = await write(ana, move);

  expect(stale).toMatchObject({ adds: 0, copies: 0, overtaken: 1 });
  expect(written).toMatchObject({ adds: 0, copies: 0, overtaken: 1 });
});

test('what a file adds itself while it is written overtakes none of its other rows', async () => {
  const ana = await owner('has a boxed one', boxed);
  const rows = ['2', '1'].map((quantity) => ['Secret of Mana', 'Platform 19', loose, quantity]);
  const { id: moveId, columns } = await moveOf(product, ana, csvOf(rows, 'Title,Platform,Completeness,Qty'));
  const mapping = columns.map(({ field }) => field);
  const { plan } = await act(ana, 'moving.match', { moveId, settings: { mapping } });

  const { plan: written } = await writeBegun(product, ana, moveId);

  expect(plan).toMatchObject({ copies: 2, overtaken: 0 });
  expect(written).toMatchObject({ copies: 2, overtaken: 0 });
  expect(await told(ana)).toEqual([boxed, loose, loose]);
});

test('what is skipped is not overtaken, nor is a copy that was edited or replaced by one like it', async () => {
  const ana = await owner('changes', boxed);
  const same = await look(ana, boxed);
  const skipped = await look(ana, boxed, loose);
  await decide(ana, skipped, 0, { do: 'skip' });
  await decide(ana, skipped, 1, { do: 'skip' });
  await product.as(ana, 'collection.save', {
    gameId: mana,
    isEdit: true,
    completeness: boxed,
    notes: 'mine',
  });
  const edited = await planOf(ana, same);
  await product.as(ana, 'collection.remove', { gameId: mana });
  const gone = [await planOf(ana, same), await planOf(ana, skipped)];
  await product.as(ana, 'collection.save', { gameId: mana, completeness: boxed, condition: 'GOOD' });

  expect(edited).toMatchObject({ overtaken: 0 });
  expect(gone).toMatchObject([{ overtaken: 1 }, { overtaken: 0 }]);
  expect(await write(ana, same)).toMatchObject({ adds: 0, copies: 0, overtaken: 0 });
  expect(await told(ana)).toEqual([boxed]);
});
