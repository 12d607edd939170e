import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { csvOf, matchMoveOf, uploadMove } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { resumeMoves } from './abandoned.ts';

const titles = Array.from({ length: 900 }, (_one, place) => `Long list ${place + 1}`);
const file = csvOf(titles.map((title) => [title, 'Platform 19', 'CARTRIDGE', 'GOOD']));
let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  await product.games(titles, 19);
});
beforeEach(async () => {
  ana = await product.user('ana');
});
afterAll(() => product.close());

test('the upload answers as soon as the file is read, and its games are looked for afterwards', async () => {
  const { status, body } = await uploadMove(product, ana, file);
  const read = body as Move; // as: the contract's output

  const found = await matchMoveOf(product, ana, read.id);

  expect(status).toBe(200);
  expect(read).toMatchObject({ state: 'matching', rows: 900, done: 0, plan: { adds: 0 } });
  expect(found).toMatchObject({ state: 'ready', plan: { adds: 900 } });
});

test('a file whose sender leaves as soon as it is read has its dry run all the same', async () => {
  const { body } = await uploadMove(product, ana, file);
  const { id } = body as Move; // as: the contract's output

  await resumeMoves(product.ctx);

  expect((await product.as(ana, 'moving.get', { moveId: id })).body).toMatchObject({
    state: 'ready',
    plan: { adds: 900 },
  });
});

test('the search for the games of a file can be stopped before it began', async () => {
  const { body } = await uploadMove(product, ana, file);
  const { id } = body as Move; // as: the contract's output

  await product.as(ana, 'moving.stop', { moveId: id });

  const { body: stopped } = await product.as(ana, 'moving.get', { moveId: id });
  expect(stopped).toMatchObject({ state: 'mapping', done: 0 });
  expect(await matchMoveOf(product, ana, id)).toMatchObject({ state: 'ready', plan: { adds: 900 } });
});
