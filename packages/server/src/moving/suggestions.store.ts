import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

type OfMove = { userId: UserId; moveId: number };

/** Open rows that have but one game to choose from, which is on their own platform, with that game. */
const open = ({ userId, moveId }: OfMove) => sql<{ place: number; game_id: number }>`
  select r.place, g.game_id from move_rows r join games_igdb g on g.game_id = (r.choices ->> 0)::int
  where r.user_id = ${userId} and r.move_id = ${moveId} and r.status = 'several' and r.decision is null
    and jsonb_array_length(r.choices) = 1 and r.wanted -> 'platformIds' @> to_jsonb(g.platform_id)`;

/** Rows that took such a game with all the others. */
const taken = ({ userId, moveId }: OfMove) => sql<{ place: number }>`
  select place from move_rows
  where user_id = ${userId} and move_id = ${moveId} and decision -> 'isSuggested' = 'true'`;

export async function listSuggested(db: Db, ofMove: OfMove): Promise<{ place: number; game_id: number }[]> {
  return (await open(ofMove).execute(db)).rows;
}

export async function listTaken(db: Db, ofMove: OfMove): Promise<{ place: number }[]> {
  return (await taken(ofMove).execute(db)).rows;
}

export async function countSuggested(db: Db, ofMove: OfMove) {
  const query = sql<{ suggestions: number; suggestionsTaken: number }>`
    select (select count(*)::int from (${open(ofMove)}) o) as suggestions,
      (select count(*)::int from (${taken(ofMove)}) t) as "suggestionsTaken"`;
  return (await query.execute(db)).rows[0];
}
