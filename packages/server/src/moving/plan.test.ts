import type { MoveDecision } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf, writeBegun } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
const fillers = Array.from({ length: 20 }, (_one, place) => `Filler ${place + 1}`);
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana', ...fillers], 19);
});
afterAll(() => product.close());

const platform = 'Platform 19';
const act = async (user: TestUser, call: string, input: object) =>
  (await product.as(user, call, input)).body as Move; // as: the contract's output
const write = (user: TestUser, { id: moveId }: Move) => act(user, 'moving.write', { moveId });
const decide = (user: TestUser, { id: moveId }: Move, place: number, decision: MoveDecision) =>
  act(user, 'moving.decide', { moveId, places: [place], decision });

/** A table whose columns are known by their names. */
async function lookAt(user: TestUser, rows: readonly (readonly string[])[], columns: string): Promise<Move> {
  const move = await moveOf(product, user, csvOf(rows, columns));
  if (move.state === 'ready') return move;
  const mapping = move.columns.map(({ field }) => field);
  return await act(user, 'moving.match', { moveId: move.id, settings: { mapping } });
}

async function copiesOf(user: TestUser): Promise<unknown[]> {
  return (await product.as(user, 'collection.copies', { gameId: mana })).body as unknown[]; // as: the contract's output
}

test('copies beyond the most that a game can have are named, before and after, and never promised', async () => {
  const ana = await product.user('hoards');
  const rows = [
    ['Secret of Mana', platform, '99'],
    ['Secret of Mana', platform, '150'],
  ];

  const { plan, ...move } = await lookAt(ana, rows, 'Title,Platform,Qty');
  const written = await write(ana, { plan, ...move });
  const copies = await copiesOf(ana);
  const again = await lookAt(ana, rows, 'Title,Platform,Qty');

  expect(plan).toMatchObject({ adds: 1, copies: 99, beyond: 149 });
  expect(written.plan).toMatchObject({ adds: 1, copies: 99, beyond: 149 });
  expect(copies).toHaveLength(100);
  expect(again.plan).toMatchObject({ adds: 0, copies: 0, beyond: 149 });
});

test('a copy that was removed before it could be changed is said not to be written', async () => {
  const ana = await product.user('removes');
  await product.as(ana, 'collection.save', { gameId: mana, completeness: 'CARTRIDGE' });
  const move = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'GOOD']]));
  const { plan } = await decide(ana, move, 0, { do: 'file' });
  await product.as(ana, 'collection.remove', { gameId: mana });

  const written = await writeBegun(product, ana, move.id);

  expect(plan).toMatchObject({ changes: 1, overtaken: 0 });
  expect(written.plan).toMatchObject({ adds: 0, changes: 0, overtaken: 1 });
});

test('a copy that was edited after it was compared keeps the edit, and is said not to be written', async () => {
  const ana = await product.user('edits');
  await product.as(ana, 'collection.save', { gameId: mana, purchasePrice: 12.5, completeness: 'CARTRIDGE' });
  const move = await lookAt(ana, [['Secret of Mana', platform, '30']], 'Title,Platform,Paid');
  const { plan } = await decide(ana, move, 0, { do: 'file' });
  await product.as(ana, 'collection.save', { gameId: mana, purchasePrice: 14, completeness: 'CARTRIDGE' });

  const { plan: stale } = await act(ana, 'moving.get', { moveId: move.id });
  const written = await writeBegun(product, ana, move.id);
  const copies = await copiesOf(ana);

  expect(plan).toMatchObject({ changes: 1, overtaken: 0 });
  expect(stale).toMatchObject({ changes: 0, overtaken: 1 });
  expect(written.plan).toMatchObject({ changes: 0, overtaken: 1 });
  expect(copies).toMatchObject([{ purchasePrice: 14 }]);
});

test('a game that was added before the file was written is said not to be added', async () => {
  const ana = await product.user('overtakes');
  const move = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'GOOD']]));
  await product.as(ana, 'collection.save', { gameId: mana, completeness: 'CARTRIDGE' });

  const written = await writeBegun(product, ana, move.id);

  expect(move.plan).toMatchObject({ adds: 1 });
  expect(written.plan).toMatchObject({ adds: 0, overtaken: 1 });
});

