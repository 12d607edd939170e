import { platforms } from './catalogue.ts';
import { leftBehind, newGames, ownedGames } from './collector.ts';
import type { Request } from './load.ts';
import { genres, nouns, rareWords, regions } from './words.ts';

/** One thing that is measured: the product's requests, and the best plain SQL that answers the same. */
export type Case = {
  name: string;
  title: string;
  sql: string;
  /** Sent in turn. `values` are the parameters of the plain SQL after the user, who is $1. */
  inputs: { request: Request; values: (string | number)[] }[];
  /** Measured by count where each request leaves something behind, by time otherwise. */
  requests?: number;
};

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

/** The first page of what `where` leaves, with a total that is looked up. */
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

const platformCountsSql = `
  select (select games from game_facets where platform_id = $2 and genre = '' and region = '') as all_count,
    owned.n::int as owned_count, owned.incomplete::int as incomplete_count,
    (select count(*) from user_wishlist w join games_igdb g using (game_id)
      where w.user_id = $1 and g.platform_id = $2)::int as wishlist_count
  from (
    select count(*) as n,
      count(*) filter (where completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED')) as incomplete
    from user_collection c join games_igdb g using (game_id) where c.user_id = $1 and g.platform_id = $2
  ) owned`;

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

type Query = Record<string, string | number>;

function read(name: string, title: string, sql: string, path: string, queries: Query[]): Case {
  const inputs = queries.map((query) => {
    const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return {
      request: { method: 'GET' as const, path: `${path}?${search.join('&')}` },
      values: valuesOf(query),
    };
  });
  return { name, title, sql, inputs };
}

/** What the plain SQL has a place for; limits and offsets are written into it. */
function valuesOf({ p_limit: _limit, p_offset: _offset, ...rest }: Query): (string | number)[] {
  return Object.values(rest);
}

function page(name: string, title: string, sql: string, queries: Query[]): Case {
  return read(
    name,
    title,
    sql,
    '/api/rpc/fetch_games',
    queries.map((query) => ({ ...query, p_limit: pageSize })),
  );
}

function counts(name: string, title: string, sql: string, queries: Query[]): Case {
  return read(name, title, sql, '/api/rpc/get_platform_counts', queries);
}

function save(name: string, title: string, gameIds: number[]): Case {
  const inputs = gameIds.map((gameId) => ({
    request: { method: 'PUT' as const, path: `/api/collection/${gameId}`, body: draft },
    values: [gameId],
  }));
  return { name, title, sql: upsertSql, inputs };
}

const onePlatform = platforms.filter((_one, index) => index % 5 === 0).map(({ id }) => ({ p_platform: id }));
const searchFor = (words: string[]) => words.map((word) => ({ p_search: word.toLowerCase() }));

export const cases: Case[] = [
  page('page-all', 'page, all games', firstPage('', `platform_id = 0 and genre = '' and region = ''`), [{}]),
  page(
    'page-platform',
    'page, one platform',
    firstPage('where platform_id = $2', `platform_id = $2 and genre = '' and region = ''`),
    onePlatform,
  ),
  page(
    'page-genre',
    'page, one genre',
    firstPage('where genres @> array[$2]', `platform_id = 0 and genre = $2 and region = ''`),
    genres.map((genre) => ({ p_genre: genre })),
  ),
  page(
    'page-region',
    'page, one region',
    firstPage('where regions @> array[$2]', `platform_id = 0 and genre = '' and region = $2`),
    regions.map((region) => ({ p_region: region })),
  ),
  page('search-rare', 'page, search with about 40 matches', searchSql, searchFor(rareWords)),
  page('search-medium', 'page, search with about 1,000 matches', searchSql, searchFor(nouns.slice(-8))),
  page('search-broad', 'page, search with about 12,000 matches', searchSql, searchFor(nouns.slice(0, 8))),
  page('page-deep', 'page 5,000, all games', deepSql, [{ p_offset: (deepPage - 1) * pageSize }]),
  counts('counts-all', 'counts for the tabs, all games', countsSql, [{}]),
  counts('counts-platform', 'counts for the tabs, one platform', platformCountsSql, onePlatform),
  save('save-owned', 'save of a copy already owned', ownedGames.slice(0, 200)),
  { ...save('save-new', 'save of a game not yet owned', newGames.slice(0, 300)), requests: 300 },
];
