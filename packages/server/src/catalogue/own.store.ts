import { sql } from 'kysely';

import { type Tab, pageSize, sortedFields, windowSize } from '@cartouche/contract/catalogue.rules';
import type {
  AskLetters,
  AskOwnTotals,
  CopyFilters,
  FetchGames,
  GameFilters,
} from '@cartouche/contract/catalogue';
import { conditions } from '@cartouche/contract/completeness.rules';
import type { Sums } from '@cartouche/contract/item';
import { partConditions } from '@cartouche/contract/item.rules';
import { bulkGames } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type ListPage, countMatching, toPage } from './catalogue.store.ts';
import { type Fragment, copyConditions, gameConditions, every, fittingCopies } from './filters.store.ts';

export type OwnTab = Exclude<Tab, 'all'>;
type OwnFilters = Partial<GameFilters> & { p_tab: OwnTab };
type Sorting = Pick<FetchGames, 'p_sort_by' | 'p_sort_order'> & { p_tab: OwnTab };
type OwnList = FetchGames & { p_tab: OwnTab };

/** Up to this many rows, it is cheapest to find and sort them all. */
const few = 500;

/**
 * One page of what a user owns, wishes for or has incomplete. A long list is walked along the index in its order; a
 * short or searched one is sorted from the user's own rows.
 */
export async function listOwnGames(db: Db, userId: UserId, input: OwnList): Promise<ListPage> {
  const known = isPlain(input) && hasIndex(input) ? await countOwn(db, userId, input) : undefined;
  const isShort = sortKey(input) !== null && filtersOf(input).length > 0 && (known ?? 0) <= few;
  const { found, page, total } =
    known === undefined || isShort ? findPage(userId, input) : walkToPage(userId, input, known);

  const query = sql<{ game_id: number; total: number }>`
    ${found} select o.game_id, (${total})::int as total from (${page}) o order by ${listedOrder(input)}`;
  return toPage((await query.execute(db)).rows);
}

/** The page of a list whose matches must be counted. */
function findPage(userId: UserId, input: OwnList) {
  const { p_limit, p_offset = 0 } = input;
  return {
    found: sql`with found as materialized (select ${listed(input)} ${own(userId, input)})`,
    page: sql`select * from found o order by ${listedOrder(input)} ${cut(p_limit, p_offset)}`,
    total: sql`select count(*) from found`,
  };
}

/** The page of a list that an index has in order, walked from the nearer end. */
function walkToPage(userId: UserId, input: OwnList, total: number) {
  const start = Math.min(input.p_offset ?? 0, total);
  const rows = Math.min(input.p_limit ?? total, total - start);
  const rest = total - start - rows;
  const key = sortKey(input);
  const along = order(input, key, rest < start);

  // By title, platforms and incomplete copies have indexes of their own. In any other order, the rows are read first
  // and filtered afterwards; otherwise the planner might find and sort all matches. It might do so, too, if the order
  // were repeated outside.
  const rowsInOrder = sql`from (
    select * from ${tableOf(input)} where o.user_id = ${userId} order by ${along} offset 0
  ) o where ${every(filtersOf(input))}`;
  return {
    found: sql``,
    page: sql`select ${listed(input)} ${key === null ? sql`${own(userId, input)} order by ${along}` : rowsInOrder}
      ${cut(rows, Math.min(start, rest))}`,
    total: sql`${total}`,
  };
}

/**
 * The usual sizes and a start at 0 are written without parameters, so that a cached plan knows how few rows it needs.
 */
function cut(rows: number | undefined, offset: number): Fragment {
  const isUsual = rows === undefined || rows === pageSize || rows === windowSize;
  const limit = isUsual ? sql.lit(rows ?? null) : sql`${rows}`;
  return offset === 0 ? sql`limit ${limit}` : sql`limit ${limit} offset ${offset} rows`;
}

