import type { GameRow } from '@cartouche/contract/game';
import { isOwnEntry } from '@cartouche/contract/entries.rules';
import { ownEntries } from '@cartouche/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { enter as enterGame, lagoon } from '../testing/entries.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  await product.games(['Super Metroid', 'Secret of Mana', 'Zelda'], 19);
});
afterAll(() => product.close());
beforeEach(async () => void (ana = await product.user('ana')));

const enter = (input: object = {}, user = ana) => enterGame(product, user, input);

async function titles(user: TestUser, input: object = {}): Promise<string[]> {
  const { body } = await product.as(user, 'catalogue.fetchGames', input);
  return (body as GameRow[]).map(({ title }) => title); // as: the contract's output
}

test('an entered game is in every list of its owner, with its facts', async () => {
  const gameId = await enter({ to: 'collection' });

  expect(isOwnEntry(gameId)).toBe(true);
  expect((await product.as(ana, 'catalogue.game', { gameId })).body).toMatchObject({
    title: 'Ligne Générale',
    release_date: '1993',
    publisher: 'Loriciel',
    region: 'FR',
    is_owned: true,
    entry: { corrects: null, hasCover: false },
  });
  for (const input of [
    {},
    { p_platform: 19 },
    { p_search: 'ligne' },
    { p_region: 'FR' },
    { p_publisher: 'loriciel' },
    { p_starts_with: 'l' },
    { p_tab: 'owned' },
    { p_sort_by: 'release_date' },
    { p_tab: 'owned', p_search: 'generale' },
  ])
    expect([input, await titles(ana, input)]).toEqual([input, expect.arrayContaining(['Ligne Générale'])]);
  expect((await product.as(ana, 'catalogue.search', { q: 'generale' })).body).toMatchObject({
    found: [{ game_id: gameId, is_owned: true }],
  });
  expect((await product.as(ana, 'catalogue.facets', {})).body).toMatchObject({ regions: ['FR'] });
  expect((await product.as(ana, 'archive.exportCollection', {})).status).toBe(403);
  expect((await product.as(ana, 'collection.summary', {})).body).toMatchObject({
    games: 1,
    platforms: [{ platform_id: 19, owned: 1, total: 4 }],
  });
});

test('a genre has no comma: what is entered with one is two, here and in every file', async () => {
  const gameId = await enter({ genres: ['Aventure, action', 'action', 'Puzzle'] });

  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_genre: 'Aventure' });
  const tooMany = await product.as(ana, 'entries.create', {
    title: 'Many',
    platform_id: 19,
    genres: [Array.from({ length: ownEntries.mostGenres + 1 }, (_one, at) => `Genre ${at}`).join(', ')],
  });

  expect(body).toMatchObject([{ game_id: gameId, genres: 'Aventure, action, Puzzle' }]);
  expect(tooMany.status).toBe(400);
});

test('totals and tabs count it for its owner, and for nobody else', async () => {
  const bo = await product.user('bo');
  await enter();

  const [hers, his] = await Promise.all(
    [ana, bo].map(async (user) => (await product.as(user, 'catalogue.platformCounts', {})).body),
  );

  expect(hers).toMatchObject({ all_count: 4 });
  expect(his).toMatchObject({ all_count: 3 });
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_platform: 19 });
  expect((body as GameRow[]).map(({ total_count }) => total_count)).toEqual([4, 4, 4, 4]); // as: see above
  expect((await product.as(ana, 'catalogue.platformCounts', { p_region: 'FR' })).body).toMatchObject({
    all_count: 1,
  });
  expect((await product.as(ana, 'catalogue.platformCounts', { p_region: 'JP' })).body).toMatchObject({
    all_count: 0,
  });
});

test('a game that is entered twice at once, in two tabs, is one entry', async () => {
  const answers = await Promise.all([1, 2].map(() => product.as(ana, 'entries.create', lagoon)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'entry_exists',
    data: { gameId: expect.any(Number) as number },
  });
});

test('two users can enter the same game, and one user a game that the catalogue has', async () => {
  const bo = await product.user('bo');

  const entered = [await enter(), await enter({}, bo), await enter({ title: 'Zelda' })];

  expect(new Set(entered).size).toBe(3);
  expect(await titles(ana, { p_search: 'zelda' })).toEqual(['Zelda', 'Zelda']);
});

test.each([
  { title: '' },
  { title: '★★★' },
  { title: 'x'.repeat(251) },
  { title: 'a\u0000b' },
  { release_date: '1993-13' },
  { release_date: 'soon' },
  { regions: ['Europe'] },
])('what cannot be a game is refused: %j', async (input) => {
  const { status, body } = await product.as(ana, 'entries.create', { ...lagoon, ...input });

  expect([status, body]).toMatchObject([400, { code: 'bad_input' }]);
});

test.each(['ZZ', 'UK', 'eu'])('a region that nobody knows is refused where it stands: %s', async (region) => {
  const { status, body } = await product.as(ana, 'entries.create', { ...lagoon, regions: ['JP', region] });

  expect([status, body]).toMatchObject([
    400,
    { details: [{ field: 'regions.1', reason: 'is not a region: write its code, such as EU, JP or WW' }] },
  ]);
});

