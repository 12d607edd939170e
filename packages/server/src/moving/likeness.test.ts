import type { Copy } from '@cartouche/contract/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, matchMoveOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let lagoon: number;
beforeAll(async () => {
  product = await startProduct();
  [lagoon = 0] = await product.games(['Lagoon'], 19);
});
afterAll(() => product.close());

const header = 'Title,Platform,Completeness,Price Paid,Region,Purchase Date,Barcode';
const row = (completeness: string, paid: string) => ['Lagoon', 'Platform 19', completeness, paid, '', '', ''];

/** A collector with copies of the game, and how the rows of a file end beside them. */
async function beside(name: string, copies: readonly object[], rows: readonly string[][]) {
  const user = await product.user(name);
  const [first, ...others] = copies;
  await product.as(user, 'collection.save', { gameId: lagoon, ...first });
  for (const copy of others) await product.as(user, 'collection.addCopy', { gameId: lagoon, ...copy });
  const { id: moveId } = await moveOf(product, user, csvOf(rows, header));
  await matchMoveOf(product, user, moveId);
  const found = await rowsOf(product, user, moveId);
  return {
    ends: found.map(({ status, differences }) => [status, differences.map(({ field }) => field)]),
    write: async () => {
      await product.as(user, 'moving.decide', { moveId, status: 'differs', decision: { do: 'file' } });
      await product.as(user, 'moving.write', { moveId });
      const { body } = await product.as(user, 'collection.copies', { gameId: lagoon });
      return (body as Copy[]).map((one) => `${one.completeness} ${one.purchasePrice}`); // as: the contract's output
    },
  };
}

test('of more rows than there are copies, the one of the same parts stands for the copy, and the others are added', async () => {
  const { ends, write } = await beside(
    'one loose',
    [{ completeness: 'CARTRIDGE', condition: 'GOOD' }],
    [row('CIB', '5'), row('Loose', '7')],
  );

  expect(ends).toEqual([
    ['copy', []],
    ['differs', ['purchasePrice']],
  ]);
  expect(await write()).toEqual(['CARTRIDGE 7', 'COMPLETE_IN_BOX 5']);
});

test('each copy has the row that is likest to it, whatever their order', async () => {
  const { ends } = await beside(
    'two',
    [
      { completeness: 'CASE', condition: 'GOOD', purchasePrice: 3 },
      { completeness: 'CARTRIDGE', condition: 'GOOD', purchasePrice: 9, release: 'JP' },
    ],
    [row('CIB', '5'), row('Sealed', '60'), row('Loose', '7'), row('Box only', '4')],
  );

  expect(ends).toEqual([
    ['copy', []],
    ['copy', []],
    ['differs', ['purchasePrice']],
    ['differs', ['purchasePrice']],
  ]);
});

test('of rows of the same parts, the one with the fewest differences stands for the copy', async () => {
  const paid = { completeness: 'CARTRIDGE', condition: 'GOOD', purchasePrice: 7, purchaseDate: '2020-01-02' };
  const dated = ['Lagoon', 'Platform 19', 'Loose', '8', '', '2020-01-02', ''];
  const other = ['Lagoon', 'Platform 19', 'Loose', '9', '', '2021-03-04', ''];

  const { ends } = await beside('dated', [paid], [other, dated]);

  expect(ends).toEqual([
    ['copy', []],
    ['differs', ['purchasePrice']],
  ]);
});

test('the same parts count for more than fewer differences', async () => {
  const copy = { completeness: 'CARTRIDGE', condition: 'GOOD', purchasePrice: 7, purchaseDate: '2020-01-02' };
  const whole = ['Lagoon', 'Platform 19', 'CIB', '7', '', '2020-01-02', ''];
  const loose = ['Lagoon', 'Platform 19', 'Loose', '9', '', '2021-03-04', ''];

  const { ends } = await beside('parts', [copy], [whole, loose]);

  expect(ends).toEqual([
    ['copy', []],
    ['differs', ['purchasePrice', 'purchaseDate']],
  ]);
});
