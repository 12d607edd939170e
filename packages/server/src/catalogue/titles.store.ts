import { sql } from 'kysely';

import { firstEntryId } from '@cartouche/contract/entries.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { openTo } from './visible/visible.store.ts';

export type TitleRow = {
  game_id: number;
  platform_id: number;
  standing: number;
  names: string;
  publisher: string | null;
};

const columns = sql`n.game_id, n.platform_id, n.standing, n.names, g.publisher`;

/** The names of everybody's games, those first that a collector is likeliest to mean. */
export async function listTitles(db: Db, most: number): Promise<TitleRow[]> {
  const query = sql<TitleRow>`select ${columns} from game_search n join games_igdb g using (game_id)
    where n.game_id < ${firstEntryId}
    order by n.standing desc, n.folded_title, n.game_id limit ${most}`;
  return (await query.execute(db)).rows;
}

/** The names of the games that a user has entered. */
export async function listOwnTitles(db: Db, userId: UserId): Promise<TitleRow[]> {
  const query = sql<TitleRow>`select ${columns}
    from own_entries e join game_search n using (game_id) join games_igdb g using (game_id)
    where e.user_id = ${userId} and ${openTo(userId, sql`n.game_id`)}`;
  return (await query.execute(db)).rows;
}

/** When the catalogue last changed. */
export async function findLastChange(db: Db): Promise<string> {
  const query = sql<{ at: string | null }>`select max(updated_at)::text as at from source_counts`;
  return (await query.execute(db)).rows[0]?.at ?? '';
}
