import { sql } from 'kysely';

import { type SortField, pageSize, sortFields } from '@cartouche/contract/catalogue.rules';
import type { FetchGames, GameFilters } from '@cartouche/contract/catalogue';
import { bulkGames } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Fragment, gameConditions, every, isAnyOf } from './filters.store.ts';
import type { Landmark } from './landmarks.store.ts';
import { countOwnDifference, instead, openTo, visibleTo } from './visible/visible.store.ts';

type Platforms = GameFilters['p_platform'];

/** The columns of every list of games; `g` is the game, `s` its platform. */
export const gameColumns = sql`
  g.game_id, g.title, s.name as platform, g.platform_id, g.release_date,
  array_to_string(g.genres, ', ') as genres, g.publisher,
  nullif(array_to_string(g.regions, ', '), '') as region, g.cover_url_small, g.cover_url_big`;

/** A row of `gameColumns`. */
export type GameColumns = {
  game_id: number;
  title: string;
  platform: string;
  platform_id: number;
  release_date: string | null;
  genres: string;
  publisher: string | null;
  region: string | null;
  cover_url_small: string | null;
  cover_url_big: string;
};

/** A page of a list by the ids of its games, and how many games the list has in total; 0 behind its end. */
export type ListPage = { ids: number[]; total: number };

export function toPage(rows: { game_id: number; total: number }[]): ListPage {
  return { ids: rows.map(({ game_id }) => game_id), total: rows[0]?.total ?? 0 };
}

/** One page of the catalogue. A landmark is a game of the list that is known to come before the page. */
export async function listGames(
  db: Db,
  userId: UserId,
  { landmark, ...input }: FetchGames & { landmark: Landmark | undefined },
): Promise<ListPage> {
  const order = orderOf(input);
  const page = input.p_search
    ? foundPage(userId, input, order)
    : walkToPage(userId, { ...input, landmark }, order);
  return toPage((await page.execute(db)).rows);
}

type PageRow = { game_id: number; total: number };

