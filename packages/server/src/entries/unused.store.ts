import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isWaiting } from './entries.store.ts';

/** Those of some entries that the user changed since they were made. */
export async function listEdited(db: Db, userId: UserId, gameIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('own_entries')
    .select('game_id')
    .where('user_id', '=', userId)
    .where('game_id', 'in', gameIds)
    .where('edited_at', 'is not', null)
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/**
 * Those of some entries of which the user has nothing but some copies in the bin, without photos. A wish for a correction
 * and its copies in the bin, whichever, are of its game.
 */
export async function listUnused(
  tx: Db,
  userId: UserId,
  { gameIds, itemIds }: { gameIds: readonly number[]; itemIds: readonly number[] },
): Promise<{ game_id: number; corrects: number | null }[]> {
  const ofEntry = sql`where o.user_id = e.user_id and o.game_id = e.game_id`;
  const query = sql<{ game_id: number; corrects: number | null }>`
    select e.game_id, g.corrects from own_entries e join games_igdb g using (game_id)
    where e.user_id = ${userId} and e.game_id = any(${gameIds}::int[]) and not (${isWaiting})
      and not exists (select from user_collection o ${ofEntry})
      and not exists (select from user_copies o ${ofEntry})
      and not exists (select from searches o ${ofEntry})
      and not exists (select from entry_covers o ${ofEntry})
      and (g.corrects is not null or not exists (select from user_wishlist o ${ofEntry})
        and not exists (select from user_bin o ${ofEntry} and (o.id <> all(${itemIds}::bigint[])
          or exists (select from user_collection_files f where f.user_id = o.user_id and f.user_collection_id = o.id))))`;
  return (await query.execute(tx)).rows;
}
