import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type QuietRow = {
  user_id: string;
  is_quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  time_zone: string | null;
};

/** Of each user who has chosen, or whose browser has said where they are. */
export async function listQuiet(db: Db, userIds: readonly string[]): Promise<QuietRow[]> {
  const query = sql<QuietRow>`
    select user_id, is_quiet, quiet_from, quiet_to, time_zone from alert_settings
    where user_id = any(${userIds}::uuid[])`;
  return (await query.execute(db)).rows;
}

type Choice = Omit<QuietRow, 'user_id'>;

export async function upsertQuiet(db: Db, userId: UserId, choice: Choice): Promise<void> {
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
