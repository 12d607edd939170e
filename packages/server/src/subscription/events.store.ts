import type { Db } from '../db/database.ts';

/** Answers false for an event that was recorded before. */
export async function insertEvent(
  db: Db,
  event: { id: string; type: string; received_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('stripe_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', before).execute();
}

/** Answers false if the user was told before. */
export async function insertNotice(
  db: Db,
  notice: { user_id: string; about: string; written_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('subscription_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