/** The ids of a list in its order, cut at the size of one bulk change; all of them if `most` is null. */
export async function listOwnIds(
  db: Db,
  userId: UserId,
  { most = bulkGames, ...input }: Omit<OwnList, 'p_limit' | 'p_offset'> & { most?: number | null },
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select o.game_id ${own(userId, input)} order by ${order(input, sortKey(input))}
    limit ${most}::int`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** The games among those that are asked for of which a copy of the user says the words of the search. */
export async function listSaid(db: Db, userId: UserId, asked: Partial<GameFilters>): Promise<number[]> {
  const { p_search, p_platform = 'all', p_genre, p_region, p_publisher, p_starts_with } = asked;
  const ofGames = { p_search, p_platform, p_genre, p_region, p_publisher, p_starts_with };
  return await listOwnIds(db, userId, {
    ...ofGames,
    p_tab: 'owned',
    p_sort_by: 'title',
    p_sort_order: 'asc',
    most: null,
  });
}

/** How many rows of a list by title come before each letter. */
export async function listLetters(db: Db, userId: UserId, input: AskLetters) {
  const direction = sql.raw(input.p_sort_order);
  const query = sql<{ letter: string; offset: number }>`
    select upper(letter) as letter, (sum(games) over (order by first ${direction}) - games)::int as offset from (
      select case when o.folded_title < 'a' then '#' when o.folded_title < '{' then left(o.folded_title, 1) else '…' end
          as letter, count(*) as games, min(o.folded_title) as first
      ${own(userId, input)} group by 1
    ) letters order by first ${direction}`;
  return (await query.execute(db)).rows;
}

/**
 * How many games match, with what their copies cost, and apart from it their estimates. Where something is asked of
 * copies, those count that fulfil it.
 */
export async function sumOwn(db: Db, userId: UserId, input: AskOwnTotals): Promise<Sums> {
  return await readSums(db, own(userId, input), input);
}

const noSums: Sums = { games: 0, copies: 0, priced: 0, value: 0, estimated: 0, estimate: 0 };

/** The sums of the copies that fulfil what is asked of copies, of games whose main copies are the `o` of `games`. */
export async function readSums(db: Db, games: Fragment, asked: CopyFilters): Promise<Sums> {
  const fitting = fittingCopies(asked, 'o', ['game_id', 'purchasePrice', 'estimate']);
  if (!fitting) return await sumAll(db, games);
  const query = sql<Sums>`
    select count(distinct c.game_id)::int as games, count(*)::int as copies,
      count(c."purchasePrice")::int as priced, coalesce(sum(c."purchasePrice"), 0)::float8 as value,
      count(c.estimate)::int as estimated, coalesce(sum(c.estimate), 0)::float8 as estimate
    from (select o.* ${games}) o cross join lateral (${fitting}) c`;
  return (await query.execute(db)).rows[0] ?? noSums;
}

/** From the rows of the games alone, which have the sums of their further copies. */
async function sumAll(db: Db, games: Fragment): Promise<Sums> {
  const query = sql<Sums>`
    select count(*)::int as games, coalesce(sum(o.copies), 0)::int as copies,
      (count(o."purchasePrice") + coalesce(sum(o.more_priced), 0))::int as priced,
      (coalesce(sum(o."purchasePrice"), 0) + coalesce(sum(o.more_paid), 0))::float8 as value,
      (count(o.estimate) + coalesce(sum(o.more_estimated), 0))::int as estimated,
      (coalesce(sum(o.estimate), 0) + coalesce(sum(o.more_estimate), 0))::float8 as estimate
    ${games}`;
  const [row] = (await query.execute(db)).rows;
  return row ?? noSums;
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
    select (${countMatching(userId, input)}) as all_count,
      (${counted(userId, { ...input, p_tab: 'owned' })}) as owned_count,
      (${counted(userId, { ...input, p_tab: 'wishlist' })}) as wishlist_count,
      (${counted(userId, { ...input, p_tab: 'incomplete' })}) as incomplete_count`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 };
}

async function countOwn(db: Db, userId: UserId, input: OwnFilters): Promise<number> {
  const query = sql<{ games: number }>`${counted(userId, input)}`;
  return (await query.execute(db)).rows[0]?.games ?? 0;
}

/** How many rows match. */
function counted(userId: UserId, input: OwnFilters): Fragment {
  return sql`select count(*)::int as games ${own(userId, input)}`;
}

/** Whether a list has no filter except the platform. */
function isPlain(input: OwnFilters): boolean {
  const isOfAnyCopy = input.p_tab === 'wishlist' || copyConditions(input).length === 0;
  return isOfAnyCopy && gameConditions({ ...input, p_platform: 'all' }, 'o').length === 0;
}

/** The condition of the index of incomplete games: of which no copy is whole. */
const lacksPart = sql`o.completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED') and not o.has_whole_copy`;

