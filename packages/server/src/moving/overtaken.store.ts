import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isOfCollection } from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

/**
 * The games, or those of some, whose rows may stand otherwise to the copies here than when they were compared: rows bring
 * copies beside others, or a copy that they stood for is gone.
 */
export async function listGamesToCompare(
  db: Db,
  { userId, moveId }: OfMove,
  amongGames: readonly number[] | undefined,
): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    with copies as (
      select id, game_id from user_collection where user_id = ${userId}
      union all select id, game_id from user_copies where user_id = ${userId}
    ), known as (
      select game_id, items, written is null and decision ->> 'do' is distinct from 'skip' as is_open,
        status = 'new' as is_new, brings > 0 as is_bringing
      from move_rows where user_id = ${userId} and move_id = ${moveId} and brings is not null and ${isOfCollection}
        and (${amongGames ?? null}::int[] is null or game_id = any(${amongGames ?? null}::int[]))
    )
    select game_id from known
    group by game_id having bool_or(is_open and is_bringing and not is_new)
      and (game_id in (select game_id from copies) or not bool_or(is_open and is_new))
    union select game_id from known cross join jsonb_array_elements_text(items) item (id)
    where is_open and not is_new and item.id::bigint not in (select id from copies)`;
  return (await query.execute(db)).rows.map(({ game_id: id }) => id);
}
