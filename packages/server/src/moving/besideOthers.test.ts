import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { endIn, withLease } from './work.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Axelay'], 19);
});
afterAll(() => product.close());

const file = csvOf([['Axelay', 'Platform 19', 'CARTRIDGE', 'GOOD']]);

async function isBesideOthers(user: TestUser, { id }: Move): Promise<boolean> {
  const { body } = await product.as(user, 'moving.get', { moveId: id });
  return (body as Move).isBesideOthers; // as: the contract's output
}

test('a file tells that those of others are worked on, as long as they are', async () => {
  const ana = await product.user('ana');
  const bo = await product.user('bo');
  const small = await moveOf(product, ana, file);
  const large = await moveOf(product, bo, file);
  const seen: boolean[][] = [];
  const look = async () =>
    void seen.push([await isBesideOthers(ana, small), await isBesideOthers(bo, large)]);

  await look();
  const step = { userId: bo.id, moveId: large.id, from: ['ready' as const], to: 'writing' as const };
  await withLease(product.ctx, step, async (lease) => {
    await look();
    await endIn(product.ctx, lease, { state: 'ready' });
  });
  await look();

  expect(seen).toEqual([
    [false, false],
    [true, false],
    [false, false],
  ]);
});
