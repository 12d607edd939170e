import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type QuietRow = {
  is_quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  time_zone: string | null;
};

/** Of a user who has chosen, or whose browser has said where they are. */
export async function findQuiet(db: Db, userId: string): Promise<QuietRow | undefined> {
  return await db
    .selectFrom('alert_settings')
    .select(['is_quiet', 'quiet_from', 'quiet_to', 'time_zone'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** When what waits is told, except what a sender could not send and will try again. */
export async function updateDueTimes(
  db: Db,
  userId: UserId,
  { notBefore, digestAt }: { notBefore: Date; digestAt: Date },
): Promise<void> {
  await db
    .updateTable('tellings')
    .set({
      due_at: sql`case way when 'mail' then ${digestAt}::timestamptz else ${notBefore}::timestamptz end`,
    })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
}

export async function upsertQuiet(db: Db, userId: UserId, choice: QuietRow): Promise<void> {
  await db
    .insertInto('alert_settings')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
    .execute();
}

/** Keeps the time zone of a browser; one that was chosen stays. */
export async function upsertTimeZone(db: Db, userId: UserId, timeZone: string): Promise<void> {
  await db
    .insertInto('alert_settings')
    .values({ user_id: userId, time_zone: timeZone })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        time_zone: sql`coalesce(alert_settings.time_zone, excluded.time_zone)`,
      }),
    )
    .execute();
}
