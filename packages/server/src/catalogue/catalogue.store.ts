import { type RawBuilder, sql } from 'kysely';

import { type Tab, fold, pageSize, searchWords } from '@cartouche/contract/catalogue.rules';
import type { FetchGames, GameFilters } from '@cartouche/contract/catalogue';
import { bulkGames } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Landmark } from './landmarks.store.ts';

export type Fragment = RawBuilder<unknown>;

/** What every list of games selects of them; `g` is the game, `s` its platform. */
export const gameColumns = sql`
  g.game_id, g.title, s.name as platform, g.platform_id, g.release_date,
  array_to_string(g.genres, ', ') as genres, g.publisher,
  nullif(array_to_string(g.regions, ', '), '') as region, g.cover_url_small, g.cover_url_big`;

/** A row as `gameColumns` selects it. */
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

export type GamePageRow = GameColumns & {
  condition: string | null;
  completeness: string | null;
  purchasePrice: number | null;
  in_wishlist: boolean;
  total_count: number;
};

/**
 * One page of games with what the user owns of them, and on each how many there are in all. A landmark is a game of the
 * list that is known to stand before the page.
 */
export async function listGames(
  db: Db,
  userId: UserId,
  input: FetchGames,
  landmark?: Landmark,
): Promise<GamePageRow[]> {
  const order = orders[`${input.p_sort_by} ${input.p_sort_order}`];
  const where = matching(input);
  const isFound = input.p_search || (input.p_tab !== 'all' && where);
  const { found, page, total } = isFound
    ? findPage(userId, input, order)
    : walkToPage(userId, input, order, landmark);

  const query = sql<GamePageRow>`${found} ${described(userId, page, total)} order by ${order}`;
  return (await query.execute(db)).rows;
}

/** The games of a page as lists show them; `page` says where `g` comes from. */
export function described(userId: UserId, page: Fragment, total: Fragment): Fragment {
  return sql`
    select ${gameColumns}, c.condition, c.completeness, c."purchasePrice", w.game_id is not null as in_wishlist,
      (${total})::int as total_count
    from ${page}
    join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id`;
}

/** The ids of a list, in its order, as far as one bulk change can take them. */
export async function listGameIds(
  db: Db,
  userId: UserId,
  input: Omit<FetchGames, 'p_limit' | 'p_offset'>,
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select g.game_id from ${gamesOf(input.p_tab, userId)} where ${matching(input) ?? sql`true`}
    order by ${orders[`${input.p_sort_by} ${input.p_sort_order}`]} limit ${bulkGames}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** From where on it pays to read only the ids of what is skipped: an index has them, and the rows are elsewhere. */
export const farDown = 500;

/** The page where an index has the list in its order: what comes before it is skipped, the total is kept elsewhere. */
function walkToPage(userId: UserId, input: FetchGames, order: Fragment, landmark?: Landmark) {
  const { p_tab: tab } = input;
  const offset = (input.p_offset ?? 0) - (landmark?.passed ?? 0);
  const isBehind = landmark
    ? sql`and (g.folded_title, g.game_id) > (${landmark.folded_title}, ${landmark.game_id})`
    : sql``;
  const rows = sql`from ${gamesOf(tab, userId)} where ${matching(input) ?? sql`true`} ${isBehind}
    order by ${order} ${cut({ ...input, p_offset: offset })}`;
  return {
    found: sql``,
    page:
      offset < farDown
        ? sql`(select g.* ${rows}) g`
        : sql`(select g.game_id ${rows}) page join games_igdb g using (game_id)`,
    total: tab === 'all' ? countAll(input) : sql`select count(*) from ${rowsOf(tab, userId)}`,
  };
}

/** The usual page, the first of the usual size, is written without values: a kept plan has to know how few rows it is for. */
function cut({ p_limit: limit, p_offset: offset = 0 }: FetchGames): Fragment {
  return limit === pageSize && offset === 0
    ? sql`limit ${sql.lit(pageSize)}`
    : sql`limit ${limit ?? null} offset ${offset}`;
}

/** The page where all that match have to be found to be counted: they are found once, for both. */
function findPage(userId: UserId, input: FetchGames, order: Fragment) {
  const { p_tab: tab } = input;
  return {
    found: sql`with found as materialized (
      select g.game_id, ${sortColumns[input.p_sort_by]} from ${gamesOf(tab, userId)}
      where ${matching(input) ?? sql`true`}
    )`,
    page: sql`(select g.game_id from found g order by ${order} ${cut(input)}) page
      join games_igdb g using (game_id)`,
    total: sql`select count(*) from found`,
  };
}

/** How many games a platform or the whole catalogue has, from the facets. */
export async function countGames(db: Db, platform: number | 'all'): Promise<number> {
  const row = await db
    .selectFrom('game_facets')
    .select('games')
    .where('platform_id', '=', facetPlatform(platform))
    .where('genre', '=', '')
    .where('region', '=', '')
    .executeTakeFirst();
  return row?.games ?? 0;
}

export type Counts = {
  all_count: number;
  owned_count: number;
  wishlist_count: number;
  incomplete_count: number;
};

/** How many games match in each tab, in one row. */
export async function countTabs(db: Db, userId: UserId, input: GameFilters): Promise<Counts> {
  const query = sql<Counts>`
    select (${countAll(input)})::int as all_count,
      owned.n::int as owned_count, owned.incomplete::int as incomplete_count,
      (select count(*) from ${matchingOf('wishlist', userId, input)})::int as wishlist_count
    from (
      select count(*) as n, count(*) filter (where not ${complete}) as incomplete
      from ${matchingOf('owned', userId, input)}
    ) owned`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 };
}

