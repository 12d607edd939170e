import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { countOwnDifference, isEverybodys } from './visible/visible.store.ts';

/** The distance between landmarks of a list, in games. */
export const landmarkEvery = 100;

/** A game of a list by title, and its position in it. */
export type Landmark = { folded_title: string; game_id: number; passed: number };

/** Every 100th game of one platform of the catalogue or of all, by title. Walks the whole index, so keep the answer. */
export async function listLandmarks(db: Db, platform: number | 'all'): Promise<Landmark[]> {
  const query = sql<Landmark>`
    select folded_title, game_id, passed::int from (
      select folded_title, game_id, row_number() over (order by folded_title, game_id) as passed
      from games_igdb g where ${onPlatform(platform)} and ${isEverybodys}
    ) walked where passed % ${sql.lit(landmarkEvery)} = 0 order by passed`;
  return (await query.execute(db)).rows;
}

function onPlatform(platform: number | 'all') {
  return platform === 'all' ? sql`true` : sql`g.platform_id = ${platform}`;
}

type Within = { platform: number | 'all'; upTo: Landmark };

/** By how much the user's list is longer than the catalogue's, up to a landmark. */
export async function countDifference(db: Db, userId: UserId, { platform, upTo }: Within): Promise<number> {
  const difference = countOwnDifference(
    userId,
    sql`${onPlatform(platform)} and (g.folded_title, g.game_id) <= (${upTo.folded_title}, ${upTo.game_id})`,
  );
  const query = sql<{ games: number }>`select (${difference}) as games`;
  return (await query.execute(db)).rows[0]?.games ?? 0;
}
