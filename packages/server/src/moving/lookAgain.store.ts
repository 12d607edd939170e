import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isOfCollection } from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

/** Keeps which rows are asked again. */
export async function askAgain(db: Db, { userId, moveId }: OfMove, places: readonly number[]): Promise<void> {
  await sql`update moves set asked_again = ${JSON.stringify(places)}::jsonb
    where user_id = ${userId} and id = ${moveId}`.execute(db);
}

/** The places of some rows, and of all others of their games. */
export async function listWithOthers(
  db: Db,
  { userId, moveId }: OfMove,
  places: readonly number[],
): Promise<number[]> {
  const isAsked = sql`place = any(${places}::int[])`;
  const query = sql<{ place: number }>`select place from move_rows
    where user_id = ${userId} and move_id = ${moveId} and (${isAsked} or ${isOfCollection} and game_id in (
      select game_id from move_rows where user_id = ${userId} and move_id = ${moveId} and ${isAsked}))
    order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

/** Takes what rows of another file say as the rows of a new one. */
export async function copyRows(
  db: Db,
  { userId, moveId }: OfMove,
  { fromMove, places }: { fromMove: number; places: readonly number[] },
): Promise<void> {
  await sql`insert into move_rows (user_id, move_id, place, line, cells)
    select user_id, ${moveId}::bigint, row_number() over (order by place) - 1, line, cells from move_rows
    where user_id = ${userId} and move_id = ${fromMove} and place = any(${places}::int[])`.execute(db);
}
