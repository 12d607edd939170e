import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

export type Slot = 'purchase' | 'change' | 'payment';
export type Intent = { id: string; wish: string; result: string | null; made_at: Date };

/** The user's open intent of a slot: this one, unless there is one already. */
export async function openIntent(
  db: Db,
  userId: string,
  { slot, wish, now }: { slot: Slot; wish: string; now: Date },
): Promise<Intent> {
  for (;;) {
    const made = await db
      .insertInto('subscription_intents')
      .values({ user_id: userId, slot, wish, made_at: now, result: null, ended_at: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'slot']).where('ended_at', 'is', null).doNothing(),
      )
      .returning(columns)
      .executeTakeFirst();
    const open = made ?? (await findOpen(db, userId, slot));
    if (open) return open; // else it ended between the two statements
  }
}

const columns = ['id', 'wish', 'result', 'made_at'] as const;

async function findOpen(db: Db, userId: string, slot: Slot): Promise<Intent | undefined> {
  return await db
    .selectFrom('subscription_intents')
    .select(columns)
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Answers false if the intent has ended or was given up in the meantime. */
export async function setResult(db: Db, { id, wish }: Intent, result: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription_intents')
    .set({ result })
    .where('id', '=', id)
    .where('wish', '=', wish)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on nobody is told what the intent leads to, but no other begins before it has ended. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db
    .updateTable('subscription_intents')
    // In the statement, so that nobody's result fits it any more.
    .set({ wish: sql<string>`'given up: ' || wish` })
    .where('id', '=', id)
    .where('wish', 'not like', 'given up: %')
    .execute();
}

/** The wish of an intent, whether it was given up or not. */
export function wishOf({ wish }: Intent): string {
  return wish.replace(/^given up: /, '');
}

export async function endIntent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('subscription_intents')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends whatever the user set out to buy. */
export async function endPurchases(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('subscription_intents')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('slot', '=', 'purchase')
    .where('ended_at', 'is', null)
    .execute();
}

export async function deleteOldIntents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('subscription_intents').where('made_at', '<', before).execute();
}
