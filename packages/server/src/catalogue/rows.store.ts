import { type ItemFields, listedFields } from '@cartouche/contract/item.rules';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type GameColumns, gameColumns } from './catalogue.store.ts';
import { type CoverFacts, coverFacts, coverTables } from './covers/covers.store.ts';

export type ListedRow = GameColumns &
  CoverFacts & {
    /** What the main copy says; null if the game is not owned. */
    said: Pick<ItemFields, (typeof listedFields)[number]> | null;
    copies: number;
    hasWholeCopy: boolean;
    morePaid: number;
    moreEstimate: number;
    in_wishlist: boolean;
  };

const saidPairs = sql.join(listedFields.map((name) => sql`${sql.lit(name)}, c.${sql.ref(name)}`));

/**
 * Games as lists show them to a user, in the order of their ids. Every list finds its ids first: this statement joins
 * many tables, and is planned once for all lists.
 */
export async function listRows(
  db: Db,
  userId: UserId,
  { ids, coverSources }: { ids: number[]; coverSources: string },
): Promise<ListedRow[]> {
  const query = sql<ListedRow>`
    select ${gameColumns}, case when c.id is not null then json_build_object(${saidPairs}) end as said,
      coalesce(c.copies, 0) as copies, coalesce(c.has_whole_copy, false) as "hasWholeCopy", coalesce(c.more_paid, 0)::float8 as "morePaid",
      coalesce(c.more_estimate, 0)::float8 as "moreEstimate", w.game_id is not null as in_wishlist,
      ${coverFacts(coverSources)}
    from unnest(${ids}::int[]) with ordinality page (game_id, place)
    join games_igdb g using (game_id)
    join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = ${userId} and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = ${userId} and w.game_id = g.game_id
    ${coverTables(userId, 'c', coverSources)}
    order by page.place`;
  return (await query.execute(db)).rows;
}
