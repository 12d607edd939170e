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

export async function deletePurchase(
  db: Db,
  userId: UserId,
  itemId: number,
): Promise<(Purchase & { bought_at: Date }) | undefined> {
  const row = await db
    .deleteFrom('alert_purchases')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .returning(['item_id', 'game_id', 'before', 'wished_at', 'was_active', 'bought_at'])
    .executeTakeFirst();
  // as: insertPurchase wrote it
  return row && { ...row, before: row.before as ItemFields | null };
}

/**
 * Hands what was there before a purchase to the next one of the same game, whose undo then leads back to it. False if
 * there is none.
 */
export async function passOnCopy(
  db: Db,
  userId: UserId,
  { item_id, game_id, bought_at, before, wished_at }: Purchase & { bought_at: Date },
): Promise<boolean> {
  const query = sql`
    update alert_purchases set before = ${before === null ? null : JSON.stringify(before)}::jsonb,
      wished_at = coalesce(wished_at, ${wished_at}::timestamptz)
    where user_id = ${userId} and item_id = (
      select item_id from alert_purchases
      where user_id = ${userId} and game_id = ${game_id} and (bought_at, item_id) > (${bought_at}::timestamptz, ${item_id}::bigint)
      order by bought_at, item_id limit 1
    ) returning item_id`;
  return (await query.execute(db)).rows.length > 0;
}

/** The same for the alert that a purchase paused. */
export async function passOnPause(
  db: Db,
  userId: UserId,
  { alertId, item_id, bought_at }: Pick<Purchase, 'item_id'> & { alertId: number; bought_at: Date },
): Promise<boolean> {
  const query = sql`
    update alert_purchases set was_active = true
    where user_id = ${userId} and item_id = (
      select p.item_id from alert_purchases p join items i on i.user_id = p.user_id and i.id = p.item_id
      where p.user_id = ${userId} and i.search_id = ${alertId}
        and (p.bought_at, p.item_id) > (${bought_at}::timestamptz, ${item_id}::bigint)
      order by p.bought_at, p.item_id limit 1
    ) returning item_id`;
  return (await query.execute(db)).rows.length > 0;
}
