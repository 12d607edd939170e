import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { correct } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let mana: number;
let lagoon: number;
beforeAll(async () => {
  product = await startProduct();
  [mana = 0, lagoon = 0] = await product.games(['Secret of Mana', 'Lagoon'], 19);
});
afterAll(() => product.close());

const platform = 'Platform 19';

async function write(user: TestUser, { id: moveId }: Move): Promise<Move> {
  return (await product.as(user, 'moving.write', { moveId })).body as Move; // as: the contract's output
}

async function gamesOf(user: TestUser): Promise<number> {
  return ((await product.as(user, 'collection.summary')).body as { games: number }).games; // as: the contract's output
}

test('an own entry that went with an undo is made again by the same file', async () => {
  const ana = await product.user('ana');
  const file = csvOf([['A prototype of mine', platform, 'CARTRIDGE', 'GOOD']]);
  const { id: moveId } = await moveOf(product, ana, file);
  await product.as(ana, 'moving.decide', { moveId, places: [0], decision: { do: 'entry' } });
  await product.as(ana, 'moving.write', { moveId });
  await product.as(ana, 'moving.undo', { moveId });

  const again = await moveOf(product, ana, file);
  await write(ana, again);

  expect(again.plan).toMatchObject({ adds: 1, entries: 1 });
  expect(await gamesOf(ana)).toBe(1);
});

test('a game that was corrected since is known by its correction', async () => {
  const ana = await product.user('corrects');
  const file = csvOf([['Secret of Mana', platform, 'CARTRIDGE', 'GOOD']]);
  await write(ana, await moveOf(product, ana, file));
  const correction = await correct(product, ana, {
    gameId: mana,
    title: 'Seiken Densetsu',
    platform_id: 19,
  });

  const again = await moveOf(product, ana, file);

  expect(await rowsOf(product, ana, again.id)).toMatchObject([
    { status: 'same', game: { game_id: correction } },
  ]);
});

test('an entry that became a game of the catalogue since is known by that game', async () => {
  const ana = await product.user('merges');
  const file = csvOf([['Lagoon (my own)', platform, 'CARTRIDGE', 'GOOD']]);
  const { id: moveId } = await moveOf(product, ana, file);
  await product.as(ana, 'moving.decide', { moveId, places: [0], decision: { do: 'entry' } });
  await product.as(ana, 'moving.write', { moveId });
  const [entry] = (await product.as(ana, 'entries.list')).body as { game_id: number }[]; // as: the contract's output
  await product.as(ana, 'entries.merge', { gameId: entry?.game_id ?? 0, otherId: lagoon });

  const again = await moveOf(product, ana, file);

  expect(await rowsOf(product, ana, again.id)).toMatchObject([{ status: 'same' }]);
});
