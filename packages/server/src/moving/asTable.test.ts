import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Secret of Mana'], 19);
});
afterAll(() => product.close());

test('a table that was taken for a tracker’s is mapped by hand, without the file', async () => {
  const ana = await product.user('ana');
  const file = csvOf(
    [['Mana', 'Platform 19', 'Yes', 'No', 'Secret of Mana']],
    'Title,Platform,Box,Manual,Edition',
  );
  const { id: moveId, form } = await moveOf(product, ana, file);

  const mapping = (await product.as(ana, 'moving.asTable', { moveId })).body as Move; // as: the contract's output
  const again = await product.as(ana, 'moving.asTable', { moveId });
  await product.as(ana, 'moving.match', {
    moveId,
    settings: { mapping: ['note', 'platform', 'box', 'manual', 'title'] },
  });
  const rows = await rowsOf(product, ana, moveId);

  expect(form).toBe('clz');
  expect(mapping).toMatchObject({ form: 'sheet', state: 'mapping' });
  expect(mapping.columns.map(({ field, examples }) => [field, examples[0]])).toEqual([
    ['title', 'Mana'],
    ['platform', 'Platform 19'],
    ['box', 'Yes'],
    ['manual', 'No'],
    ['edition', 'Secret of Mana'],
  ]);
  expect(again.body).toMatchObject({ code: 'move_unreadable' });
  expect(rows).toMatchObject([{ status: 'new', title: 'Secret of Mana' }]);
});