/** The genres or regions that a platform's games have, by name. */
export async function listFacets(
  db: Db,
  platform: number | 'all',
  of: 'genre' | 'region',
): Promise<string[]> {
  const rows = await db
    .selectFrom('game_facets')
    .select(of)
    .where('platform_id', '=', facetPlatform(platform))
    .where(of, '<>', '')
    .where(of === 'genre' ? 'region' : 'genre', '=', '')
    .orderBy(of)
    .execute();
  return rows.map((row) => row[of]);
}

export async function findGame(db: Db, userId: UserId, gameId: number) {
  const query = sql<
    GameColumns & {
      igdb_id: number | null;
      alt_titles: string[] | null;
      description: string | null;
      rating: number | null;
      rating_count: number | null;
      url: string | null;
      screenshot_1: string | null;
      screenshot_2: string | null;
      barcode: string | null;
      is_owned: boolean;
      in_wishlist: boolean;
    }
  >`
    select ${gameColumns}, d.igdb_id, d.alt_titles, d.description, d.rating, d.rating_count, d.url, d.screenshot_1,
      d.screenshot_2, d.barcode, c.game_id is not null as is_owned, w.game_id is not null as in_wishlist
    from games_igdb g
    join consoles s on s.id = g.platform_id
    left join game_details d using (game_id)
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id
    where g.game_id = ${gameId}`;
  return (await query.execute(db)).rows[0];
}

export async function gameExists(db: Db, gameId: number): Promise<boolean> {
  const row = await db
    .selectFrom('games_igdb')
    .select('game_id')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row !== undefined;
}

const complete = sql`(c.completeness in ('COMPLETE_IN_BOX', 'NEW_SEALED'))`;

/** The user's rows of a tab. */
function rowsOf(tab: Exclude<Tab, 'all'>, userId: UserId): Fragment {
  if (tab === 'wishlist') return sql`(select game_id from user_wishlist where user_id = ${userId}) w`;
  const owned = sql`select game_id, completeness from user_collection c where user_id = ${userId}`;
  return tab === 'owned' ? sql`(${owned}) c` : sql`(${owned} and not ${complete}) c`;
}

/** The games of a tab, to be listed. */
function gamesOf(tab: Tab, userId: UserId): Fragment {
  return tab === 'all' ? sql`games_igdb g` : sql`${rowsOf(tab, userId)} join games_igdb g using (game_id)`;
}

/** The rows of a tab that match, to be counted: where nothing is asked of the games, they are not looked up. */
function matchingOf(tab: Exclude<Tab, 'all'>, userId: UserId, input: GameFilters): Fragment {
  const where = matching(input);
  return where ? sql`${gamesOf(tab, userId)} where ${where}` : rowsOf(tab, userId);
}

/** The order of a list and its direction; each has an index, and what has no date or publisher comes last. */
const orders = {
  'title asc': sql`g.folded_title, g.game_id`,
  'title desc': sql`g.folded_title desc, g.game_id desc`,
  'release_date asc': sql`g.release_date, g.folded_title, g.game_id`,
  'release_date desc': sql`g.release_date desc nulls last, g.folded_title, g.game_id`,
  'publisher asc': sql`g.folded_publisher, g.folded_title, g.game_id`,
  'publisher desc': sql`g.folded_publisher desc nulls last, g.folded_title, g.game_id`,
} as const;

/** What the orders of a list look at. */
const sortColumns = {
  title: sql`g.folded_title`,
  release_date: sql`g.release_date, g.folded_title`,
  publisher: sql`g.folded_publisher, g.folded_title`,
} as const;

function matching({
  p_platform,
  p_genre,
  p_region,
  p_search,
  p_starts_with,
}: GameFilters): Fragment | undefined {
  const conditions: Fragment[] = [];
  if (p_platform !== 'all') conditions.push(sql`g.platform_id = ${p_platform}`);
  if (p_genre) conditions.push(sql`g.genres @> array[${p_genre}]::text[]`);
  if (p_region) conditions.push(sql`g.regions @> array[${p_region}]::text[]`);
  // Folded words hold letters and digits only, so nothing in them can be taken for a pattern.
  const words = searchWords(p_search ?? '');
  for (const word of words) conditions.push(sql`g.folded_title like ${`%${word}%`}`);
  // Signs alone are no word, yet they were typed: they match a title that has them.
  const signs = words.length === 0 ? p_search?.trim() : undefined;
  if (signs) conditions.push(sql`strpos(g.title, ${signs}) > 0`);
  if (p_starts_with === '#') conditions.push(sql`g.folded_title >= '0' and g.folded_title < ':'`);
  else if (p_starts_with) {
    const beginning = fold(p_starts_with);
    conditions.push(beginning === '' ? sql`false` : sql`g.folded_title like ${`${beginning}%`}`);
  }
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Counts catalogue games: looked up where only platform, genre and region are asked for, counted otherwise. */
function countAll(input: GameFilters): Fragment {
  if (input.p_search?.trim() || input.p_starts_with) {
    return sql`select count(*) from games_igdb g where ${matching(input) ?? sql`true`}`;
  }
  return sql`select coalesce(max(f.games), 0) from game_facets f
    where f.platform_id = ${facetPlatform(input.p_platform)}
      and f.genre = ${input.p_genre ?? ''} and f.region = ${input.p_region ?? ''}`;
}

function facetPlatform(platform: number | 'all'): number {
  return platform === 'all' ? 0 : platform;
}
