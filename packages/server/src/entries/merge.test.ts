import type { GameRow } from '@cartouche/contract/game';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { writeRecords } from '../catalogue/import/batch.ts';
import { toRecord } from '../catalogue/import/gameRecord.ts';
import { givePlan } from '../subscription/subscription.ts';
import { correct, coverUpload, enter, herCode, lagoon } from '../testing/entries.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';
import { forgetMergedEntries, unmergeEntry } from './merge.ts';

let product: Product;
let ana: TestUser;
let count = 0;
/** The same game in the catalogue, under a title of its own for each test. */
let game = { gameId: 0, title: '' };
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());
beforeEach(async () => {
  ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  count += 1;
  const title = `Générale ${count}`;
  const [gameId = 0] = await product.games([title]);
  game = { gameId, title };
});

const copy = { condition: 'MINT', completeness: 'CASE', purchasePrice: 12.5, notes: 'from Lyon' };

async function rowsOf(table: string, user = ana) {
  const query = sql<{ game_id: number }>`
    select * from ${sql.table(table)} where user_id = ${user.id} order by game_id`;
  return (await query.execute(product.ctx.db)).rows;
}

async function owned(): Promise<GameRow[]> {
  return (await product.as(ana, 'catalogue.fetchGames', { p_tab: 'owned' })).body as GameRow[]; // as: the contract's output
}

test('an entry is offered the game that it looks like, also in the list of entries, and a no holds until it is undone', async () => {
  const gameId = await enter(product, ana, { title: `GENERALE ${count}!` });
  const ask = async () => (await product.as(ana, 'entries.matches', { gameId })).body;
  const listed = async () => (await product.as(ana, 'entries.list', {})).body;

  const offered = [await ask(), await listed()];
  await product.as(ana, 'entries.refuse', { gameId, otherId: game.gameId });
  const refused = [await ask(), await listed()];
  await product.as(ana, 'entries.refuse', { gameId, otherId: game.gameId, isOther: false });

  expect(offered).toMatchObject([
    [{ game_id: game.gameId, title: game.title }],
    [{ game_id: gameId, looks_like: { game_id: game.gameId, title: game.title } }],
  ]);
  expect(refused).toMatchObject([[], [{ game_id: gameId, looks_like: null }]]);
  expect(await ask()).toMatchObject([{ game_id: game.gameId }]);
  expect((await product.as(ana, 'entries.refuse', { gameId, otherId: gameId })).status).toBe(404);
});

test('an entry looks like a game whose title is written in another way, and not like its sequel', async () => {
  await product.ctx.db.transaction().execute((tx) =>
    writeRecords(
      tx,
      [`Star Fox ${count}`, `Star Fox ${count} II`].map((title) => ({
        ...toRecordOf(title),
        source_key: title,
      })),
    ),
  );
  const gameId = await enter(product, ana, { title: `StarFox ${count}` });

  const { body } = await product.as(ana, 'entries.matches', { gameId });

  expect(body).toMatchObject([{ title: `Star Fox ${count}` }]);
  expect(body).toHaveLength(1);
});

function toRecordOf(title: string) {
  const made = toRecord({ platform_id: 19, title, source: 'Cartouche', licence: 'CC0-1.0' });
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}

test('a merge keeps the copy with its photos, notes and price, and its picture becomes one of them', async () => {
  const gameId = await enter(product, ana);
  await product.as(ana, 'collection.save', { gameId, ...copy });
  await product.request(photoUpload(ana, gameId, await jpeg(), 'image/jpeg'));
  await coverUpload(product, ana, { gameId, bytes: await jpeg() });
  const [before] = await rowsOf('user_collection');

  const { status, body } = await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });

  expect([status, body]).toEqual([200, { gameId: game.gameId }]);
  const kept = (await product.as(ana, 'collection.item', { gameId: game.gameId })).body;
  expect(kept).toMatchObject({ ...copy, photos: [{}, {}] });
  expect(await rowsOf('user_collection')).toEqual([
    { ...before, game_id: game.gameId, folded_title: `generale ${count}`, release: 'FR', ...keys },
  ]);
  expect(await owned()).toMatchObject([{ game_id: game.gameId, title: game.title, is_owned: true }]);
  const all = (await product.as(ana, 'catalogue.search', { q: 'ligne' })).body;
  expect(all).toMatchObject({ found: [], alike: [] });
  const listed = async () => (await product.as(ana, 'entries.list', {})).body;
  const until = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/);
  expect(await listed()).toMatchObject([
    { game_id: gameId, became: { game_id: game.gameId, title: game.title, undoable_until: until } },
  ]);

  await product.as(ana, 'entries.unmerge', { gameId });
  expect(await listed()).toMatchObject([{ game_id: gameId, became: null }]);
  expect((await product.as(ana, 'collection.item', { gameId })).body).toMatchObject({
    ...copy,
    photos: [{}],
  });
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  expect((await product.as(ana, 'collection.item', { gameId: game.gameId })).body).toMatchObject({
    photos: [{}, {}],
  });
});

