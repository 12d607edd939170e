import { itemField } from '@cartouche/contract/item.rules';
import type { Item } from '@cartouche/contract/collection';
import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf, uploadMove } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0] = await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

const platform = 'Platform 19';

test('a text that is cut in the middle of an emoji is kept without it', async () => {
  const ana = await product.user('ana');
  const example = 'x'.repeat(59);
  const notes = 'y'.repeat(itemField.notes.longest - 1);
  const edition = 'z'.repeat(itemField.edition.longest - 1);
  const columns = 'Title,Platform,Edition,Notes,Wo';
  const row = ['Secret of Mana', platform, `${edition}🎮`, `${notes}🎮`, `${example}🎮`];

  const move = await moveOf(product, ana, csvOf([row], columns));
  const mapping = ['title', 'platform', 'edition', 'notes', 'nothing'];
  await product.as(ana, 'moving.match', { moveId: move.id, settings: { mapping } });
  await product.as(ana, 'moving.write', { moveId: move.id });

  expect(move.columns.at(-1)?.examples).toEqual([example]);
  const item = (await product.as(ana, 'collection.item', { gameId: mana })).body as Item; // as: the contract's output
  expect(item).toMatchObject({ notes, edition });
});

test('a file with signs that no database keeps is read without them', async () => {
  const ana = await product.user('bo');
  const row = { title: 'Secret of\u0000 Mana', platform, notes: 'half \uD83C', 'wo\u0000': 'attic\u0000' };

  const { status, body } = await uploadMove(product, ana, JSON.stringify([row]));
  const { id: moveId, columns } = body as Move; // as: the contract's output
  const mapping = columns.map(({ field }) => field);
  await product.as(ana, 'moving.match', { moveId, settings: { mapping } });

  expect(status).toBe(200);
  expect(await rowsOf(product, ana, moveId)).toMatchObject([
    { status: 'new', title: 'Secret of Mana', game: { game_id: mana } },
  ]);
});
