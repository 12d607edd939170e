import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** So many more attempts in the running window, or the first of a new one; one statement, so that none goes uncounted. */
export async function countAttempt(db: Db, key: string, count: number, now: Date, endsAt: Date) {
  const row = await db
    .insertInto('attempts')
    .values({ key, times: count, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        times: sql`case when attempts.window_ends_at <= ${now} then ${count}::int else attempts.times + ${count}::int end`,
        window_ends_at: sql`case when attempts.window_ends_at <= ${now} then ${endsAt} else attempts.window_ends_at end`,
      }),
    )
    .returning(['times as attempts', 'window_ends_at as endsAt'])
    .executeTakeFirstOrThrow();
  return row;
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
}
