import { sql } from 'kysely';

import type { MovedStatus } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Wanted } from './interpret.ts';
import type { Decision } from './rows.store.ts';

type OfMove = { userId: UserId; moveId: number };

export type Remembered = {
  row_key: string;
  decision: Decision | null;
  wanted: Wanted | null;
  game_id: number | null;
  items: number[];
};

/** What the user decided or brought of these rows before. */
export async function listRemembered(
  db: Db,
  userId: UserId,
  keys: readonly string[],
): Promise<Pick<Remembered, 'row_key' | 'decision' | 'game_id'>[]> {
  const query = sql<Pick<Remembered, 'row_key' | 'decision' | 'game_id'>>`
    select row_key, decision, game_id from moved_rows where user_id = ${userId} and row_key = any(${keys}::text[])`;
  return (await query.execute(db)).rows;
}

/** A row that was brought: what it said, and the copies that it became or stood for. */
export type Brought = Pick<Remembered, 'row_key' | 'items'> & { wanted: Wanted };

/** What was brought of some games or by some rows: a game may have been corrected since, or become another one. */
export async function listBrought(
  db: Db,
  userId: UserId,
  { gameIds, keys }: { gameIds: readonly number[]; keys: readonly string[] },
): Promise<Brought[]> {
  const query = sql<Brought>`
    select row_key, wanted, items from moved_rows
    where user_id = ${userId} and (game_id = any(${gameIds}::int[]) or row_key = any(${keys}::text[]))
      and wanted is not null
    order by row_key`;
  return (await query.execute(db)).rows;
}

/**
 * Remembers rows; what is absent keeps its former value. What a move brings is remembered beside what was brought
 * before, to which its undo leads back.
 */
export async function remember(
  db: Db,
  userId: UserId,
  rows: readonly (Partial<Remembered> & { row_key: string; move_id?: number })[],
): Promise<void> {
  await sql`insert into moved_rows as m (user_id, row_key, decision, wanted, game_id, items, move_id)
    select ${userId}, a.row_key, a.decision, a.wanted, a.game_id, coalesce(a.items, '[]'), a.move_id
    from (select distinct on (row_key) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a (row_key text, decision jsonb, wanted jsonb, game_id int, items jsonb, move_id bigint)) a
    on conflict (user_id, row_key) do update set decision = coalesce(excluded.decision, m.decision),
      wanted = coalesce(excluded.wanted, m.wanted), game_id = coalesce(excluded.game_id, m.game_id),
      items = case when excluded.move_id is null then m.items else excluded.items end,
      former = case when excluded.move_id is null or excluded.move_id = m.move_id then m.former
        else jsonb_build_object('wanted', m.wanted, 'items', m.items, 'move_id', m.move_id) end,
      move_id = coalesce(excluded.move_id, m.move_id)`.execute(db);
}

/** Remembers what is decided of all rows of a status. */
export async function rememberStatus(
  db: Db,
  { userId, moveId }: OfMove,
  { status, decision }: { status: MovedStatus; decision: Decision },
): Promise<void> {
  await sql`insert into moved_rows as m (user_id, row_key, decision)
    select distinct user_id, row_key, ${JSON.stringify(decision)}::jsonb from move_rows
    where user_id = ${userId} and move_id = ${moveId} and status = ${status} and row_key is not null
    on conflict (user_id, row_key) do update set decision = excluded.decision`.execute(db);
}

/** Forgets decisions. */
export async function forgetDecisions(db: Db, userId: UserId, keys: readonly string[]): Promise<void> {
  await sql`update moved_rows set decision = null, game_id = case when wanted is null then null else game_id end
    where user_id = ${userId} and row_key = any(${keys}::text[])`.execute(db);
}

/**
 * What a move brought is not there any more: what was brought before counts again. What was decided of its rows stays
 * known.
 */
export async function forgetBrought(db: Db, { userId, moveId }: OfMove): Promise<void> {
  await sql`update moved_rows set wanted = nullif(former -> 'wanted', 'null'), items = coalesce(former -> 'items', '[]'),
      move_id = (former ->> 'move_id')::bigint, former = null
    where user_id = ${userId} and move_id = ${moveId}`.execute(db);
  await sql`update moved_rows set former = null
    where user_id = ${userId} and (former ->> 'move_id')::bigint = ${moveId}`.execute(db);
}
