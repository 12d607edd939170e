import type { Copy } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
let terra: number;
beforeAll(async () => {
  product = await startProduct();
  const ids = await product.games(['Secret of Mana', 'Terranigma', 'Okami', 'Ico', 'Chrono Trigger'], 19);
  [mana = 0, terra = 0] = ids;
});
afterAll(() => product.close());

const platform = 'Platform 19';
const header = 'Title,Platform,Completeness,Condition,Price paid,Estimate,Notes,Qty';

/** A table whose columns are known by their names. */
async function lookAt(user: TestUser, rows: readonly (readonly string[])[], columns = header): Promise<Move> {
  const move = await moveOf(product, user, csvOf(rows, columns));
  if (move.state === 'ready') return move;
  const mapping = move.columns.map(({ field }) => field);
  const { body } = await product.as(user, 'moving.match', { moveId: move.id, settings: { mapping } });
  return body as Move; // as: the contract's output
}

async function bring(user: TestUser, rows: readonly (readonly string[])[], columns?: string): Promise<Move> {
  const { id: moveId } = await lookAt(user, rows, columns);
  return (await product.as(user, 'moving.write', { moveId })).body as Move; // as: the contract's output
}

async function copiesOf(user: TestUser, gameId: number): Promise<Copy[]> {
  return (await product.as(user, 'collection.copies', { gameId })).body as Copy[]; // as: the contract's output
}

async function told(user: TestUser, gameId: number): Promise<string[]> {
  const copies = await copiesOf(user, gameId);
  return copies.map((one) => [one.completeness, one.condition, one.purchasePrice ?? '-'].join(' '));
}

const statusesOf = async (user: TestUser, { id }: Move) =>
  (await rowsOf(product, user, id)).map(({ status, decision }) => [status, decision]);

test('a newer file changes the copy that its row brought, and no other one', async () => {
  const ana = await product.user('changes');
  const good = ['Secret of Mana', platform, 'loose', 'good', '10'];
  await bring(ana, [good, ['Secret of Mana', platform, 'loose', 'fair', '20']]);

  const newer = await lookAt(ana, [good, ['Secret of Mana', platform, 'cib', 'fair', '25']]);
  const statuses = await statusesOf(ana, newer);
  await product.as(ana, 'moving.write', { moveId: newer.id });

  expect(statuses).toEqual([
    ['same', null],
    ['differs', 'file'],
  ]);
  expect(await told(ana, mana)).toEqual(['CARTRIDGE GOOD 10', 'COMPLETE_IN_BOX FAIR 25']);
});

test('it does so also where another copy leads by now, and where the file has its rows in another order', async () => {
  const ana = await product.user('leads');
  const good = ['Secret of Mana', platform, 'loose', 'good', '10'];
  await bring(ana, [good, ['Secret of Mana', platform, 'loose', 'fair', '20']]);
  const [, second] = await copiesOf(ana, mana);
  await product.as(ana, 'collection.leadWith', { id: second?.id ?? 0 });

  await bring(ana, [['Secret of Mana', platform, 'loose', 'fair', '25'], good]);

  expect(await told(ana, mana)).toEqual(['CARTRIDGE FAIR 25', 'CARTRIDGE GOOD 10']);
});

test('a newer file with a better copy brings that one, and takes the others as they are', async () => {
  const ana = await product.user('better');
  const loose = ['Terranigma', platform, 'loose', 'good', '20'];
  await bring(ana, [loose]);

  const newer = await lookAt(ana, [['Terranigma', platform, 'cib', 'good', '90'], loose]);
  const statuses = await statusesOf(ana, newer);
  await product.as(ana, 'moving.write', { moveId: newer.id });

  expect(statuses.map(([status]) => status)).toEqual(['copy', 'same']);
  expect(newer.plan).toMatchObject({ adds: 0, copies: 1, changes: 0 });
  expect(await told(ana, terra)).toEqual(['CARTRIDGE GOOD 20', 'COMPLETE_IN_BOX GOOD 90']);
});

test('a quantity that is raised brings the copies that it says more, once', async () => {
  const ana = await product.user('quantity');
  const row = (quantity: string) => [['Terranigma', platform, 'loose', 'good', '20', '', '', quantity]];
  await bring(ana, row('1'));

  const raised = await bring(ana, row('3'));
  const again = await lookAt(ana, row('3'));

  expect(raised.plan).toMatchObject({ adds: 0, copies: 2 });
  expect(await told(ana, terra)).toHaveLength(3);
  expect(again.plan).toMatchObject({ adds: 0, copies: 0, changes: 0 });
});

test('what was edited here is only changed by a newer file where the user says so', async () => {
  const ana = await product.user('edited');
  const row = (estimate: string, notes: string) => ['loose', 'good', '10', estimate, notes];
  await bring(ana, [
    ['Secret of Mana', platform, ...row('50', 'from fair')],
    ['Terranigma', platform, ...row('50', '')],
  ]);
  const notes = 'from fair\nlent to Paul';
  await product.as(ana, 'collection.save', { gameId: mana, isEdit: true, estimate: 100, notes });

  const newer = await lookAt(ana, [
    ['Secret of Mana', platform, ...row('52', 'from a fair')],
    ['Terranigma', platform, ...row('52', '')],
  ]);
  const statuses = await statusesOf(ana, newer);
  await product.as(ana, 'moving.write', { moveId: newer.id });

  expect(statuses).toEqual([
    ['differs', null],
    ['differs', 'file'],
  ]);
  expect(await copiesOf(ana, mana)).toMatchObject([{ estimate: 100, notes }]);
  expect(await copiesOf(ana, terra)).toMatchObject([{ estimate: 52 }]);
});

