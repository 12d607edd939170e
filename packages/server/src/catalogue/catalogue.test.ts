import { fold } from '@cartouche/contract/catalogue.rules';
import type { GameRow } from '@cartouche/contract/game';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';

type Shelf = {
  title: string;
  date?: string;
  publisher?: string;
  genres?: string[];
  regions?: string[];
  on?: number;
};

const shelf: Shelf[] = [
  {
    title: 'Super Mario World',
    date: '1990-11-21',
    publisher: 'Nintendo',
    genres: ['Platform'],
    regions: ['JP', 'US'],
  },
  {
    title: 'Super Metroid',
    date: '1994-03-19',
    publisher: 'Nintendo',
    genres: ['Action', 'Platform'],
    regions: ['JP'],
  },
  {
    title: 'Pokémon Red',
    date: '1996',
    publisher: 'Nintendo',
    genres: ['Role-playing'],
    regions: ['US'],
    on: 33,
  },
  { title: '3×3 Eyes', genres: ['Adventure'], on: 33 },
  { title: 'ActRaiser', date: '1990-12-16', publisher: 'Enix', genres: ['Action'], regions: ['JP', 'EU'] },
];

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await product.games([], 19);
  await product.games([], 33);
  await product.ctx.db
    .insertInto('games_igdb')
    .values(
      shelf.map(({ title, date = null, publisher = null, genres = [], regions = [], on = 19 }) => ({
        platform_id: on,
        title,
        folded_title: fold(title),
        release_date: date,
        publisher,
        folded_publisher: publisher && fold(publisher),
        genres,
        regions,
        cover_url_small: null,
      })),
    )
    .execute();
  await product.as(ana, 'collection.save', {
    gameId: await idOf('Super Metroid'),
    completeness: 'CASE,CARTRIDGE',
  });
  await product.as(ana, 'collection.save', { gameId: await idOf('ActRaiser'), completeness: 'NEW_SEALED' });
  await product.as(ana, 'wishlist.add', { gameId: await idOf('Pokémon Red') });
});
afterAll(() => product.close());

async function idOf(title: string): Promise<number> {
  const row = await product.ctx.db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return row.game_id;
}

async function fetchGames(input: object): Promise<GameRow[]> {
  const { body } = await product.as(ana, 'catalogue.fetchGames', input);
  return body as GameRow[]; // as: the contract's output
}

const titlesOf = (rows: GameRow[]) => rows.map(({ title }) => title);

test.each([
  [{}, ['3×3 Eyes', 'ActRaiser', 'Pokémon Red', 'Super Mario World', 'Super Metroid']],
  [{ p_sort_order: 'desc' }, ['Super Metroid', 'Super Mario World', 'Pokémon Red', 'ActRaiser', '3×3 Eyes']],
  [
    { p_sort_by: 'release_date' },
    ['Super Mario World', 'ActRaiser', 'Super Metroid', 'Pokémon Red', '3×3 Eyes'],
  ],
  [
    { p_sort_by: 'release_date', p_sort_order: 'desc' },
    ['Pokémon Red', 'Super Metroid', 'ActRaiser', 'Super Mario World', '3×3 Eyes'],
  ],
  [
    { p_sort_by: 'publisher', p_sort_order: 'desc' },
    ['Pokémon Red', 'Super Mario World', 'Super Metroid', 'ActRaiser', '3×3 Eyes'],
  ],
  [{ p_platform: 33 }, ['3×3 Eyes', 'Pokémon Red']],
  [{ p_genre: 'Platform' }, ['Super Mario World', 'Super Metroid']],
  [{ p_region: 'EU' }, ['ActRaiser']],
  [{ p_genre: 'Action', p_region: 'JP', p_platform: 19 }, ['ActRaiser', 'Super Metroid']],
  [{ p_publisher: 'nintendo', p_platform: 19 }, ['Super Mario World', 'Super Metroid']],
  [{ p_publisher: 'Énix' }, ['ActRaiser']],
  [{ p_publisher: 'nin' }, []],
  [{ p_tab: 'owned', p_publisher: 'Enix' }, ['ActRaiser']],
  [{ p_search: 'POKEMON' }, ['Pokémon Red']],
  [{ p_search: 'world super' }, ['Super Mario World']],
  [{ p_search: 'rais' }, ['ActRaiser']],
  [{ p_search: '%' }, []],
  [{ p_search: '_' }, []],
  [{ p_search: ' × ' }, ['3×3 Eyes']],
  [{ p_search: ' ' }, ['3×3 Eyes', 'ActRaiser', 'Pokémon Red', 'Super Mario World', 'Super Metroid']],
  [{ p_starts_with: 'S' }, ['Super Mario World', 'Super Metroid']],
  [{ p_starts_with: '#' }, ['3×3 Eyes']],
  [{ p_starts_with: '!!!' }, []],
  [{ p_search: '!!!' }, []],
  [{ p_tab: 'owned', p_search: '!!!' }, []],
  [{ p_tab: 'owned' }, ['ActRaiser', 'Super Metroid']],
  [{ p_tab: 'incomplete' }, ['Super Metroid']],
  [{ p_tab: 'wishlist' }, ['Pokémon Red']],
  [{ p_tab: 'owned', p_search: 'metroid' }, ['Super Metroid']],
  [{ p_tab: 'bogus', p_platform: 33 }, ['3×3 Eyes', 'Pokémon Red']],
  [{ p_search: 'nothing like it' }, []],
])('%o finds %j, with the total', async (input, titles) => {
  const rows = await fetchGames(input);
  const ids = await product.as(ana, 'catalogue.gameIds', input);

  expect(titlesOf(rows)).toEqual(titles);
  expect(ids.body).toEqual(rows.map(({ game_id }) => game_id));
  for (const row of rows) expect(row.total_count).toBe(titles.length);
});