function tableOf({ p_tab }: OwnFilters): Fragment {
  return p_tab === 'wishlist' ? sql`user_wishlist o` : sql`user_collection o`;
}

/** The conditions on the user's rows. Filters on copies apply to copies only. */
function filtersOf(input: OwnFilters): Fragment[] {
  const ofCopy = input.p_tab === 'wishlist' ? [] : copyConditions(input);
  const ofTab = input.p_tab === 'incomplete' ? [lacksPart] : [];
  return [...gameConditions(input, 'o', input.p_tab !== 'wishlist'), ...ofCopy, ...ofTab];
}

/** The user's matching rows, as `o`. */
function own(userId: UserId, input: OwnFilters): Fragment {
  return sql`from ${tableOf(input)} where o.user_id = ${userId} and ${every(filtersOf(input))}`;
}

/** The sort key before the title; null where a list is sorted by title alone. */
function sortKey({ p_tab, p_sort_by }: Sorting): Fragment | null {
  if (p_sort_by === 'title' || p_sort_by === 'rating') return null;
  if (p_sort_by === 'release_date') return sql`o.release_date`;
  if (p_sort_by === 'publisher') return sql`o.folded_publisher`;
  if (p_sort_by === 'added') return sql`o.created_at`;
  return p_tab === 'wishlist' ? null : fieldKey(sortedFields[p_sort_by]);
}

/**
 * What the main copy says in a field; amounts are those of all copies, which lists show. A release is in the order of its
 * code, not of its name, so that those of a region stand together whatever the language.
 */
function fieldKey(field: (typeof sortedFields)[CopyField]): Fragment {
  const column = sql.ref(`o.${field}`);
  if (field === 'purchasePrice') return sumOfCopies(column, sql`o.more_paid`);
  if (field === 'estimate') return sumOfCopies(column, sql`o.more_estimate`);
  if (field === 'purchaseDate' || field === 'estimateDate') return column;
  const isCondition = field === 'condition' || partConditions.some((part) => part === field);
  return isCondition
    ? sql`array_position(${sql.val(conditions)}::text[], ${column})`
    : sql`nullif(${withoutAccents(column)}, '')`;
}

/**
 * A text without case and accents, as titles are folded but for its signs: what is 'Salon / Box' stays below 'Salon'. A
 * server may know the case of plain letters alone, so accents go first; most texts have none.
 */
function withoutAccents(text: Fragment): Fragment {
  const parted = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g')`;
  const plain = sql`replace(replace(translate(${parted}, 'œæØøŁłĐđ', 'ŒÆoolldd'), 'Œ', 'oe'), 'Æ', 'ae')`;
  return sql`lower(case when octet_length(${text}) = length(${text}) then ${text} else replace(${plain}, 'ß', 'ss') end)`;
}

type CopyField = keyof typeof sortedFields;

/** Null where no copy has an amount. */
function sumOfCopies(main: Fragment, more: Fragment): Fragment {
  return sql`coalesce(${main} + ${more}, nullif(${more}, 0))`;
}

/** Fields that collectors edit have no index: every edit would have to write all the other indexes. */
function hasIndex(input: Sorting): boolean {
  return sortKey(input) === null || ['release_date', 'publisher', 'added'].includes(input.p_sort_by);
}

/** The columns that order a list, to be selected from its rows. */
function listed(input: Sorting): Fragment {
  return sql`o.game_id, o.folded_title, ${sortKey(input) ?? sql`null`} as sort_key`;
}

/** The order of rows that were `listed`. */
function listedOrder(input: Sorting): Fragment {
  return order(input, sortKey(input) && sql`o.sort_key`);
}

/** By title, or by a key with unknown values last, then by title. For a walk from the end everything is reversed. */
function order({ p_sort_by, p_sort_order }: Sorting, key: Fragment | null, isFromEnd = false): Fragment {
  const direction = sql.raw((p_sort_order === 'desc') === isFromEnd ? 'asc' : 'desc');
  if (key === null) return sql`o.folded_title ${direction}, o.game_id ${direction}`;

  // The day is always known, so one index serves both directions.
  const unknown = sql.raw(p_sort_by === 'added' ? '' : `nulls ${isFromEnd ? 'first' : 'last'}`);
  const equals = sql.raw(isFromEnd ? 'desc' : 'asc');
  return sql`${key} ${direction} ${unknown}, o.folded_title ${equals}, o.game_id ${equals}`;
}
