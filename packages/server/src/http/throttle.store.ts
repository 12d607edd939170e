import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** One more attempt in the running window, or the first of a new one; one statement, so that none goes uncounted. */
export async function countAttempt(db: Db, key: string, now: Date, endsAt: Date) {
  const row = await db
    .insertInto('attempts')
    .values({ key, times: 1, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        times: sql`case when attempts.window_ends_at <= ${now} then 1 else attempts.times + 1 end`,
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
