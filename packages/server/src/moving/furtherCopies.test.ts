import type { Copy } from '@cartouche/contract/collection';
import type { MoveDecision } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

const row = (completeness: string, condition = 'GOOD') => [
  'Secret of Mana',
  'Platform 19',
  completeness,
  condition,
];
const owner = async (name: string) => {
  const user = await product.user(name);
  await product.as(user, 'collection.save', {
    gameId: mana,
    completeness: 'CARTRIDGE',
    condition: 'GOOD',
    notes: 'mine',
  });
  return user;
};
const look = (user: TestUser, rows: readonly (readonly string[])[]) => moveOf(product, user, csvOf(rows));
const decide = async (user: TestUser, { id: moveId }: Move, place: number, decision: MoveDecision) =>
  (await product.as(user, 'moving.decide', { moveId, places: [place], decision })).body as Move; // as: the contract's output
const write = async (user: TestUser, { id: moveId }: Move) =>
  (await product.as(user, 'moving.write', { moveId })).body as Move; // as: the contract's output
const statusesOf = async (user: TestUser, { id }: Move) =>
  (await rowsOf(product, user, id)).map(({ status }) => status);
async function told(user: TestUser): Promise<string[]> {
  const { body } = await product.as(user, 'collection.copies', { gameId: mana });
  const copies = body as Copy[]; // as: the contract's output
  return copies.map((one) => `${one.completeness} ${one.condition} ${one.notes}`.trim());
}

test.each([
  ['as the copy here', 'CARTRIDGE', ['CARTRIDGE GOOD mine', 'CARTRIDGE GOOD']],
  ['other than the copy here', 'COMPLETE_IN_BOX', ['CARTRIDGE GOOD mine', 'COMPLETE_IN_BOX GOOD']],
])('a row that is %s can be brought as a further copy, once', async (name, completeness, brought) => {
  const ana = await owner(`further ${name}`);
  const rows = [row(completeness)];
  const move = await look(ana, rows);

  const { plan } = await decide(ana, move, 0, { do: 'further' });
  await write(ana, move);
  const once = await told(ana);
  const again = await look(ana, rows);
  const statuses = await statusesOf(ana, again);
  await write(ana, again);
  const twice = await told(ana);
  await product.as(ana, 'moving.undo', { moveId: move.id });

  expect(plan).toMatchObject({ adds: 0, copies: 1, changes: 0 });
  expect(once).toEqual(brought);
  expect(statuses).toEqual(['same']);
  expect(twice).toEqual(brought);
  expect(await told(ana)).toEqual(['CARTRIDGE GOOD mine']);
});

test('that a row is a further copy is kept until it is brought, and can be taken back', async () => {
  const ana = await owner('changes her mind');
  await decide(ana, await look(ana, [row('CARTRIDGE')]), 0, { do: 'further' });

  const later = await look(ana, [row('CARTRIDGE')]);
  const kept = await statusesOf(ana, later);
  const { plan } = await decide(ana, later, 0, { do: 'undecided' });

  expect(kept).toEqual(['copy']);
  expect(plan).toMatchObject({ adds: 0, copies: 0 });
  expect(await statusesOf(ana, later)).toEqual(['same']);
});

test('a row that stood for a copy when it was written can be a further one since', async () => {
  const ana = await owner('writes before');
  const rows = [row('CARTRIDGE')];
  await write(ana, await look(ana, rows));

  await decide(ana, await look(ana, rows), 0, { do: 'further' });
  const later = await look(ana, rows);
  const statuses = await statusesOf(ana, later);
  await write(ana, later);
  const again = await look(ana, rows);

  expect(statuses).toEqual(['copy']);
  expect(await told(ana)).toEqual(['CARTRIDGE GOOD mine', 'CARTRIDGE GOOD']);
  expect(await statusesOf(ana, again)).toEqual(['same']);
});

test('a row beside the copy here can be that copy, which becomes as the file says; the other row is the further one', async () => {
  const ana = await owner('has');
  const rows = [row('CARTRIDGE'), row('COMPLETE_IN_BOX', 'MINT')];
  const move = await look(ana, rows);
  const [, isOwned] = (await rowsOf(product, ana, move.id)).map((one) => one.isOwned);
  const before = await statusesOf(ana, move);

  await decide(ana, move, 1, { do: 'have' });
  const after = await statusesOf(ana, move);
  const { plan } = await decide(ana, move, 0, { do: 'skip' });
  await write(ana, move);
  const copies = await told(ana);
  const again = await look(ana, rows);

  expect([isOwned, before]).toEqual([true, ['same', 'copy']]);
  expect(after).toEqual(['copy', 'differs']);
  expect(plan).toMatchObject({ adds: 0, copies: 0, changes: 1 });
  expect(copies).toEqual(['COMPLETE_IN_BOX MINT mine']);
  expect(again.plan).toMatchObject({ adds: 0, copies: 0, changes: 0 });
  expect(await statusesOf(ana, again)).toEqual(['copy', 'same']);
});

test('what was edited here since is not changed by a row that was said to be that copy', async () => {
  const ana = await owner('edits');
  const first = await look(ana, [row('CARTRIDGE'), row('COMPLETE_IN_BOX', 'MINT')]);
  await decide(ana, first, 1, { do: 'have' });
  await write(ana, first);
  await product.as(ana, 'collection.save', { gameId: mana, isEdit: true, condition: 'POOR' });

  const newer = await look(ana, [row('CARTRIDGE'), row('COMPLETE_IN_BOX', 'FAIR')]);

  expect(newer.plan).toMatchObject({ adds: 0, copies: 0, changes: 0 });
  expect(await statusesOf(ana, newer)).toEqual(['same', 'differs']);
});

test('a further copy that is skipped is not brought, by this file and the next', async () => {
  const ana = await owner('skips');
  const rows = [row('CARTRIDGE'), row('COMPLETE_IN_BOX')];
  const move = await look(ana, rows);

  const { plan } = await decide(ana, move, 1, { do: 'skip' });
  await write(ana, move);
  const again = await look(ana, rows);

  expect(plan).toMatchObject({ copies: 0 });
  expect(await told(ana)).toEqual(['CARTRIDGE GOOD mine']);
  expect(again.plan).toMatchObject({ adds: 0, copies: 0, changes: 0 });
});
