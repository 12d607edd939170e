import type { MovedRow } from '@cartouche/contract/movedRow';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { givePlan } from '../subscription/subscription.ts';
import { csvOf, exportedCopies, moveOf, rowsOf } from '../testing/moving.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Zelda', 'Foo', 'Okami', 'Cruis’n USA', 'The Last of Us', 'Rez', 'Pokémon'], 19);
  await product.games(['Pokémon Platinum Version'], 19);
});
afterAll(() => product.close());

const facts = { platform_id: 19, release_date: null, publisher: null, genres: [], regions: [] };

/** What a row says, as its game and the fields beside it. */
function told({ game, says }: MovedRow): [string | undefined, Record<string, string>] {
  return [game?.title, Object.fromEntries(says.map(({ field, value }) => [field, value]))];
}

async function toldOf(user: TestUser, titles: readonly string[], country = '') {
  const rows = titles.map((title) => [title, 'Platform 19', country]);
  const { id: moveId } = await moveOf(product, user, csvOf(rows, 'Title,Platform,Country'));
  const settings = { mapping: ['title', 'platform', 'region'] };
  const { body } = await product.as(user, 'moving.match', { moveId, settings });
  const { inNotes } = (body as { told: { inNotes: string[] } }).told; // as: the contract's output
  return { rows: (await rowsOf(product, user, moveId)).map(told), inNotes };
}

test('the short export changes nothing in its account, whatever its own entries are called', async () => {
  const ana = await product.user('short');
  await givePlan(product.ctx, ana.email, 'pro');
  const titles = ['Zelda PAL', 'Foo (Demo)', 'Okami FR (proto) [CIB]', 'Rez - Platinum', 'None', 'Foo (!)'];
  for (const title of titles) {
    const { body } = await product.as(ana, 'entries.create', { title, ...facts });
    const { gameId } = body as { gameId: number }; // as: the contract's output
    await product.as(ana, 'collection.save', { gameId, completeness: 'CARTRIDGE', condition: 'FAIR' });
  }
  const before = await exportedCopies(product, ana);
  const rows = titles.map((title) => [title, 'Platform 19', 'CARTRIDGE', 'FAIR']);

  const move = await moveOf(product, ana, csvOf(rows));
  await product.as(ana, 'moving.write', { moveId: move.id });

  expect([move.form, move.counts.same]).toEqual(['cartouche', titles.length]);
  expect(move.plan).toMatchObject({ adds: 0, copies: 0, changes: 0, undecided: 0 });
  expect(move.told.inNotes).toEqual([]);
  expect(await exportedCopies(product, ana)).toEqual(before);
});

test('what stands behind a title is said of the copy only where the game is found without it', async () => {
  const bob = await product.user('behind');
  const found = await toldOf(bob, [
    'Okami FR',
    'Okami USA',
    'Cruis’n USA',
    'Cruis’n USA (PAL)',
    'The Last of US',
    'The Last of Us (US)',
    'Rez - Platinum',
    'Pokémon Platinum Version',
    'Okami GB',
    'Rez {proto}',
  ]);

  expect(found.rows).toEqual([
    ['Okami', { release: 'FR' }],
    ['Okami', { release: 'US' }],
    ['Cruis’n USA', {}],
    ['Cruis’n USA', { release: 'EU' }],
    ['The Last of Us', {}],
    ['The Last of Us', { release: 'US' }],
    ['Rez', { edition: 'Platinum' }],
    ['Pokémon Platinum Version', {}],
    ['Okami', { notes: 'In the title: GB' }],
    ['Rez', { notes: 'In the title: proto' }],
  ]);
});

test('a region in a title beside another one in its column goes into the notes, and that is said', async () => {
  const eve = await product.user('both');
  const found = await toldOf(eve, ['Okami FR', 'Okami (UK)', 'Okami USA', 'Okami'], 'UK');

  expect(found.rows).toEqual([
    ['Okami', { release: 'GB', notes: 'In the title: FR' }],
    ['Okami', { release: 'GB' }],
    ['Okami', { release: 'GB', notes: 'In the title: USA' }],
    ['Okami', { release: 'GB' }],
  ]);
  expect(found.inNotes).toEqual(['In the title']);
});

test('a title is read anew for the game that the user picks', async () => {
  const cleo = await product.user('picks');
  const [zelda = 0] = await product.games(['Zeldina'], 19);
  const { body } = await product.as(cleo, 'entries.create', { title: 'Zelda PAL', ...facts });
  const { gameId: own } = body as { gameId: number }; // as: the contract's output
  const { id: moveId } = await moveOf(product, cleo, csvOf([['Zelda PAL', 'Platform 19', 'CASE', 'GOOD']]));
  const pick = async (gameId: number) => {
    await product.as(cleo, 'moving.decide', { moveId, places: [0], decision: { do: 'match', gameId } });
    const [row] = await rowsOf(product, cleo, moveId);
    return row && told(row)[1]['release'];
  };

  expect([await pick(zelda), await pick(own)]).toEqual(['EU', undefined]);
});