test('pages follow one another without gap or overlap, and each has the total', async () => {
  const first = await fetchGames({ p_limit: 2 });
  const second = await fetchGames({ p_limit: 2, p_offset: 2 });
  const third = await fetchGames({ p_limit: 2, p_offset: 4 });

  expect(titlesOf([...first, ...second, ...third])).toEqual(titlesOf(await fetchGames({})));
  expect([...first, ...second, ...third].every(({ total_count }) => total_count === 5)).toBe(true);
});

test('a row has the user’s copy of the game, and whether it is wished for', async () => {
  const rows = await fetchGames({});

  expect(rows.find(({ title }) => title === 'Super Metroid')).toMatchObject({
    is_owned: true,
    in_wishlist: false,
    genres: 'Action, Platform',
    region: 'JP',
    copy: { condition: 'GOOD', completeness: 'CARTRIDGE,CASE', purchasePrice: null },
  });
  expect(rows.find(({ title }) => title === 'Pokémon Red')).toMatchObject({
    is_owned: false,
    in_wishlist: true,
    copy: null,
  });
});

test.each([
  [{}, { all_count: 5, owned_count: 2, wishlist_count: 1, incomplete_count: 1 }],
  [{ p_platform: 33 }, { all_count: 2, owned_count: 0, wishlist_count: 1, incomplete_count: 0 }],
  [{ p_genre: 'Action' }, { all_count: 2, owned_count: 2, wishlist_count: 0, incomplete_count: 1 }],
  [{ p_search: 'super' }, { all_count: 2, owned_count: 1, wishlist_count: 0, incomplete_count: 1 }],
  [{ p_publisher: 'Nintendo' }, { all_count: 3, owned_count: 1, wishlist_count: 1, incomplete_count: 1 }],
  [{ p_starts_with: 'p' }, { all_count: 1, owned_count: 0, wishlist_count: 1, incomplete_count: 0 }],
  [{ p_platform: 4 }, { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 }],
])('the tabs count for %o', async (input, counts) => {
  const { body } = await product.as(ana, 'catalogue.platformCounts', input);

  expect(body).toEqual(counts);
});

test('the facets always agree with a count of the games, even after changes', async () => {
  await sql`update games_igdb set genres = '{Puzzle,Action}', regions = '{}' where title = '3×3 Eyes'`.execute(
    product.ctx.db,
  );
  await product.games(['Gone tomorrow'], 33);
  await sql`delete from games_igdb where title = 'Gone tomorrow'`.execute(product.ctx.db);

  const kept = await sql`select platform_id, genre, region, games from game_facets order by 1, 2, 3`.execute(
    product.ctx.db,
  );
  const counted = await sql`
    select o.platform as platform_id, o.genre collate "C" as genre, o.region collate "C" as region, count(*)::int as games
    from games_igdb g, facets_of(g.platform_id, g.genres, g.regions) o group by 1, 2, 3 order by 1, 2, 3`.execute(
    product.ctx.db,
  );

  expect(kept.rows).toEqual(counted.rows);
});

test('the offered filters are the genres and regions of the platform', async () => {
  const { body } = await product.as(ana, 'catalogue.facets', { p_platform: 19 });

  expect(body).toEqual({ genres: ['Action', 'Platform'], regions: ['EU', 'JP', 'US'] });
});

test('an image address with a doubled host leaves the server repaired, in lists and in details', async () => {
  const gameId = await idOf('ActRaiser');
  await product.ctx.db
    .updateTable('games_igdb')
    .set({
      cover_url_small: '//img.example/s.jpg',
      cover_url_big: 'https://img.example//img.example/b.jpg',
    })
    .where('game_id', '=', gameId)
    .execute();
  const repaired = {
    cover_url_small: 'https://img.example/s.jpg',
    cover_url_big: 'https://img.example/b.jpg',
  };

  const [listed] = await fetchGames({ p_search: 'actraiser' });
  const details = await product.as(ana, 'catalogue.game', { gameId });

  expect(listed).toMatchObject(repaired);
  expect(details.body).toMatchObject(repaired);
});

test('a game is described in the language of the screen, or in English if there is no French', async () => {
  const [both = 0, english = 0, french = 0] = await product.games(['In both', 'In English', 'In French'], 33);
  await sql`insert into game_details (game_id, description, description_fr) values
    (${both}, 'A game.', 'Un jeu.'), (${english}, 'A game.', null), (${french}, null, 'Un jeu.')`.execute(
    product.ctx.db,
  );
  const reader = { ...ana, cookie: `${ana.cookie}; lang=fr` };
  const described = async (user: TestUser) => {
    const games = [both, english, french].map((gameId) => product.as(user, 'catalogue.game', { gameId }));
    const answers = await Promise.all(games);
    return answers.map(({ body }) => (body as { description: string | null }).description);
  };

  expect(await described(reader)).toEqual(['Un jeu.', 'A game.', 'Un jeu.']);
  expect(await described(ana)).toEqual(['A game.', 'A game.', null]);
  const { body } = await product.as(reader, 'catalogue.game', { gameId: both });
  expect(body).not.toHaveProperty('description_fr');
});

test.each([
  ['catalogue.search', { q: 'zel\0da' }],
  ['catalogue.fetchGames', { p_search: 'zel\0da' }],
  ['catalogue.fetchGames', { p_genre: '\0' }],
  ['catalogue.platformCounts', { p_region: '\0' }],
  ['catalogue.fetchGames', { p_starts_with: '\0' }],
])('%s refuses what no title can contain, without a fault: %j', async (call, input) => {
  expect(await product.as(ana, call, input)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});
