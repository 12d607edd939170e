import { sql } from 'kysely';

import type { UserId } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { instead, openTo } from './visible.store.ts';

/** Which game the user sees for each: their correction instead of what it corrects. */
export async function listShownIds(db: Db, userId: UserId, ids: number[]): Promise<Map<number, number>> {
  const query = sql<{ asked: number; shown: number }>`
    select asked, ${instead(userId, sql`asked`)} as shown
    from unnest(${ids}::int[]) asked where ${openTo(userId, sql`asked`)}`;
  return new Map((await query.execute(db)).rows.map(({ asked, shown }) => [asked, shown]));
}
