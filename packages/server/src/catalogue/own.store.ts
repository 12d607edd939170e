import { sql } from 'kysely';

import type { Tab } from '@cartouche/contract/catalogue.rules';
import type { AskLetters, AskOwnTotals, FetchGames, GameFilters } from '@cartouche/contract/catalogue';
import { conditions } from '@cartouche/contract/completeness.rules';
import { bulkGames } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type GamePageRow, countMatching, described } from './catalogue.store.ts';
import { type Fragment, matching, matchingCopy } from './filters.store.ts';

export type OwnTab = Exclude<Tab, 'all'>;
type OwnList = FetchGames & { p_tab: OwnTab };

/** One page of what a user owns, wishes for or lacks a part of, and on each game how many there are in all. */
export async function listOwnGames(db: Db, userId: UserId, input: OwnList): Promise<GamePageRow[]> {
  const { p_tab, p_limit, p_offset = 0 } = input;
  const query = sql<GamePageRow>`
    with found as materialized (
      select o.game_id, o.folded_title, ${sortKey(input)} as sort_key from ${own(p_tab, userId, input)}
    )
    ${described(
      userId,
      sql`(select o.* from found o order by ${order(input)} limit ${p_limit ?? null} offset ${p_offset}) o
        join games_igdb g using (game_id)`,
      sql`select count(*) from found`,
    )}
    order by ${order(input)}`;
  return (await query.execute(db)).rows;
}

/** The ids of a list, in its order, as far as one bulk change can take them. */
export async function listOwnIds(
  db: Db,
  userId: UserId,
  input: Omit<OwnList, 'p_limit' | 'p_offset'>,
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select o.game_id from (
      select o.game_id, o.folded_title, ${sortKey(input)} as sort_key from ${own(input.p_tab, userId, input)}
    ) o order by ${order(input)} limit ${bulkGames}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** How many rows of a list by title stand before each letter. */
export async function listLetters(db: Db, userId: UserId, { p_sort_order, ...input }: AskLetters) {
  const direction = sql.raw(p_sort_order);
  const query = sql<{ letter: string; offset: number }>`
    select letter, (sum(games) over (order by first ${direction}) - games)::int as offset from (
      select letter, count(*) as games, min(folded_title) as first from (
        select o.folded_title, case
          when o.folded_title < 'a' then '#'
          when o.folded_title < '{' then upper(left(o.folded_title, 1))
          else '…' end as letter
        from ${own(input.p_tab, userId, input)}
      ) titles group by letter
    ) letters order by first ${direction}`;
  return (await query.execute(db)).rows;
}

/** How many copies match, how many of them have a price, and the sum of these. */
export async function sumOwn(db: Db, userId: UserId, input: AskOwnTotals) {
  const query = sql<{ copies: number; priced: number; value: number }>`
    select count(*)::int as copies, count(o."purchasePrice")::int as priced,
      coalesce(sum(o."purchasePrice"), 0)::float8 as value
    from ${own(input.p_tab, userId, input)}`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { copies: 0, priced: 0, value: 0 };
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
    select (${countMatching(input)}) as all_count, owned.n::int as owned_count,
      owned.incomplete::int as incomplete_count,
      (select count(*) from ${own('wishlist', userId, input)})::int as wishlist_count
    from (
      select count(*) as n, count(*) filter (where not ${complete}) as incomplete
      from ${own('owned', userId, input)}
    ) owned`;
  const [row] = (await query.execute(db)).rows;
  return row ?? { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 };
}

const complete = sql`(o.completeness in ('COMPLETE_IN_BOX', 'NEW_SEALED'))`;

/** The rows of a tab that match, as `o`, to stand behind `from`. */
function own(tab: OwnTab, userId: UserId, filters: GameFilters): Fragment {
  const table = tab === 'wishlist' ? sql`user_wishlist` : sql`user_collection`;
  const ofCopy = tab === 'wishlist' ? sql`true` : matchingCopy(filters);
  return sql`(
    select c.*, g.title, g.folded_title, g.platform_id, g.release_date, g.folded_publisher, g.genres, g.regions
    from ${table} c join games_igdb g using (game_id) where c.user_id = ${userId}
  ) o where ${matching(filters, 'o')} and ${ofCopy} ${tab === 'incomplete' ? sql`and not ${complete}` : sql``}`;
}

type Sorted = Pick<FetchGames, 'p_sort_by' | 'p_sort_order'> & { p_tab: OwnTab };

/** What a list is sorted by before the title; none where it is sorted by title alone. */
function sortKey({ p_tab, p_sort_by }: Sorted): Fragment | null {
  const ofAll = {
    title: null,
    release_date: sql`o.release_date`,
    publisher: sql`o.folded_publisher`,
    added: sql`o.created_at`,
  };
  const ofCopies = {
    price: sql`o."purchasePrice"`,
    purchase_date: sql`o."purchaseDate"`,
    condition: sql`array_position(${sql.val(conditions)}::text[], o.condition)`,
  };
  if (p_sort_by in ofAll) return ofAll[p_sort_by as keyof typeof ofAll]; // as: just asked
  return p_tab === 'wishlist' ? null : ofCopies[p_sort_by as keyof typeof ofCopies]; // as: all others
}

/** By title, or by something else with the unknown last and equals by title, either way. */
function order(input: Sorted): Fragment {
  const direction = sql.raw(input.p_sort_order);
  return sortKey(input) === null
    ? sql`o.folded_title ${direction}, o.game_id ${direction}`
    : sql`o.sort_key ${direction} nulls last, o.folded_title, o.game_id`;
}
