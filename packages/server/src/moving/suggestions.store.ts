import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

type OfMove = { userId: UserId; moveId: number };

/** An open row that has but one game to choose from, which is on its own platform, with the titles of that game. */
export type Suggested = { place: number; written: string; game_id: number; title: string; alts: string[] };

export async function listSuggested(db: Db, { userId, moveId }: OfMove): Promise<Suggested[]> {
  const query = sql<Suggested>`
    select r.place, r.wanted ->> 'title' as written, g.game_id, g.title, coalesce(d.alt_titles, '{}') as alts
    from move_rows r join games_igdb g on g.game_id = (r.choices ->> 0)::int
    left join game_details d on d.game_id = g.game_id
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.status = 'several' and r.decision is null
      and jsonb_array_length(r.choices) = 1 and r.wanted -> 'platformIds' @> to_jsonb(g.platform_id)`;
  return (await query.execute(db)).rows;
}

/** Rows that took such a game with all the others. */
export async function listTaken(db: Db, { userId, moveId }: OfMove): Promise<{ place: number }[]> {
  const query = sql<{ place: number }>`
    select place from move_rows
    where user_id = ${userId} and move_id = ${moveId} and decision -> 'isSuggested' = 'true'`;
  return (await query.execute(db)).rows;
}
