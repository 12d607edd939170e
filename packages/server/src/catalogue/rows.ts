import type { GameFilters } from '@cartouche/contract/catalogue';
import type { GameRow } from '@cartouche/contract/game';

import type { Context, UserId } from '../context.ts';
import type { ListPage } from './catalogue.store.ts';
import { coverOf, orderOf } from './covers/covers.ts';
import { type ListedRow, listRows } from './rows.store.ts';

type RowsPage = ListPage & {
  filters?: Partial<GameFilters>;
  /** Nothing has the words of the search. */
  isAlike?: boolean;
};

/**
 * The games of a page as the contract has them, with their covers, in the order of the page. With filters, what is told
 * of copies is told of those that fulfil them.
 */
export async function toGameRows(
  ctx: Context,
  userId: UserId,
  { ids, total, filters = {}, isAlike = false }: RowsPage,
): Promise<GameRow[]> {
  if (ids.length === 0) return [];
  const rows = await listRows(ctx.db, userId, { ids, filters, coverSources: orderOf(ctx) });
  return rows.map((row) => ({
    ...gameOf(row),
    ...coverOf(ctx, row),
    is_owned: row.said !== null,
    in_wishlist: row.in_wishlist,
    copy: copyOf(row),
    corrects: row.corrects,
    total_count: total,
    is_alike: isAlike,
  }));
}

function gameOf({
  game_id,
  title,
  platform,
  platform_id,
  release_date,
  genres,
  publisher,
  region,
}: ListedRow) {
  return { game_id, title, platform, platform_id, release_date, genres, publisher, region };
}

function copyOf({ said, copies, hasWholeCopy, morePaid, moreEstimate }: ListedRow): GameRow['copy'] {
  return said && { ...said, copies, hasWholeCopy, morePaid, moreEstimate };
}
