import type { Move } from '@cartouche/contract/moving';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { csvOf, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Lagoon', 'Secret of Mana'], 19);
  await product.games(['Lagoon'], 18);
});
afterAll(() => product.close());

const titles = csvOf([['Lagoon'], ['Secret of Mana'], ['Nowhere to be found']], 'Titre');

async function lookAt(user: TestUser, platforms?: Record<string, number | null>) {
  const { id: moveId } = await moveOf(product, user, titles);
  const settings = { mapping: ['title'], ...(platforms && { platforms }) };
  const move = (await product.as(user, 'moving.match', { moveId, settings })).body as Move; // as: the contract's output
  return { moveId, move, rows: await rowsOf(product, user, moveId) };
}

test('of a row without a platform, the games of its title on any platform are there to choose from', async () => {
  const { rows } = await lookAt(await product.user('ana'));

  const found = rows.map(({ status, why, choices }) => [
    status,
    why,
    choices.map(({ title, platform_id: id }) => `${title} ${id}`).toSorted(),
  ]);
  expect(found).toEqual([
    ['several', 'noPlatform', ['Lagoon 18', 'Lagoon 19']],
    ['several', 'noPlatform', ['Secret of Mana 19']],
    ['missing', 'noPlatform', []],
  ]);
});

test('a table that names no platform can be of one console', async () => {
  const ben = await product.user('ben');
  const asked = await lookAt(ben);
  const { move, rows } = await lookAt(ben, { '': 19 });

  expect(asked.move.words.platforms).toEqual([{ word: '', rows: 3, meaning: null }]);
  expect(move.words.platforms).toEqual([{ word: '', rows: 3, meaning: 19 }]);
  expect(rows.map(({ status, game, platform_id: id }) => [status, game?.platform_id ?? null, id])).toEqual([
    ['new', 19, 19],
    ['new', 19, 19],
    ['missing', null, 19],
  ]);
});

test('what was brought of a list for one console is not what a list for another one has', async () => {
  const dora = await product.user('dora');
  const { moveId } = await lookAt(dora, { '': 19 });
  await product.as(dora, 'moving.write', { moveId });

  const { rows } = await lookAt(dora, { '': 18 });

  expect(rows[0]).toMatchObject({ status: 'new', game: { title: 'Lagoon', platform_id: 18 } });
});

test('a row without a platform becomes no own entry and stays undecided, until it has one', async () => {
  const eva = await product.user('eva');
  const { id: moveId } = await moveOf(
    product,
    eva,
    csvOf([['A prototype', 'My console', 'CARTRIDGE', 'GOOD']]),
  );
  const decision = { do: 'entry' };

  const all = (await product.as(eva, 'moving.decide', { moveId, status: 'missing', decision })).body;
  const settings = { platforms: { 'My console': 19 } };
  const named = (await product.as(eva, 'moving.match', { moveId, settings })).body;

  expect(all).toMatchObject({ plan: { adds: 0, entries: 0, undecided: 1 } });
  expect(named).toMatchObject({ plan: { adds: 1, entries: 1, undecided: 0 } });
});
