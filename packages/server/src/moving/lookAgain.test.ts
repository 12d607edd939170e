import type { Copy } from '@cartouche/contract/collection';
import type { MoveDecision, MovedRow } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, writeBegun } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
let terra: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0, terra = 0] = await product.games(['Secret of Mana', 'Terranigma', 'Lagoon'], 19);
});
afterAll(() => product.close());

const row = (title: string, parts = 'CARTRIDGE') => [title, 'Platform 19', parts, 'GOOD'];
const act = async (user: TestUser, call: string, input: object) =>
  (await product.as(user, call, input)).body as Move; // as: the contract's output
const have = (user: TestUser, gameId: number, fields: object) =>
  product.as(user, 'collection.save', { gameId, completeness: 'CARTRIDGE', condition: 'GOOD', ...fields });
const decide = (user: TestUser, { id: moveId }: Move, place: number, decision: MoveDecision) =>
  act(user, 'moving.decide', { moveId, places: [place], decision });
const write = (user: TestUser, { id: moveId }: Move) => product.as(user, 'moving.write', { moveId });
async function rowsOf(user: TestUser, { id: moveId }: Move, status: string): Promise<MovedRow[]> {
  return (await product.as(user, 'moving.rows', { moveId, status })).body as MovedRow[]; // as: the contract's output
}
const endings = async (user: TestUser, move: Move, status = 'changed') =>
  (await rowsOf(user, move, status)).map((one) => [one.title, one.status, one.decision]);
async function notesOf(user: TestUser, gameId: number): Promise<string[]> {
  const { body } = await product.as(user, 'collection.copies', { gameId });
  return (body as Copy[]).map(({ completeness, notes }) => `${completeness} ${notes}`); // as: the contract's output
}

test('where games were changed since the dry run, nothing is written, and their rows are asked again by name', async () => {
  const ana = await product.user('asked again');
  await have(ana, mana, { notes: 'from my aunt' });
  const file = csvOf([row('Secret of Mana', 'COMPLETE_IN_BOX'), row('Terranigma'), row('Lagoon')]);
  const move = await moveOf(product, ana, file);
  await decide(ana, move, 0, { do: 'file' });
  await have(ana, mana, { isEdit: true, completeness: 'CASE', notes: 'edited' });
  await have(ana, terra, { notes: 'bought today' });

  const refused = await write(ana, move);
  const { plan, state } = await act(ana, 'moving.get', { moveId: move.id });
  const asked = await endings(ana, move);
  const untouched = (await product.as(ana, 'collection.summary')).body;
  const written = await write(ana, move);

  expect(refused).toMatchObject({ status: 409, body: { code: 'move_changed' } });
  expect(state).toBe('ready');
  expect(untouched).toMatchObject({ games: 2 });
  expect(asked).toEqual([
    ['Secret of Mana', 'differs', null],
    ['Terranigma', 'same', null],
  ]);
  expect(plan).toMatchObject({ adds: 1, changes: 0, overtaken: 0, askedAgain: 2 });
  expect(written).toMatchObject({ status: 200, body: { state: 'written', plan: { adds: 1, overtaken: 0 } } });
  expect(await notesOf(ana, mana)).toEqual(['CASE edited']);
  expect(await notesOf(ana, terra)).toEqual(['CARTRIDGE bought today']);
});

test('of rows that are asked again, what is decided then is written', async () => {
  const ana = await product.user('decides again');
  const move = await moveOf(product, ana, csvOf([row('Secret of Mana', 'COMPLETE_IN_BOX'), row('Lagoon')]));
  await have(ana, mana, {});

  await write(ana, move);
  await decide(ana, move, 0, { do: 'file' });
  const asked = await endings(ana, move);
  const written = await write(ana, move);

  expect(asked).toEqual([['Secret of Mana', 'differs', 'file']]);
  expect(written.body).toMatchObject({ plan: { adds: 1, changes: 1, overtaken: 0 } });
  expect(await notesOf(ana, mana)).toEqual(['COMPLETE_IN_BOX ']);
});

test('what has changed can be looked at before the writing, and a new dry run asks nothing again', async () => {
  const ana = await product.user('looks before');
  const move = await moveOf(product, ana, csvOf([row('Secret of Mana'), row('Lagoon')]));
  await have(ana, mana, {});

  const looked = await act(ana, 'moving.lookAgain', { moveId: move.id });
  const asked = await endings(ana, move);
  const { plan } = await act(ana, 'moving.match', { moveId: move.id });

  expect(looked).toMatchObject({
    id: move.id,
    state: 'ready',
    plan: { adds: 1, overtaken: 0, askedAgain: 1 },
  });
  expect(asked).toEqual([['Secret of Mana', 'same', null]]);
  expect(plan).toMatchObject({ adds: 1, askedAgain: 0 });
});

test('rows that were left out because of a change during the writing are named, and can be brought by themselves', async () => {
  const ana = await product.user('meanwhile');
  await have(ana, mana, {});
  const file = csvOf([row('Lagoon'), row('Secret of Mana'), row('Secret of Mana', 'COMPLETE_IN_BOX')]);
  const move = await moveOf(product, ana, file);
  await have(ana, mana, { isEdit: true, completeness: 'COMPLETE_IN_BOX', notes: 'edited' });

  const written = await writeBegun(product, ana, move.id);
  const leftOut = await endings(ana, move);
  const again = await act(ana, 'moving.lookAgain', { moveId: move.id });
  const rows = await rowsOf(ana, again, 'copy');
  await write(ana, again);
  const brought = await notesOf(ana, mana);
  await act(ana, 'moving.undo', { moveId: again.id });

  expect(written).toMatchObject({ state: 'written', plan: { adds: 1, copies: 0, overtaken: 2 } });
  expect(leftOut.map(([title]) => title)).toEqual(['Secret of Mana', 'Secret of Mana']);
  expect(again).toMatchObject({ state: 'ready', rows: 2, plan: { adds: 0, copies: 1 } });
  expect(again.id).not.toBe(move.id);
  expect(rows.map(({ line }) => line)).toEqual([3]);
  expect(brought).toEqual(['COMPLETE_IN_BOX edited', 'CARTRIDGE ']);
  expect(await notesOf(ana, mana)).toEqual(['COMPLETE_IN_BOX edited']);
  expect((await act(ana, 'moving.get', { moveId: move.id })).state).toBe('written');
});

test('of a file of which nothing was left out, there is nothing to look at again', async () => {
  const ana = await product.user('all there');
  const move = await moveOf(product, ana, csvOf([row('Lagoon')]));
  await write(ana, move);

  const refused = await product.as(ana, 'moving.lookAgain', { moveId: move.id });

  expect(refused).toMatchObject({ status: 409, body: { code: 'move_went_on' } });
});
