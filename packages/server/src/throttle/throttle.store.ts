import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

export type Window = { key: string; now: Date; lengthMs: number };

/** On a busy machine others may be counted first that asked later: their windows are no sign of a wrong clock. */
const longestWaitMs = 10_000;

/**
 * Counts attempts in the running window, or in a new one; a single statement, so that none goes uncounted. A window
 * from a time when the clock was ahead ends no later than one that begins now; one whose beginning is a whole window
 * ahead counts as over.
 */
export async function countAttempt(db: Db, { key, now, lengthMs }: Window, count: number) {
  const endsAt = new Date(now.getTime() + lengthMs);
  const usual = new Date(endsAt.getTime() + longestWaitMs);
  const latest = new Date(endsAt.getTime() + Math.max(lengthMs, longestWaitMs));
  const isOver = sql`(attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${latest})`;
  return await db
    .insertInto('attempts')
    .values({ key, times: count, window_ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        times: sql`case when ${isOver} then ${count}::int else attempts.times + ${count}::int end`,
        window_ends_at: sql`case when ${isOver} or attempts.window_ends_at > ${usual} then ${endsAt}
          else attempts.window_ends_at end`,
      }),
    )
    .returning(['times as attempts', 'window_ends_at as endsAt'])
    .executeTakeFirstOrThrow();
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
}
