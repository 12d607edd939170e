import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type GameColumns, gameColumns } from './catalogue.store.ts';
import { type CoverFacts, coverFacts, coverTables } from './covers/covers.store.ts';

export type ListedRow = GameColumns &
  CoverFacts & {
    condition: string | null;
    completeness: string | null;
    purchasePrice: number | null;
    estimate: number | null;
    edition: string | null;
    place: string | null;
    tags: string | null;
    copies: number;
    morePaid: number;
    moreEstimate: number;
    in_wishlist: boolean;
  };

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
    select ${gameColumns}, c.condition, c.completeness, c."purchasePrice", c.estimate, c.edition, c.place,
      c.tags, coalesce(c.copies, 0) as copies, coalesce(c.more_paid, 0)::float8 as "morePaid",
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
