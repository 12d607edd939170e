import type { Move } from '@cartouche/contract/moving';
import type { MoveState } from '@cartouche/contract/moving.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { resumeMoves } from './abandoned.ts';

const titles = ['Secret of Mana', 'Terranigma', 'Soul Blazer'];
let product: Product;
let ana: TestUser;
let moveId: number;
let users = 0;
beforeAll(async () => {
  product = await startProduct();
  await product.games(titles, 19);
});
beforeEach(async () => {
  ana = await product.user(`ana${(users += 1)}`);
  const file = csvOf(titles.map((title) => [title, 'Platform 19', 'CARTRIDGE', 'GOOD']));
  ({ id: moveId } = await moveOf(product, ana, file));
});
afterAll(() => product.close());

const leaseMs = 30_000;

/** A process took the work on and was killed. */
async function leave(state: string): Promise<void> {
  const until = new Date(product.ctx.now().getTime() + leaseMs);
  await sql`update moves set state = ${state}, busy_until = ${until} where id = ${moveId}`.execute(
    product.ctx.db,
  );
}
const stateOf = async () => ((await product.as(ana, 'moving.get', { moveId })).body as Move).state; // as: the contract's output
const gamesOf = async () => ((await product.as(ana, 'collection.summary')).body as { games: number }).games; // as: the contract's output

async function resumedAfter(ms: number): Promise<[MoveState, number]> {
  product.later(ms);
  await resumeMoves(product.ctx);
  return [await stateOf(), await gamesOf()];
}

test('writing that a process left behind is finished by another one, once its lease is over', async () => {
  await leave('writing');

  // The clock goes on by itself meanwhile: both are far from the end of the lease.
  expect(await resumedAfter(0)).toEqual(['writing', 0]);
  expect(await resumedAfter(2 * leaseMs)).toEqual(['written', 3]);
});

test('an undo that a process left behind is finished', async () => {
  await product.as(ana, 'moving.write', { moveId });
  expect(await gamesOf()).toBe(3);
  await leave('undoing');

  expect(await resumedAfter(leaseMs + 1000)).toEqual(['undone', 0]);
});

test('a dry run that a process left behind is finished', async () => {
  await sql`update move_rows set status = null, game_id = null where move_id = ${moveId}`.execute(
    product.ctx.db,
  );
  await leave('matching');

  expect(await resumedAfter(leaseMs + 1000)).toEqual(['ready', 0]);
  expect((await rowsOf(product, ana, moveId)).map(({ status }) => status)).toEqual(['new', 'new', 'new']);
});
