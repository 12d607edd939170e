import type { Copy } from '@cartouche/contract/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana', 'Terranigma'], 19);
});
afterAll(() => product.close());

const platform = 'Platform 19';

test('what was edited since is named before it is taken back', async () => {
  const ana = await product.user('ana');
  const { id: moveId } = await moveOf(
    product,
    ana,
    csvOf([
      ['Secret of Mana', platform, 'CARTRIDGE', 'FAIR'],
      ['Terranigma', platform, 'CARTRIDGE', 'FAIR'],
    ]),
  );
  await product.as(ana, 'moving.write', { moveId });
  await product.as(ana, 'collection.save', { gameId: mana, isEdit: true, notes: 'mine' });

  const { body } = await product.as(ana, 'moving.edited', { moveId });

  expect(body).toMatchObject({ count: 1, games: [{ game_id: mana }] });
});

test('what it added and is gone by now is told, so that an undo does not count it', async () => {
  const ana = await product.user('ana');
  const rows = [
    ['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'FAIR'],
    ['Secret of Mana', platform, 'CARTRIDGE', 'FAIR'],
    ['Terranigma', platform, 'CARTRIDGE', 'FAIR'],
  ];
  const { id: moveId } = await moveOf(product, ana, csvOf(rows));
  await product.as(ana, 'moving.write', { moveId });
  const copies = (await product.as(ana, 'collection.copies', { gameId: mana })).body as Copy[]; // as: the output
  const goneNow = async () => (await product.as(ana, 'moving.edited', { moveId })).body;

  const before = await goneNow();
  await product.as(ana, 'collection.removeCopy', { id: copies[1]?.id ?? 0 });

  expect(before).toMatchObject({ gone: { copies: 0, wishes: 0 } });
  expect(await goneNow()).toMatchObject({ gone: { copies: 1, wishes: 0 } });
});

test('an edit of a second copy is named too, also when another copy leads by now', async () => {
  const ana = await product.user('ana');
  const twice = csvOf([
    ['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'FAIR'],
    ['Secret of Mana', platform, 'CARTRIDGE', 'FAIR'],
    ['Terranigma', platform, 'CARTRIDGE', 'FAIR'],
  ]);
  const { id: moveId } = await moveOf(product, ana, twice);
  await product.as(ana, 'moving.write', { moveId });
  const { body } = await product.as(ana, 'collection.copies', { gameId: mana });
  const second = (body as Copy[])[1]?.id ?? 0; // as: the contract's output
  const editedAs = async () => (await product.as(ana, 'moving.edited', { moveId })).body;

  const before = await editedAs();
  await product.as(ana, 'collection.leadWith', { id: second });
  const exchanged = await editedAs();
  await product.as(ana, 'collection.saveCopy', { id: second, notes: 'mine' });

  expect(before).toMatchObject({ count: 0 });
  expect(exchanged).toMatchObject({ count: 0 });
  expect(await editedAs()).toMatchObject({ count: 1, games: [{ game_id: mana }] });
});

test('a place that was renamed since has its new name after an undo', async () => {
  const ana = await product.user('ana');
  await product.as(ana, 'collection.save', { gameId: mana, place: 'Attic / Box' });
  const file = csvOf([['Secret of Mana', platform, 'Cellar']], 'Titel,Konsole,Wo');
  const { id: moveId } = await moveOf(product, ana, file);
  const mapping = ['title', 'platform', 'place'];
  await product.as(ana, 'moving.match', { moveId, settings: { mapping } });
  await product.as(ana, 'moving.decide', { moveId, places: [0], decision: { do: 'file' } });
  await product.as(ana, 'moving.write', { moveId });
  const placeOf = async () =>
    ((await product.as(ana, 'collection.item', { gameId: mana })).body as Copy).place; // as: the contract's output
  const brought = await placeOf();

  await product.as(ana, 'marks.rename', { field: 'place', from: 'Attic', to: 'Loft' });
  await product.as(ana, 'moving.undo', { moveId });

  expect(brought).toBe('Cellar');
  expect(await placeOf()).toBe('Loft / Box');
});

test('copies of which the place or a tag was renamed are not edited since, unless they were', async () => {
  const ana = await product.user('ana');
  const file = csvOf(
    [
      ['Secret of Mana', platform, 'Attic / Box', 'Lent'],
      ['Secret of Mana', platform, 'Attic', ''],
      ['Terranigma', platform, 'Attic', 'Lent'],
    ],
    'Titel,Konsole,Wo,Tags',
  );
  const { id: moveId } = await moveOf(product, ana, file);
  const mapping = ['title', 'platform', 'place', 'tags'];
  await product.as(ana, 'moving.match', { moveId, settings: { mapping } });
  await product.as(ana, 'moving.write', { moveId });
  const { body } = await product.as(ana, 'collection.copies', { gameId: mana });
  const copies = body as Copy[]; // as: the contract's output
  const edited = async () => (await product.as(ana, 'moving.edited', { moveId })).body;

  await product.as(ana, 'marks.rename', { field: 'place', from: 'Attic', to: 'Loft' });
  await product.as(ana, 'marks.rename', { field: 'tags', from: 'Lent', to: 'Away' });
  const renamed = await edited();
  await product.as(ana, 'collection.saveCopy', { id: copies[1]?.id, place: 'Cellar' });

  expect(copies.map(({ place }) => place)).toEqual(['Attic / Box', 'Attic']);
  expect(renamed).toMatchObject({ count: 0 });
  expect(await edited()).toMatchObject({ count: 1, games: [{ game_id: mana }] });
});
