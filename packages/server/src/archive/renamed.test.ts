import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Found } from '../catalogue/import/gameRecord.ts';
import { importGames } from '../catalogue/import/import.ts';
import { toReads } from '../catalogue/import/reader.ts';
import { uniteGames } from '../catalogue/unite.ts';
import { inTransaction } from '../context.ts';
import { download, upload } from '../testing/archives.ts';
import { correct, enter, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
let bo: TestUser;
let old: number;
let kept: number;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  await sql`truncate games_igdb cascade`.execute(product.ctx.db);
  [old = 0] = await product.games(['StarFox']);
  kept = await bring('Star Fox');
  ana = await product.user('ana');
  bo = await product.user('bo');
});

async function bring(title: string, rest: Found = {}): Promise<number> {
  const reads = [...toReads('test', 1, { title, platform_id: 19, source: 'ours', ...rest })];
  await importGames(product.ctx, reads, { embedded: false });
  const query = product.ctx.db.selectFrom('games_igdb').select('game_id').where('title', '=', title);
  return (await query.executeTakeFirstOrThrow()).game_id;
}

/** Ana's archive, made before the two games became one. */
async function archive(): Promise<Buffer> {
  const { zip } = await download(product, ana);
  await inTransaction(product.ctx, (ctx) => uniteGames(ctx, { from: old, to: kept }));
  return zip;
}

const own = (gameId: number, notes: string) => product.as(ana, 'collection.save', { gameId, notes });

async function restored() {
  return (await product.as(bo, 'collection.item', { gameId: kept })).body;
}

test('an archive from before two games became one brings the copy to the game that they are', async () => {
  await own(old, 'in the box');

  const answer = await upload(product, bo, await archive());

  expect(answer).toMatchObject({ status: 200, body: { games: 1, missing: [] } });
  expect(await restored()).toMatchObject({ notes: 'in the box' });
});

test('a wish under the old title comes along, unless a copy does', async () => {
  await product.as(ana, 'wishlist.add', { gameId: old });
  expect((await upload(product, bo, await archive())).body).toMatchObject({ wishes: 1, missing: [] });

  [old = 0] = await product.games(['StarFox']);
  const cy = await product.user('cy');
  ana = await product.user('ana');
  await product.as(ana, 'wishlist.add', { gameId: old });
  await own(kept, '');
  expect((await upload(product, cy, await archive())).body).toMatchObject({ games: 1, wishes: 0 });
});

test('of two copies whose games became one, that of the old title stands beside the other', async () => {
  await own(old, 'the old one');
  await own(kept, 'the other');

  const answer = await upload(product, bo, await archive());

  expect(answer.body).toMatchObject({ games: 1, missing: [] });
  expect(await restored()).toMatchObject({ notes: 'the other' });
});

test('an old title that two games could be is named as missing', async () => {
  await own(old, '');
  const zip = await archive();
  await bring('Starwing', { alt_titles: ['StarFox'], release_date: '1989' });

  expect((await upload(product, bo, zip)).body).toMatchObject({
    games: 0,
    missing: ['StarFox (Platform 19)'],
  });
});

test('who corrected both of two games that are one here has the second correction as an entry, with its copy', async () => {
  await correct(product, ana, { ...lagoon, gameId: kept, title: 'Starwing' });
  const second = await correct(product, ana, { ...lagoon, gameId: old, title: 'Starwing 2' });
  await own(second, 'of the second');
  await enter(product, ana, { title: 'Starwing 2' });

  const answer = await upload(product, bo, await archive());

  expect(answer).toMatchObject({ status: 200, body: { games: 1, missing: [] } });
  expect((await product.as(bo, 'entries.list')).body).toMatchObject([
    { title: 'Starwing 2', corrects: null, is_owned: false },
    { title: 'Starwing 2 (1993)', corrects: null, is_owned: true },
    { title: 'Starwing', corrects: { game_id: kept } },
  ]);
});

type Told = { title: string } & Found;

/** The games of another server, which learned them in this order. */
async function catalogueOf(games: Told[]): Promise<void> {
  await sql`truncate games_igdb cascade`.execute(product.ctx.db);
  for (const [place, { title, ...rest }] of games.entries()) {
    const reads = [
      ...toReads('test', 1, { title, platform_id: 19, source: 'ours', source_key: `${place}`, ...rest }),
    ];
    await importGames(product.ctx, reads, { embedded: false });
  }
}

async function titlesOwned(user: TestUser): Promise<string[]> {
  const { body } = await product.as(user, 'catalogue.fetchGames', { p_tab: 'owned' });
  return (body as { title: string }[]).map(({ title }) => title); // as: the contract's output
}

const older = { title: 'Twelve', release_date: '1987' };
const newer = { title: 'Twelve', release_date: '1999-05' };

test.each([
  { owned: older, there: [newer, older], title: 'Twelve (1987)' },
  { owned: newer, there: [older, newer], title: 'Twelve (1999)' },
  { owned: older, there: [older, newer], title: 'Twelve' },
  { owned: older, there: [{ title: 'Twelve', release_date: '1989' }, newer], title: 'Twelve' },
  { owned: older, there: [{ title: 'Twelve' }], title: 'Twelve' },
])('of two games of one title, a copy comes to the one of its year: $owned at $there', async (one) => {
  await catalogueOf([one.owned]);
  const game = await product.ctx.db.selectFrom('games_igdb').select('game_id').executeTakeFirstOrThrow();
  await own(game.game_id, '');
  await product.as(ana, 'wishlist.add', { gameId: game.game_id });
  const { zip } = await download(product, ana);
  await catalogueOf(one.there);

  const answer = await upload(product, bo, zip);

  expect(answer).toMatchObject({ status: 200, body: { games: 1, missing: [] } });
  expect(await titlesOwned(bo)).toEqual([one.title]);
});

test('a title that was longer where another game had it comes to the game that has it alone here', async () => {
  await catalogueOf([older, newer]);
  const [, game] = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .orderBy('game_id')
    .execute();
  await own(game?.game_id ?? 0, '');
  const { zip } = await download(product, ana);
  await catalogueOf([newer]);

  expect((await upload(product, bo, zip)).body).toMatchObject({ games: 1, missing: [] });
  expect(await titlesOwned(bo)).toEqual(['Twelve']);
});

test('a copy of a game of which only another one of its title is here is named as missing', async () => {
  await catalogueOf([older]);
  const game = await product.ctx.db.selectFrom('games_igdb').select('game_id').executeTakeFirstOrThrow();
  await own(game.game_id, '');
  const { zip } = await download(product, ana);
  await catalogueOf([newer]);

  expect((await upload(product, bo, zip)).body).toMatchObject({
    games: 0,
    missing: ['Twelve (Platform 19)'],
  });
});

test('the number at IGDB tells games of one title apart where years do not', async () => {
  await catalogueOf([{ title: 'Twelve', igdb_id: 12, publisher: 'Sega' }]);
  const game = await product.ctx.db.selectFrom('games_igdb').select('game_id').executeTakeFirstOrThrow();
  await own(game.game_id, '');
  const { zip } = await download(product, ana);
  await catalogueOf([
    { title: 'Twelve', igdb_id: 13 },
    { title: 'Twelve', igdb_id: 12, publisher: 'Sega' },
  ]);

  expect((await upload(product, bo, zip)).body).toMatchObject({ games: 1, missing: [] });
  expect(await titlesOwned(bo)).toEqual(['Twelve (Sega)']);
});