test('all regions that the catalogue has can be said of an entry', async () => {
  const codes = ['AS', 'EU', 'GB', 'JP', 'LA', 'SC', 'TW', 'US', 'WW', 'ZA'];

  const { status } = await product.as(ana, 'entries.create', { ...lagoon, regions: codes });

  expect(status).toBe(200);
});

test('a platform that does not exist is refused', async () => {
  const answer = await product.as(ana, 'entries.create', { ...lagoon, platform_id: 4711 });

  expect(answer).toMatchObject({ status: 404, body: { code: 'platform_not_found' } });
});

test('there is a limit to what one user enters', async () => {
  const { db } = product.ctx;
  for (let at = 1; at < ownEntries.most; at += 1) {
    const game_id = 2 ** 30 + 1_000_000 + at;
    await db
      .insertInto('games_igdb')
      .values({
        game_id,
        platform_id: 19,
        title: `Game ${at}`,
        folded_title: `game ${at}`,
        release_date: null,
        publisher: null,
        folded_publisher: null,
        cover_url_small: null,
        owner_id: ana.id,
      })
      .execute();
    await db.insertInto('own_entries').values({ user_id: ana.id, game_id, created_at: new Date() }).execute();
  }

  const last = await product.as(ana, 'entries.create', lagoon);
  const beyond = await product.as(ana, 'entries.create', { ...lagoon, title: 'One more' });

  expect(last.status).toBe(200);
  expect(beyond).toMatchObject({ status: 422, body: { code: 'entry_limit_reached', data: { limit: 500 } } });
});

test('an entry takes a place of the free plan when it is owned, and nothing is entered without one', async () => {
  const ids = await product.games(
    Array.from({ length: 20 }, (_, at) => `Of the plan ${at}`),
    33,
  );
  for (const gameId of ids) await product.as(ana, 'collection.save', { gameId });

  const refused = await product.as(ana, 'entries.create', { ...lagoon, to: 'collection' });
  const wished = await product.as(ana, 'entries.create', { ...lagoon, to: 'wishlist' });

  expect(refused).toMatchObject({ status: 422, body: { code: 'game_limit_reached' } });
  expect(wished.status).toBe(200);
  expect(await titles(ana, { p_tab: 'wishlist' })).toEqual(['Ligne Générale']);
});

test('changing an entry changes it in every list, and keeps the copy', async () => {
  const gameId = await enter({ to: 'collection' });
  await enter({ title: 'Taken' });

  const { status } = await product.as(ana, 'entries.change', { ...lagoon, gameId, title: 'La Ligne' });
  const taken = await product.as(ana, 'entries.change', { ...lagoon, gameId, title: 'taken!' });

  expect(status).toBe(200);
  expect(taken).toMatchObject({ status: 409, body: { code: 'entry_exists' } });
  expect(await titles(ana, { p_tab: 'owned', p_search: 'la ligne' })).toEqual(['La Ligne']);
  expect((await product.as(ana, 'entries.list', {})).body).toMatchObject([
    { title: 'Taken', is_owned: false },
    { title: 'La Ligne', is_owned: true, corrects: null },
  ]);
});

test('deleting an entry deletes what its owner has of it, and an alert stays without it', async () => {
  const gameId = await enter({ to: 'collection' });
  const { db } = product.ctx;
  await db
    .insertInto('searches')
    .values({ user_id: ana.id, platform: 'vinted', query: 'ligne', game_id: gameId, created_at: new Date() })
    .execute();

  const { status } = await product.as(ana, 'entries.remove', { gameId });

  expect(status).toBe(200);
  expect((await product.as(ana, 'catalogue.game', { gameId })).status).toBe(404);
  expect(await titles(ana, { p_tab: 'owned' })).toEqual([]);
  const alert = await db.selectFrom('searches').select('game_id').where('user_id', '=', ana.id).execute();
  expect(alert).toEqual([{ game_id: null }]);
});

test('far down a long list, every page has each game once, with what the user entered and corrected', async () => {
  const ids = await product.games(
    Array.from({ length: 700 }, (_, at) => `Walk ${String(at).padStart(3, '0')}`),
    77,
  );
  for (const title of ['A first', 'Walk 0025', 'Walk 5555', 'Zzz last'])
    await enter({ title, platform_id: 77 });
  await product.as(ana, 'entries.correct', { gameId: ids[300], title: 'Walk 699 b' });

  const seen: string[] = [];
  for (let offset = 0; offset < 720; offset += 24)
    seen.push(...(await titles(ana, { p_platform: 77, p_limit: 24, p_offset: offset })));

  const own = ['A first', 'Walk 0025', 'Walk 5555', 'Walk 699 b', 'Zzz last'];
  const all = Array.from({ length: 700 }, (_, at) => `Walk ${String(at).padStart(3, '0')}`);
  const expected = [...all.filter((title) => title !== 'Walk 300'), ...own].toSorted((one, two) =>
    one.toLowerCase() < two.toLowerCase() ? -1 : 1,
  );
  expect(seen).toEqual(expected);
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_platform: 77, p_limit: 1 });
  expect(body).toMatchObject([{ title: 'A first', total_count: 704 }]);
});
