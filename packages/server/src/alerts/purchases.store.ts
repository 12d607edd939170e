import { sql } from 'kysely';

import type { ItemFields } from '@cartouche/contract/item.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Purchase = {
  item_id: number;
  game_id: number;
  before: ItemFields | null;
  wished_at: Date | null;
  was_active: boolean;
};

/** False if the listing was bought already. */
export async function insertPurchase(
  db: Db,
  userId: UserId,
  { before, ...purchase }: Purchase & { bought_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alert_purchases')
    .values({
      user_id: userId,
      ...purchase,
      before: before === null ? null : sql`${JSON.stringify(before)}::jsonb`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deletePurchase(db: Db, userId: UserId, itemId: number): Promise<Purchase | undefined> {
  const row = await db
    .deleteFrom('alert_purchases')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .returning(['item_id', 'game_id', 'before', 'wished_at', 'was_active'])
    .executeTakeFirst();
  // as: insertPurchase wrote it
  return row && { ...row, before: row.before as ItemFields | null };
}
