import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { writeRecords } from '../catalogue/import/batch.ts';
import { toRecord } from '../catalogue/import/gameRecord.ts';
import { correct, enter } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  for (const platform of [19, 20]) await product.games([`On ${platform}`], platform);
  const titles = [
    'Chrono Trigger',
    'Disney’s Aladdin',
    'Star Fox 2',
    'Street Fighter',
    'Fire Emblem: Sword',
    'The Legend of Zelda: A Link to the Past',
    'Super Castlevania IV',
    'Donkey Kong Country 2: Diddy’s Quest',
  ];
  await product.ctx.db.transaction().execute((tx) => writeRecords(tx, titles.map(recordOf)));
});
afterAll(() => product.close());
beforeEach(async () => void (ana = await product.user('ana')));

function recordOf(title: string) {
  const made = toRecord({ platform_id: 19, title, source: 'Cartouche', licence: 'CC0-1.0' });
  if ('problem' in made) throw new Error(made.problem);
  return { ...made.record, source_key: title };
}

/** The titles of the games that an entry of a title looks like. */
async function looksLike(title: string, platform_id = 19): Promise<string[]> {
  const gameId = await enter(product, ana, { title, platform_id });
  return await matchesOf(gameId);
}

async function matchesOf(gameId: number): Promise<string[]> {
  const { body } = await product.as(ana, 'entries.matches', { gameId });
  return (body as { title: string }[]).map(({ title }) => title); // as: the contract's output
}

async function idOf(title: string): Promise<number> {
  const game = product.ctx.db.selectFrom('games_igdb').select('game_id').where('title', '=', title);
  return (await game.executeTakeFirstOrThrow()).game_id;
}

test.each([
  ['Chrono Triger', 'Chrono Trigger'],
  ['Crono Triger', 'Chrono Trigger'],
  ['Aladin', 'Disney’s Aladdin'],
  ['Street Figther', 'Street Fighter'],
  ['Alladin', 'Disney’s Aladdin'],
  ['Fire Enblem: Sword', 'Fire Emblem: Sword'],
])('%s, with one wrong letter in a word, looks like %s', async (entered, title) => {
  expect(await looksLike(entered)).toEqual([title]);
});

test.each([
  ['Zelda: A Link to the Past', 'The Legend of Zelda: A Link to the Past'],
  ['Castlevania IV', 'Super Castlevania IV'],
  ['Star Fox 2 (PAL)', 'Star Fox 2'],
  ['Country 2, Donkey Kong', 'Donkey Kong Country 2: Diddy’s Quest'],
])('%s, of whose words some are left out, looks like %s', async (entered, title) => {
  expect(await looksLike(entered)).toEqual([title]);
});

test.each(['Star Fox', 'Donkey Kong Country', 'Castlevania'])(
  '%s does not look like one of its series with another number',
  async (entered) => expect(await looksLike(entered)).toEqual([]),
);

test('two wrong letters, one in a short word, another number or another console are another game', async () => {
  const entered = ['Chrono Trgger X', 'Chrno Triggr', 'Star Fax 2', 'Star Fox 3', 'Chrono Trixxer'];

  const found = await Promise.all(entered.map((title) => looksLike(title)));

  expect(found).toEqual([[], ['Chrono Trigger'], [], [], []]);
  expect(await looksLike('Chrono Triger', 20)).toEqual([]);
});

test('the list of entries says it of a mistyped title as well', async () => {
  await enter(product, ana, { title: 'Chrono Triger' });

  const { body } = await product.as(ana, 'entries.list', {});

  expect(body).toMatchObject([{ title: 'Chrono Triger', looks_like: { title: 'Chrono Trigger' } }]);
});

test('a game that was refused can be chosen all the same, and is offered again once that is undone', async () => {
  const gameId = await enter(product, ana, { title: 'Chrono Trigger' });
  const otherId = await idOf('Chrono Trigger');
  await product.as(ana, 'entries.refuse', { gameId, otherId });

  const merged = await product.as(ana, 'entries.merge', { gameId, otherId });
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged).toMatchObject({ status: 200, body: { gameId: otherId } });
  expect(await matchesOf(gameId)).toEqual(['Chrono Trigger']);
});

test('of the games that have its words, an entry looks most like the one that is meant', async () => {
  const game = recordOf('Rocket the Rabbit 2');
  const records = [
    { ...game, description: 'Known.', description_fr: 'Connu.' },
    recordOf('Rocket & Pal + Rocket The Rabbit 2'),
  ];
  await product.ctx.db.transaction().execute((tx) => writeRecords(tx, records));

  expect((await looksLike('Rocket 2'))[0]).toBe('Rocket the Rabbit 2');
});

test('an entry of any title can be said to be a game of the same console', async () => {
  const gameId = await enter(product, ana, { title: 'That one with the frog', to: 'collection' });
  const otherId = await idOf('Chrono Trigger');

  await product.as(ana, 'entries.merge', { gameId, otherId });

  const owned = (await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' })).body;
  expect(owned).toMatchObject([{ game_id: otherId, title: 'Chrono Trigger' }]);
});

test('whoever edits an entry that became a game meanwhile learns which, and can correct that instead', async () => {
  const gameId = await enter(product, ana, { title: 'Chrono Triger', to: 'collection' });
  const otherId = await idOf('Chrono Trigger');
  await product.as(ana, 'entries.merge', { gameId, otherId });
  const facts = { title: 'Chrono Trigger!', publisher: 'Squaresoft' };
  const another = await idOf('Street Fighter');

  const changed = await product.as(ana, 'entries.change', { gameId, platform_id: 19, ...facts });
  const merged = await product.as(ana, 'entries.merge', { gameId, otherId: another });
  const removed = await product.as(ana, 'entries.remove', { gameId });

  const became = { code: 'entry_merged', data: { gameId: otherId, title: 'Chrono Trigger' } };
  expect([changed, merged, removed]).toMatchObject([1, 2, 3].map(() => ({ status: 409, body: became })));
  const own = await correct(product, ana, { gameId: otherId, ...facts });
  const owned = (await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' })).body;
  expect(owned).toMatchObject([{ game_id: own, publisher: 'Squaresoft' }]);
});