test('what the user keeps against a newer file stays kept when the same file comes again, and is asked after an undo', async () => {
  const ana = await product.user('keeps');
  const row = (completeness: string, price: string) => [
    ['Secret of Mana', platform, completeness, 'good', price],
  ];
  await bring(ana, row('loose', '10'));
  const newer = await lookAt(ana, row('cib', '10'));
  await product.as(ana, 'moving.decide', { moveId: newer.id, places: [0], decision: { do: 'mine' } });
  await product.as(ana, 'moving.write', { moveId: newer.id });

  const again = await statusesOf(ana, await lookAt(ana, row('cib', '10')));
  const third = await lookAt(ana, row('cib', '15'));
  const { plan } = third;
  const asked = await statusesOf(ana, third);
  await product.as(ana, 'moving.undo', { moveId: newer.id });
  const afterUndo = await statusesOf(ana, await lookAt(ana, row('cib', '10')));

  expect(again).toEqual([['same', null]]);
  expect(plan).toMatchObject({ changes: 1 });
  expect(asked).toEqual([['differs', 'file']]);
  expect(await told(ana, mana)).toEqual(['CARTRIDGE GOOD 10']);
  expect(afterUndo).toEqual([['differs', 'file']]);
});

test('a difference that nobody decided is asked again of the same file', async () => {
  const ana = await product.user('undecided');
  await product.as(ana, 'collection.save', { gameId: terra, completeness: 'CARTRIDGE' });
  const rows = [
    ['Terranigma', platform, 'cib', 'good', ''],
    ['Secret of Mana', platform, 'cib', 'good', ''],
  ];
  await bring(ana, rows);

  const again = await lookAt(ana, rows);

  expect(await statusesOf(ana, again)).toEqual([
    ['differs', null],
    ['same', null],
  ]);
});

test('what was taken back can be brought again, and what was brought before counts again', async () => {
  const ana = await product.user('undone');
  const row = (price: string) => [['Secret of Mana', platform, 'cib', 'good', price]];
  await bring(ana, row('10'));
  const newer = await bring(ana, row('15'));
  await product.as(ana, 'moving.undo', { moveId: newer.id });
  const undone = await told(ana, mana);

  const same = await lookAt(ana, row('10'));
  const again = await lookAt(ana, row('15'));

  expect(undone).toEqual(['COMPLETE_IN_BOX GOOD 10']);
  expect(await statusesOf(ana, same)).toEqual([['same', null]]);
  expect(await statusesOf(ana, again)).toEqual([['differs', 'file']]);
});

test('the first of two files that is taken back does not come back with the second', async () => {
  const ana = await product.user('first');
  await product.as(ana, 'collection.save', {
    gameId: mana,
    completeness: 'CARTRIDGE',
    condition: 'GOOD',
    purchasePrice: 1,
  });
  const row = (price: string) => [['Secret of Mana', platform, 'loose', 'good', price]];
  const first = await lookAt(ana, row('10'));
  await product.as(ana, 'moving.decide', { moveId: first.id, places: [0], decision: { do: 'file' } });
  await product.as(ana, 'moving.write', { moveId: first.id });
  const second = await bring(ana, row('15'));
  await product.as(ana, 'moving.undo', { moveId: second.id });
  await product.as(ana, 'moving.undo', { moveId: first.id });

  const again = await lookAt(ana, row('10'));

  expect(await told(ana, mana)).toEqual(['CARTRIDGE GOOD 1']);
  expect(await statusesOf(ana, again)).toEqual([['differs', null]]);
});

test('the number of a row never decides its game: only a row of the same title and platform is known', async () => {
  const ana = await product.user('numbers');
  const columns = 'ID,Title,Console,Price paid';
  await bring(ana, [['1', 'Okami', platform, '10'], ['2', 'Ico', platform, '20']], columns); // oxfmt-ignore

  const other = await lookAt(
    ana,
    [['1', 'Terranigma', platform, '100'], ['2', 'Chrono Trigger', platform, '200']], // oxfmt-ignore
    columns,
  );

  expect(await statusesOf(ana, other)).toEqual([
    ['new', null],
    ['new', null],
  ]);
  expect(other.plan).toMatchObject({ adds: 2, changes: 0 });
});

test('what was decided of one table decides nothing of another one, and stays decided of a newer version of its own', async () => {
  const ana = await product.user('two tables');
  const okami = ['Okami', platform];
  const first = await lookAt(ana, [okami], 'Title,Platform');
  await product.as(ana, 'moving.decide', { moveId: first.id, places: [0], decision: { do: 'skip' } });

  const other = await lookAt(ana, [[...okami, 'Marie']], 'Title,Platform,Lent to');
  const newer = await lookAt(ana, [['Ico', platform], okami], 'Title,Platform');

  expect(await statusesOf(ana, other)).toEqual([['new', null]]);
  expect(await statusesOf(ana, newer)).toEqual([
    ['new', null],
    ['new', 'skip'],
  ]);
});
