import { platforms } from './catalogue.ts';
import { leftBehind, newGames, ownedGames } from './collector.ts';
import type { Request } from './load.ts';
import { genres, nouns, rareWords, regions } from './words.ts';

/** One case: the product's requests, and the best plain SQL with the same result. */
export type Case = {
  title: string;
  kind: 'page' | 'deepPage' | 'counts' | 'save';
  sql: string;
  inputs: Input[];
  /** A number of requests where each leaves something behind; otherwise a time is measured. */
  requests?: number;
};

/** A request, and `values` for the parameters of the plain SQL after the user, who is $1. */
type Input = { request: Request; values: (string | number)[] };

const pageSize = 24;
const deepPage = 5000;

const columns = `
  g.game_id, g.title, s.name as platform, g.platform_id, g.release_date, array_to_string(g.genres, ', ') as genres,
  g.publisher, nullif(array_to_string(g.regions, ', '), '') as region, g.cover_url_small, g.cover_url_big,
  c.condition, c.completeness, c."purchasePrice", w.game_id is not null as in_wishlist`;
const joins = `
  join consoles s on s.id = g.platform_id
  left join user_collection c on c.user_id = $1 and c.game_id = g.game_id
  left join user_wishlist w on w.user_id = $1 and w.game_id = g.game_id
  order by g.folded_title, g.game_id`;

/** The first page of what `where` leaves, with a total from the facets. */
function firstPage(where: string, facet: string): string {
  return `
    select ${columns}, (select games from game_facets where ${facet}) as total_count
    from (select * from games_igdb ${where} order by folded_title, game_id limit ${pageSize}) g ${joins}`;
}

const deepSql = `
  with page as materialized (
    select game_id from games_igdb order by folded_title, game_id limit ${pageSize} offset ${(deepPage - 1) * pageSize}
  )
  select ${columns}, (select games from game_facets where platform_id = 0 and genre = '' and region = '') as total_count
  from page join games_igdb g using (game_id) ${joins}`;

const searchSql = `
  with hit as materialized (select game_id, folded_title from games_igdb where folded_title like '%' || $2 || '%'),
    page as materialized (select game_id from hit order by folded_title, game_id limit ${pageSize})
  select ${columns}, (select count(*) from hit)::int as total_count
  from page join games_igdb g using (game_id) ${joins}`;

const countsSql = `
  select (select games from game_facets where platform_id = 0 and genre = '' and region = '') as all_count,
    owned.n::int as owned_count, owned.incomplete::int as incomplete_count,
    (select count(*) from user_wishlist where user_id = $1)::int as wishlist_count
  from (
    select count(*) as n,
      count(*) filter (where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED')) as incomplete
    from user_collection where user_id = $1
  ) owned`;

/** The counts of the games that meet a condition; `facet` is where their number in the catalogue is kept. */
function filteredCounts(condition: string, facet: string): string {
  return `
    select (select games from game_facets where ${facet}) as all_count,
      owned.n::int as owned_count, owned.incomplete::int as incomplete_count,
      (select count(*) from user_wishlist w join games_igdb g using (game_id)
        where w.user_id = $1 and ${condition})::int as wishlist_count
    from (
      select count(*) as n,
        count(*) filter (where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED')) as incomplete
      from user_collection c join games_igdb g using (game_id) where c.user_id = $1 and ${condition}
    ) owned`;
}

const upsertSql = `
  insert into user_collection (user_id, game_id, condition, completeness, "purchasePrice", "purchaseDate", notes)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, game_id) do update set condition = excluded.condition, completeness = excluded.completeness,
    "purchasePrice" = excluded."purchasePrice", "purchaseDate" = excluded."purchaseDate", notes = excluded.notes
  returning id, game_id, condition, completeness, "purchasePrice", "purchaseDate", notes, created_at`;

