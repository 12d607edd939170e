import { sql } from 'kysely';

import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';

/** Whether another game of the catalogue on the same platform has a title. */
export async function hasTitle(db: Db, gameId: number, title: string): Promise<boolean> {
  const query = sql`select from games_igdb g join games_igdb other using (platform_id)
    where g.game_id = ${gameId} and other.folded_title = ${fold(title)} and other.owner_id is null
      and other.game_id <> g.game_id`;
  return (await query.execute(db)).rows.length > 0;
}