/** What the lists sort by, as the game of the catalogue has it. */
const keys = { release_date: null, folded_publisher: null, genres: [], regions: [] };

test('a merge moves the wish, the bin, alerts and bulk changes as well, and an undo brings them back', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await product.as(ana, 'collection.remove', { gameId });
  await product.as(ana, 'wishlist.add', { gameId });
  await sql`insert into searches (user_id, platform, query, game_id, created_at)
    values (${ana.id}, 'vinted', 'ligne', ${gameId}, now())`.execute(product.ctx.db);
  const tables = ['user_wishlist', 'user_bin', 'searches'];
  const before = await Promise.all(tables.map((table) => rowsOf(table)));

  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  const merged = await Promise.all(tables.map((table) => rowsOf(table)));
  const undone = await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged.flat().map(({ game_id }) => game_id)).toEqual([game.gameId, game.gameId, game.gameId]);
  expect(undone.status).toBe(200);
  expect(await Promise.all(tables.map((table) => rowsOf(table)))).toEqual(before);
});

test('a wish for the game is granted by the copy that moves to it, and an undo wishes for it again', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await product.as(ana, 'wishlist.add', { gameId: game.gameId });
  const wishes = await rowsOf('user_wishlist');

  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  const merged = await rowsOf('user_wishlist');
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged).toEqual([]);
  expect(await rowsOf('user_wishlist')).toEqual(wishes);
  expect(await owned()).toMatchObject([{ game_id: gameId }]);
});

test('who owns a copy of both has the second beside the first, and an undo parts them', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await product.as(ana, 'collection.addCopy', { gameId, place: 'Attic' });
  await product.as(ana, 'collection.save', { gameId: game.gameId, place: 'Shelf' });
  const all = async () => [await rowsOf('user_collection'), await rowsOf('user_copies')];
  const before = await all();

  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  const merged = await product.as(ana, 'collection.copies', { gameId: game.gameId });
  const games = await owned();
  await product.as(ana, 'entries.unmerge', { gameId });

  expect(merged.body).toMatchObject([{ place: 'Shelf', isLead: true }, { place: '' }, { place: 'Attic' }]);
  expect(games).toMatchObject([{ game_id: game.gameId }]);
  expect(await all()).toEqual(before);
});

test('an undo of a merge wishes for no game of which a copy was added since', async () => {
  const gameId = await enter(product, ana, { to: 'collection' });
  await product.as(ana, 'wishlist.add', { gameId: game.gameId });
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  await product.as(ana, 'collection.addCopy', { gameId: game.gameId });

  await product.as(ana, 'entries.unmerge', { gameId });

  expect(await rowsOf('user_wishlist')).toEqual([]);
  expect(new Set((await owned()).map(({ game_id }) => game_id))).toEqual(new Set([game.gameId, gameId]));
});

test('an entry merges only into a game of the catalogue for its platform, and twice at once is once', async () => {
  const gameId = await enter(product, ana);
  const [elsewhere = 0] = await product.games(['Elsewhere'], 20);
  const other = await enter(product, ana, { title: 'Another' });

  const wrong = await product.as(ana, 'entries.merge', { gameId, otherId: other });
  const ofAnother = await product.as(ana, 'entries.merge', { gameId, otherId: elsewhere });
  const both = await Promise.all(
    [1, 2].map(() => product.as(ana, 'entries.merge', { gameId, otherId: game.gameId })),
  );

  expect(wrong).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
  expect(ofAnother).toMatchObject({ status: 400, body: { code: 'platforms_differ' } });
  expect(both).toMatchObject([1, 2].map(() => ({ status: 200, body: { gameId: game.gameId } })));
});