/** Those of some games that lists show the user, in their order. */
export async function listVisibleIds(db: Db, userId: UserId, ids: number[]): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select page.game_id from unnest(${ids}::int[]) with ordinality page (game_id, place)
    where ${visibleTo(userId, sql`page.game_id`)} order by page.place`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** The ids of a catalogue list in its order, cut at the size of one bulk change. */
export async function listGameIds(
  db: Db,
  userId: UserId,
  input: Omit<FetchGames, 'p_limit' | 'p_offset'>,
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select g.game_id from games_igdb g where ${listed(userId, input)}
    order by ${orderOf(input)} limit ${bulkGames}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** The conditions on the games, `g`, of a user's list. */
function listed(userId: UserId, input: Partial<GameFilters>): Fragment {
  return every([...gameConditions(input, 'g'), visibleTo(userId)]);
}

/** The page of a list that an index has in order: earlier games are skipped, and the total is stored elsewhere. */
function walkToPage(
  userId: UserId,
  { landmark, ...input }: FetchGames & { landmark: Landmark | undefined },
  order: Fragment,
) {
  const offset = (input.p_offset ?? 0) - (landmark?.passed ?? 0);
  const isBehind = landmark
    ? sql`and (g.folded_title, g.game_id) > (${landmark.folded_title}, ${landmark.game_id})`
    : sql``;
  return sql<PageRow>`
    select g.game_id, (${countMatching(userId, input)})::int as total
    from games_igdb g where ${listed(userId, input)} ${isBehind}
    order by ${order} ${cut({ ...input, p_offset: offset })}`;
}

/**
 * The first page of the usual size is written without parameters, so that a cached plan knows how few rows it needs.
 */
function cut({ p_limit: limit, p_offset: offset = 0 }: FetchGames): Fragment {
  return limit === pageSize && offset === 0
    ? sql`limit ${sql.lit(pageSize)}`
    : sql`limit ${limit ?? null} offset ${offset}`;
}

/** The page of a list whose matches must be counted: they are found once for both. */
function foundPage(userId: UserId, input: FetchGames, order: Fragment) {
  return sql<PageRow>`
    with found as materialized (
      select g.game_id, g.folded_title, g.release_date, g.folded_publisher
      from games_igdb g where ${listed(userId, input)}
    )
    select g.game_id, (select count(*) from found)::int as total from found g order by ${order} ${cut(input)}`;
}

/** How many games of the catalogue some platforms, or all, have, from the facets. */
export async function countGames(db: Db, platforms: Platforms): Promise<number> {
  const query = sql<{ games: number }>`select ${countFacets({ p_platform: platforms })} as games`;
  return (await query.execute(db)).rows[0]?.games ?? 0;
}

/** The number of matching games that the user sees: looked up where the facets have it, else counted. */
export function countMatching(userId: UserId, input: GameFilters): Fragment {
  const { p_genre = [], p_region = [], p_search, p_publisher, p_starts_with } = input;
  if (p_search?.trim() || p_publisher || p_starts_with || p_genre.length > 1 || p_region.length > 1) {
    return sql`select count(*)::int as games from games_igdb g where ${listed(userId, input)}`;
  }
  const difference = countOwnDifference(userId, every(gameConditions(input, 'g')));
  return sql`select ${countFacets(input)} + (${difference}) as games`;
}

function countFacets({ p_platform, p_genre = [], p_region = [] }: GameFilters): Fragment {
  return sql`(select coalesce(sum(f.games), 0)::int from game_facets f
    where ${onFacetPlatforms(p_platform)} and f.genre = ${p_genre[0] ?? ''} and f.region = ${p_region[0] ?? ''})`;
}

function onFacetPlatforms(platforms: Platforms): Fragment {
  return isAnyOf(sql`f.platform_id`, platforms === 'all' ? [0] : platforms, 'int');
}

/** The genres or regions of the games on some platforms, by name, with those of the user's own entries. */
export async function listFacets(
  db: Db,
  userId: UserId,
  { platforms, of }: { platforms: Platforms; of: 'genre' | 'region' },
): Promise<string[]> {
  const [column, other] = of === 'genre' ? [sql`f.genre`, sql`f.region`] : [sql`f.region`, sql`f.genre`];
  const ofEntry = of === 'genre' ? sql`g.genres` : sql`g.regions`;
  const query = sql<{ name: string }>`
    select ${column} as name from game_facets f
    where ${onFacetPlatforms(platforms)} and ${column} <> '' and ${other} = ''
    union
    select unnest(${ofEntry}) from games_igdb g
    where g.owner_id = ${userId} and ${every([...gameConditions({ p_platform: platforms }, 'g'), visibleTo(userId)])}
    order by name`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** A game, or the user's correction of it. */
export async function findGame(db: Db, userId: UserId, gameId: number) {
  const query = sql<
    GameColumns & {
      igdb_id: number | null;
      alt_titles: string[] | null;
      description: string | null;
      description_fr: string | null;
      rating: number | null;
      rating_count: number | null;
      rating_source: string | null;
      url: string | null;
      screenshot_1: string | null;
      screenshot_2: string | null;
      barcode: string | null;
      releases: unknown;
      is_owned: boolean;
      in_wishlist: boolean;
      is_entry: boolean;
      corrects: { game_id: number; title: string } | null;
      records: { source: string; licence: string }[];
    }
  >`
    select ${gameColumns}, d.igdb_id, d.alt_titles, d.description, d.description_fr, d.rating, d.rating_count,
      d.fact_sources ->> 'rating' as rating_source, d.url, d.screenshot_1, d.screenshot_2, d.barcode, d.releases, c.game_id is not null as is_owned, w.game_id is not null as in_wishlist,
      g.owner_id is not null as is_entry,
      (select jsonb_build_object('game_id', o.game_id, 'title', o.title) from games_igdb o
        where o.game_id = g.corrects) as corrects,
      (select coalesce(jsonb_agg(distinct jsonb_build_object('source', r.source, 'licence', r.licence)), '[]')
        from game_records r where r.game_id = coalesce(g.corrects, g.game_id)) as records
    from games_igdb g
    join consoles s on s.id = g.platform_id
    left join game_details d on d.game_id = coalesce(g.corrects, g.game_id)
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id
    where g.game_id = ${instead(userId, gameId)} and ${openTo(userId)}`;
  return (await query.execute(db)).rows[0];
}

/** Where what the user has of a game stands (`instead`); none if they may not open it. */
export async function findStanding(db: Db, userId: UserId, gameId: number): Promise<number | undefined> {
  const query = sql<{ game_id: number }>`select g.game_id from games_igdb g
    where g.game_id = ${instead(userId, gameId)} and ${openTo(userId)}`;
  return (await query.execute(db)).rows[0]?.game_id;
}

/** The same for many; without those that the user may not open. */
export async function listShownIds(db: Db, userId: UserId, ids: number[]): Promise<Map<number, number>> {
  const query = sql<{ asked: number; shown: number }>`
    select asked, ${instead(userId, sql`asked`)} as shown
    from unnest(${ids}::int[]) asked where ${openTo(userId, sql`asked`)}`;
  return new Map((await query.execute(db)).rows.map(({ asked, shown }) => [asked, shown]));
}

/** The orders of a list. Each has an index, and games without date or publisher come last. */
const orders = {
  'title asc': sql`g.folded_title, g.game_id`,
  'title desc': sql`g.folded_title desc, g.game_id desc`,
  'release_date asc': sql`g.release_date, g.folded_title, g.game_id`,
  'release_date desc': sql`g.release_date desc nulls last, g.folded_title, g.game_id`,
  'publisher asc': sql`g.folded_publisher, g.folded_title, g.game_id`,
  'publisher desc': sql`g.folded_publisher desc nulls last, g.folded_title, g.game_id`,
} as const;

type Sorted = Pick<FetchGames, 'p_sort_by' | 'p_sort_order' | 'p_search'>;

function orderOf({ p_sort_by, p_sort_order, p_search }: Sorted): Fragment {
  if (p_sort_by !== 'rating' || !p_search) return orders[`${toCatalogueSort(p_sort_by)} ${p_sort_order}`];
  const rating = sql`coalesce((select d.rating from game_details d where d.game_id = g.game_id), 0)`;
  return sql`${rating} ${sql.raw(p_sort_order)}, g.folded_title, g.game_id`;
}

/** The catalogue cannot be sorted by what only copies have. */
export function toCatalogueSort(sortBy: FetchGames['p_sort_by']): SortField {
  return sortFields.find((field) => field === sortBy) ?? 'title';
}
