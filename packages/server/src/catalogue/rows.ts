import type { GameRow } from '@cartouche/contract/game';

import type { Context, UserId } from '../context.ts';
import type { GamePageRow } from './catalogue.store.ts';
import { type Shown, withCovers } from './covers/covers.ts';

/** The games of a list as the contract has them, with their covers. */
export async function toGameRows(ctx: Context, userId: UserId, rows: GamePageRow[]): Promise<GameRow[]> {
  return (await withCovers(ctx, userId, rows)).map(toGameRow);
}

function toGameRow({
  condition,
  completeness,
  purchasePrice,
  estimate,
  edition,
  place,
  tags,
  copies,
  ...row
}: GamePageRow & Shown): GameRow {
  const copy = { condition, completeness, purchasePrice, estimate, edition, place, tags, copies };
  return {
    ...row,
    is_owned: completeness !== null,
    // as: the column's check constraint allows only the contract's values
    copy: completeness === null ? null : (copy as GameRow['copy']),
  };
}
