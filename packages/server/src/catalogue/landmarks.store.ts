import { sql } from 'kysely';

import type { Db } from '../db/database.ts';

/** The distance between landmarks of a list, in games. */
export const landmarkEvery = 100;

/** A game of a list by title, and its position in it. */
export type Landmark = { folded_title: string; game_id: number; passed: number };

/** Every 100th game of one platform or of all, by title. Walks the whole index, so keep the answer. */
export async function listLandmarks(db: Db, platform: number | 'all'): Promise<Landmark[]> {
  const where = platform === 'all' ? sql`true` : sql`platform_id = ${platform}`;
  const query = sql<Landmark>`
    select folded_title, game_id, passed::int from (
      select folded_title, game_id, row_number() over (order by folded_title, game_id) as passed
      from games_igdb where ${where}
    ) walked where passed % ${sql.lit(landmarkEvery)} = 0 order by passed`;
  return (await query.execute(db)).rows;
}
