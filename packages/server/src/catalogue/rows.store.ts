import type { GameFilters } from '@cartouche/contract/catalogue';
import { type ItemFields, listedFields } from '@cartouche/contract/item.rules';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type GameColumns, gameColumns } from './catalogue.store.ts';
import { type CoverFacts, coverFacts, coverTables } from './covers/covers.store.ts';
import { type Fragment, fittingCopies } from './filters.store.ts';

export type ListedRow = GameColumns &
  CoverFacts & {
    /** What the main copy says, or the first one that fulfils what is asked of copies; null if the game is not owned. */
    said: Pick<ItemFields, (typeof listedFields)[number]> | null;
    copies: number;
    hasWholeCopy: boolean;
    morePaid: number;
    moreEstimate: number;
    in_wishlist: boolean;
    corrects: number | null;
  };

const pairsOf = (of: 'c' | 'x') =>
  sql.join(listedFields.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${of}.${name}`)}`));

type Asked = {
  ids: number[];
  coverSources: string;
  /** Of each game the copies are told that fulfil what these ask of copies. */
  filters?: Partial<GameFilters>;
};

/**
 * Games as lists show them to a user, in the order of their ids. Every list finds its ids first: this statement joins
 * many tables, and is planned once for all lists.
 */
export async function listRows(
  db: Db,
  userId: UserId,
  { ids, coverSources, filters = {} }: Asked,
): Promise<ListedRow[]> {
  const fitting = fittingCopies(filters, 'c', ['id', 'created_at', ...listedFields]);
  const query = sql<ListedRow>`
    select ${gameColumns}, ${fitting ? ofFitting : ofAll},
      coalesce(c.has_whole_copy, false) as "hasWholeCopy", w.game_id is not null as in_wishlist, g.corrects,
      ${coverFacts(coverSources)}
    from unnest(${ids}::int[]) with ordinality page (game_id, place)
    join games_igdb g using (game_id)
    join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id
    ${fitting ? sql`left join lateral (${summedUp(fitting)}) fit on c.id is not null` : sql``}
    ${coverTables(userId, 'c', coverSources)}
    order by page.place`;
  return (await query.execute(db)).rows;
}

const ofAll = sql`case when c.id is not null then json_build_object(${pairsOf('c')}) end as said,
  coalesce(c.copies, 0) as copies, coalesce(c.more_paid, 0)::float8 as "morePaid",
  coalesce(c.more_estimate, 0)::float8 as "moreEstimate"`;

const ofFitting = sql`fit.said, coalesce(fit.copies, 0) as copies, coalesce(fit.more_paid, 0)::float8 as "morePaid",
  coalesce(fit.more_estimate, 0)::float8 as "moreEstimate"`;

/** Copies in one row, as the row of a game has its own: the first, and what the others add. */
function summedUp(copies: Fragment): Fragment {
  const first = (value: Fragment) =>
    sql`(array_agg(${value} order by x.is_main desc, x.created_at, x.id))[1]`;
  return sql`select count(*)::int as copies, ${first(sql`json_build_object(${pairsOf('x')})`)} as said,
    sum(x."purchasePrice") - coalesce(${first(sql`x."purchasePrice"`)}, 0) as more_paid,
    sum(x.estimate) - coalesce(${first(sql`x.estimate`)}, 0) as more_estimate
    from (${copies}) x`;
}