test('a merge can be undone for thirty days, and then the entry is gone with its picture', async () => {
  const gameId = await enter(product, ana);
  await coverUpload(product, ana, { gameId, bytes: await jpeg() });
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId, isWithoutPicture: true });

  product.later(29 * 24 * 3_600_000);
  await forgetMergedEntries(product.ctx);
  const waiting = await rowsOf('own_entries');
  product.later(2 * 24 * 3_600_000);
  await expect(unmergeEntry(product.ctx, ana.id, gameId)).rejects.toMatchObject({ code: 'merge_not_found' });
  await forgetMergedEntries(product.ctx);

  expect(waiting).toHaveLength(1);
  expect(await rowsOf('own_entries')).toEqual([]);
  const unneeded = await sql`select from unneeded_files where file_key like ${`%entry-${gameId}-%`}`.execute(
    product.ctx.db,
  );
  expect(unneeded.rows).toHaveLength(1);
});

test('what came to an entry while it was merged is at the game once the entry is forgotten', async () => {
  const [gameId, later] = [await enter(product, ana), await enter(product, ana, { title: 'Later' })];
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });
  await product.as(ana, 'entries.merge', { gameId: later, otherId: game.gameId });
  await product.ctx.db
    .insertInto('user_wishlist')
    .values({ user_id: ana.id, game_id: gameId, created_at: product.ctx.now() })
    .execute();

  product.later(31 * 24 * 3_600_000);
  await forgetMergedEntries(product.ctx);

  expect(await rowsOf('own_entries')).toEqual([]);
  expect(await rowsOf('user_wishlist')).toMatchObject([{ game_id: game.gameId }]);
});

test('what was said of an entry’s barcode is said of its game, also when it is entered again', async () => {
  const gameId = await enter(product, ana);
  await product.as(ana, 'barcodes.teach', { code: herCode, gameId });
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });

  await product.as(ana, 'entries.create', lagoon);

  expect(await rowsOf('barcode_says')).toMatchObject([{ game_id: game.gameId, is_right: true }]);
});

test('a game can be entered again while its merged entry waits for an undo', async () => {
  const gameId = await enter(product, ana);
  await product.as(ana, 'entries.merge', { gameId, otherId: game.gameId });

  const again = await product.as(ana, 'entries.create', lagoon);

  expect(again.status).toBe(200);
  expect((await product.as(ana, 'entries.unmerge', { gameId })).status).toBe(404);
});

test('a correction stands for its game in the lists of its owner alone, with what they have of it', async () => {
  const bo = await product.user('bo');
  const { gameId } = game;
  await product.as(ana, 'collection.save', { gameId, ...copy });
  await product.as(bo, 'collection.save', { gameId, notes: 'of bo' });

  const own = await correct(product, ana, { ...lagoon, gameId, title: 'Corrected' });

  expect(await owned()).toMatchObject([
    { game_id: own, title: 'Corrected', platform_id: 19, is_owned: true },
  ]);
  const search = async (user: TestUser) =>
    ((await product.as(user, 'catalogue.fetchGames', { p_search: `generale ${count}` })).body as GameRow[]) // as: see above
      .map(({ game_id }) => game_id);
  expect(await search(ana)).not.toContain(gameId);
  expect(await search(bo)).toEqual([gameId]);
  expect((await product.as(bo, 'catalogue.game', { gameId })).body).toMatchObject({ title: game.title });
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    entry: { corrects: { game_id: gameId, title: game.title } },
  });
  expect((await product.as(bo, 'collection.item', { gameId })).body).toMatchObject({ notes: 'of bo' });
  const again = await product.as(ana, 'entries.correct', { ...lagoon, gameId, title: 'Other' });
  expect(again).toMatchObject({ status: 409, body: { code: 'entry_exists' } });
});

test('a correction that is deleted gives its game back, and is a correction again after an undo', async () => {
  const { gameId } = game;
  await product.as(ana, 'collection.save', { gameId, ...copy });
  const own = await correct(product, ana, { ...lagoon, gameId, title: 'Corrected' });

  await product.as(ana, 'entries.remove', { gameId: own });
  const back = await owned();
  await product.as(ana, 'entries.unmerge', { gameId: own });

  expect(back).toMatchObject([{ game_id: gameId, copy: { condition: 'MINT' } }]);
  expect(await owned()).toMatchObject([{ game_id: own, title: 'Corrected' }]);
  expect((await product.as(ana, 'catalogue.game', { gameId: own })).body).toMatchObject({
    entry: { corrects: { game_id: gameId } },
  });
});
