import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

const platform = 'Platform 19';
let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Secret of Mana', 'Lagoon'], 19);
});
afterAll(() => product.close());

test('where all new rows are skipped, another row of the same game takes its place, also in the next file', async () => {
  const ana = await product.user('ana');
  const file = csvOf([
    ['Secret of Mana', platform, 'COMPLETE_IN_BOX', 'GOOD'],
    ['Secret of Mana', platform, 'CARTRIDGE', 'GOOD'],
    ['Lagoon', platform, 'CARTRIDGE', 'GOOD'],
  ]);
  const { id: moveId } = await moveOf(product, ana, file);

  const decision = { do: 'skip' };
  const { plan } = (await product.as(ana, 'moving.decide', { moveId, status: 'new', decision })).body as Move; // as: the contract's output
  const again = await moveOf(product, ana, file);

  expect(plan).toMatchObject({ adds: 1, copies: 0 });
  expect(again.plan).toMatchObject({ adds: 1, copies: 0 });
  expect(await rowsOf(product, ana, moveId)).toMatchObject([
    { decision: 'skip' },
    { status: 'new', decision: null },
    { status: 'new', decision: 'skip' },
  ]);
});

test('where all rows without a game are entered, one whose entry is here already is that entry', async () => {
  const bo = await product.user('bo');
  await product.as(bo, 'entries.create', { title: 'A prototype of mine', platform_id: 19 });
  const { id: moveId } = await moveOf(
    product,
    bo,
    csvOf([
      ['A prototype of mine', platform, 'CARTRIDGE', 'GOOD'],
      ['Another one of mine', platform, 'CARTRIDGE', 'GOOD'],
    ]),
  );
  await product.as(bo, 'moving.decide', { moveId, places: [0], decision: { do: 'undecided' } });

  const decision = { do: 'entry' };
  const { plan } = (await product.as(bo, 'moving.decide', { moveId, status: 'missing', decision }))
    .body as Move; // as: the contract's output

  expect(plan).toMatchObject({ adds: 2, entries: 1, undecided: 0 });
});
