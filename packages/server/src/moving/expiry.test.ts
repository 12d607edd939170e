import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf } from '../testing/moving.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { forgetOldMoves } from './moving.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Secret of Mana', 'Terranigma'], 19);
});
afterAll(() => product.close());

const platform = 'Platform 19';

test('what was read is forgotten after a week, what was written after a month', async () => {
  const ana = await product.user('ana');
  const read = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'CARTRIDGE', 'FAIR']]));
  const { id: moveId } = await moveOf(product, ana, csvOf([['Terranigma', platform, 'CARTRIDGE', 'FAIR']]));
  await product.as(ana, 'moving.write', { moveId });

  product.later(8 * 24 * 3_600_000);
  await forgetOldMoves(product.ctx);
  const afterWeek = ((await product.as(ana, 'moving.list')).body as Move[]).map(({ id }) => id);
  product.later(23 * 24 * 3_600_000);
  await forgetOldMoves(product.ctx);

  expect(afterWeek).toEqual([moveId]);
  expect(afterWeek).not.toContain(read.id);
  expect((await product.as(ana, 'moving.list')).body).toEqual([]);
});

test('what has ended cannot be written or undone, also where no job has deleted it yet', async () => {
  const ana = await product.user('ana');
  const read = await moveOf(product, ana, csvOf([['Secret of Mana', platform, 'CARTRIDGE', 'FAIR']]));
  const { id: written } = await moveOf(product, ana, csvOf([['Terranigma', platform, 'CARTRIDGE', 'FAIR']]));
  await product.as(ana, 'moving.write', { moveId: written });

  product.later(8 * 24 * 3_600_000);
  const late = await product.as(ana, 'moving.write', { moveId: read.id });
  product.later(23 * 24 * 3_600_000);
  const later = await product.as(ana, 'moving.undo', { moveId: written });

  expect([late, later]).toMatchObject([
    { status: 404, body: { code: 'move_not_found' } },
    { status: 404, body: { code: 'move_not_found' } },
  ]);
  expect((await product.as(ana, 'moving.list')).body).toEqual([]);
  expect((await product.as(ana, 'collection.summary')).body).toMatchObject({ games: 1 });
});