const draft = JSON.stringify({
  condition: 'MINT',
  completeness: 'CARTRIDGE,CASE',
  purchasePrice: 24.5,
  purchaseDate: '2026-05-04',
  notes: leftBehind,
});

type Filters = Record<string, string | number>;

function pages(filters: Filters[], offset = 0): Input[] {
  return reads('/api/rpc/fetch_games', filters, { p_limit: pageSize, p_offset: offset });
}

function counts(filters: Filters[]): Input[] {
  return reads('/api/rpc/get_platform_counts', filters, {});
}

function reads(path: string, filters: Filters[], fixed: Record<string, number>): Input[] {
  return filters.map((filter) => {
    const query = Object.entries({ ...filter, ...fixed }).map(
      ([key, value]) => `${key}=${encodeURIComponent(value)}`,
    );
    return { request: { method: 'GET', path: `${path}?${query.join('&')}` }, values: Object.values(filter) };
  });
}

function saves(gameIds: number[]): Input[] {
  return gameIds.map((gameId) => ({
    request: { method: 'PUT', path: `/api/collection/${gameId}`, body: draft },
    values: [gameId],
  }));
}

const onePlatform = platforms.filter((_one, index) => index % 5 === 0).map(({ id }) => ({ p_platform: id }));
const oneGenre = genres.map((genre) => ({ p_genre: genre }));
const oneRegion = regions.map((region) => ({ p_region: region }));
const searchFor = (words: string[]) => words.map((word) => ({ p_search: word.toLowerCase() }));

const everyGame = `platform_id = 0 and genre = '' and region = ''`;
const ofPlatform = `platform_id = $2 and genre = '' and region = ''`;
const ofGenre = `platform_id = 0 and genre = $2 and region = ''`;
const ofRegion = `platform_id = 0 and genre = '' and region = $2`;

/** The first is the page that others are compared with. */
export const cases: Case[] = [
  { title: 'page, all games', kind: 'page', sql: firstPage('', everyGame), inputs: pages([{}]) },
  {
    title: 'page, one platform',
    kind: 'page',
    sql: firstPage('where platform_id = $2', ofPlatform),
    inputs: pages(onePlatform),
  },
  {
    title: 'page, one genre',
    kind: 'page',
    sql: firstPage('where genres @> array[$2]', ofGenre),
    inputs: pages(oneGenre),
  },
  {
    title: 'page, one region',
    kind: 'page',
    sql: firstPage('where regions @> array[$2]', ofRegion),
    inputs: pages(oneRegion),
  },
  {
    title: 'page, search, about 40 found',
    kind: 'page',
    sql: searchSql,
    inputs: pages(searchFor(rareWords)),
  },
  {
    title: 'page, search, about 1,000 found',
    kind: 'page',
    sql: searchSql,
    inputs: pages(searchFor(nouns.slice(-8))),
  },
  {
    title: 'page, search, about 12,000 found',
    kind: 'page',
    sql: searchSql,
    inputs: pages(searchFor(nouns.slice(0, 8))),
  },
  {
    title: 'page 5,000, all games',
    kind: 'deepPage',
    sql: deepSql,
    inputs: pages([{}], (deepPage - 1) * pageSize),
  },
  { title: 'counts, all games', kind: 'counts', sql: countsSql, inputs: counts([{}]) },
  {
    title: 'counts, one platform',
    kind: 'counts',
    sql: filteredCounts('g.platform_id = $2', ofPlatform),
    inputs: counts(onePlatform),
  },
  {
    title: 'counts, one genre',
    kind: 'counts',
    sql: filteredCounts('g.genres @> array[$2]', ofGenre),
    inputs: counts(oneGenre),
  },
  {
    title: 'save, a copy already owned',
    kind: 'save',
    sql: upsertSql,
    inputs: saves(ownedGames.slice(0, 200)),
  },
  {
    title: 'save, a game not yet owned',
    kind: 'save',
    sql: upsertSql,
    inputs: saves(newGames.slice(0, 300)),
    requests: 300,
  },
];