test('what a dry run promises follows what was added or removed since', async () => {
  const ana = await product.user('two dry runs');
  const rows = [['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'GOOD']];
  const first = await moveOf(product, ana, csvOf(rows));
  const second = await moveOf(product, ana, csvOf([...rows, [...(rows[0] ?? [])]]));
  const now = () => act(ana, 'moving.get', { moveId: second.id });

  await write(ana, first);
  const stale = await now();
  const looked = await act(ana, 'moving.match', { moveId: second.id, settings: {} });
  await decide(ana, second, 0, { do: 'skip' });
  const { plan: skipped } = await decide(ana, second, 1, { do: 'skip' });

  expect(second.plan).toMatchObject({ adds: 1, copies: 1, overtaken: 0 });
  expect(stale.plan).toMatchObject({ adds: 0, copies: 1, overtaken: 1 });
  expect(looked.plan).toMatchObject({ adds: 0, copies: 1, overtaken: 0 });
  expect(skipped).toMatchObject({ adds: 0, copies: 0, overtaken: 0 });
});

test('a dry run whose games were added by another file is not refused for the plan’s limit', async () => {
  const ana = await product.user('full');
  const rows = fillers.map((title) => [title, platform, 'CARTRIDGE', 'GOOD']);
  const [first, second] = [await moveOf(product, ana, csvOf(rows)), await moveOf(product, ana, csvOf(rows))];

  await write(ana, first);
  const { plan } = await act(ana, 'moving.get', { moveId: second.id });
  const refused = await product.as(ana, 'moving.write', { moveId: second.id });
  const again = await product.as(ana, 'moving.write', { moveId: second.id });

  expect(first.plan).toMatchObject({ adds: 20, room: 20 });
  expect(plan).toMatchObject({ adds: 0, overtaken: 20, room: 0 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'move_changed' } });
  expect(again.status).toBe(200);
});

test('of two rows that are said to be the only copy here, none brings another one', async () => {
  const ana = await product.user('has one');
  await product.as(ana, 'collection.save', { gameId: mana, completeness: 'CARTRIDGE', condition: 'GOOD' });
  const rows = ['CARTRIDGE', 'CARTRIDGE,CASE'].map((parts) => ['Secret of Mana', platform, parts, 'GOOD']);
  const move = await moveOf(product, ana, csvOf(rows));
  await decide(ana, move, 0, { do: 'have' });

  const { plan } = await decide(ana, move, 1, { do: 'have' });
  const statuses = (await rowsOf(product, ana, move.id)).map(({ status }) => status);
  await write(ana, move);
  const again = await moveOf(product, ana, csvOf(rows));

  expect(statuses).not.toContain('copy');
  expect(plan).toMatchObject({ adds: 0, copies: 0 });
  expect(await copiesOf(ana)).toHaveLength(1);
  expect(again.plan).toMatchObject({ adds: 0, copies: 0 });
});

test('a copy of and a wish for a game that nobody knows make one entry', async () => {
  const ana = await product.user('enters once');
  const rows = ['Owned', 'Wishlist'].map((list) => ['A game that nobody knows', platform, list]);
  const { id: moveId } = await lookAt(ana, rows, 'Title,Platform,List');

  const { plan } = await act(ana, 'moving.decide', {
    moveId,
    status: 'missing',
    decision: { do: 'entry' },
  });
  const written = await act(ana, 'moving.write', { moveId });

  expect(plan).toMatchObject({ adds: 1, wishes: 0, entries: 1 });
  expect(written.plan).toMatchObject({ adds: 1, entries: 1 });
});

test('two wishes for one game are one', async () => {
  const ana = await product.user('wishes twice');
  const rows = ['', '2'].map((edition) => ['Secret of Mana', platform, 'Wishlist', edition]);

  const move = await lookAt(ana, rows, 'Title,Platform,List,Edition');
  const written = await write(ana, move);

  expect(move.plan).toMatchObject({ wishes: 1 });
  expect(written.plan).toMatchObject({ wishes: 1, overtaken: 0 });
});

test('a wish for a game that the same file brings is none', async () => {
  const ana = await product.user('wishes and owns');
  const rows = ['Wishlist', 'Owned'].map((list) => ['Secret of Mana', platform, list]);

  const move = await lookAt(ana, rows, 'Title,Platform,List');
  const written = await write(ana, move);
  const other = await product.user('skips the copy');
  const again = await lookAt(other, rows, 'Title,Platform,List');
  const { plan } = await decide(other, again, 1, { do: 'skip' });

  expect(move.plan).toMatchObject({ adds: 1, wishes: 0 });
  expect(written.plan).toMatchObject({ adds: 1, wishes: 0 });
  expect(plan).toMatchObject({ adds: 0, wishes: 1 });
});

test.each([
  ['decided on', 'moving.decide', { places: [0], decision: { do: 'skip' } }],
  ['looked at again', 'moving.match', { settings: {} }],
  ['written once more', 'moving.write', {}],
  ['mapped', 'moving.asTable', {}],
])(
  'a file that was written in another tab and is then %s is said to have gone on',
  async (name, call, input) => {
    const ana = await product.user(`two tabs ${name}`);
    const move = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'CARTRIDGE', 'GOOD']]));
    await write(ana, move);

    const { status, body } = await product.as(ana, call, { moveId: move.id, ...input });

    expect([status, body]).toMatchObject([409, { code: 'move_went_on' }]);
  },
);

test('while its rows are looked up, the plan of a file counts no copies below zero', async () => {
  const ana = await product.user('looks');
  const rows = fillers.map((title) => [title, platform, 'CARTRIDGE', 'GOOD']);
  const move = await moveOf(product, ana, csvOf(rows));
  await sql`update move_rows set brings = null where move_id = ${move.id} and place > 4`.execute(
    product.ctx.db,
  );
  await sql`update moves set state = 'matching' where id = ${move.id}`.execute(product.ctx.db);

  const { plan } = await act(ana, 'moving.get', { moveId: move.id });

  expect(plan).toMatchObject({ adds: 20, copies: 0 });
});
