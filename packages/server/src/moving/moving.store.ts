import { sql } from 'kysely';

import type { MoveTold, MovedColumn } from '@cartouche/contract/moving';
import type { MoveState, MovedField, MovedForm } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from './interpret.ts';

/** How often a file has each of its words. */
export type Words = Record<'completeness' | 'condition' | 'lists' | 'platforms', Record<string, number>>;

export type MoveRow = {
  user_id: UserId;
  id: number;
  file_name: string;
  form: MovedForm;
  state: MoveState;
  told: MoveTold;
  columns: Pick<MovedColumn, 'name' | 'examples'>[];
  settings: Settings;
  words: Words;
  rows: number;
  done: number;
  busy_until: Date | null;
  is_stopping: boolean;
  made_at: Date;
  written_at: Date | null;
};

type NewMove = Pick<
  MoveRow,
  'file_name' | 'form' | 'state' | 'told' | 'columns' | 'settings' | 'rows' | 'made_at'
>;

export async function insertMove(db: Db, userId: UserId, move: NewMove): Promise<number> {
  const { told, columns, settings, ...plain } = move;
  const { id } = await db
    .insertInto('moves')
    .values({
      ...plain,
      user_id: userId,
      told: JSON.stringify(told),
      columns: JSON.stringify(columns),
      settings: JSON.stringify(settings),
      words: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findMove(db: Db, userId: UserId, id: number): Promise<MoveRow | undefined> {
  const query = sql<MoveRow>`select * from moves where user_id = ${userId} and id = ${id}`;
  return (await query.execute(db)).rows[0];
}

const mostListed = 20;

/** Newest first. */
export async function listMoves(db: Db, userId: UserId): Promise<MoveRow[]> {
  const query = sql<MoveRow>`
    select * from moves where user_id = ${userId} order by id desc limit ${sql.lit(mostListed)}`;
  return (await query.execute(db)).rows;
}

type OfMove = { userId: UserId; moveId: number };

type Change = Partial<Pick<MoveRow, 'state' | 'done' | 'busy_until' | 'is_stopping' | 'written_at'>> & {
  settings?: Settings;
  told?: MoveTold;
  words?: Words;
  /** The labels in `told` alone. */
  inNotes?: string[];
};

export async function updateMove(db: Db, { userId, moveId }: OfMove, change: Change): Promise<void> {
  const { settings, told, words, inNotes, ...plain } = change;
  await db
    .updateTable('moves')
    .set({
      ...plain,
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(told && { told: JSON.stringify(told) }),
      ...(words && { words: JSON.stringify(words) }),
      ...(inNotes && { told: sql<string>`told || ${JSON.stringify({ inNotes })}::jsonb` }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', moveId)
    .execute();
}

/**
 * Takes a move for work in a new state, if it is in one of some states and nobody works on it. None of a user's other
 * moves may be at work: two that write at once could each take the last place.
 */
export async function takeMove(
  db: Db,
  userId: UserId,
  { id, from, to, now, until }: { id: number; from: MoveState[]; to: MoveState; now: Date; until: Date },
): Promise<MoveRow | undefined> {
  const query = sql<MoveRow>`
    update moves m set state = ${to}, busy_until = ${until}::timestamptz, is_stopping = false,
      done = case when m.state = ${to} then m.done else 0 end
    where m.user_id = ${userId} and m.id = ${id} and m.state = any(${from}::text[])
      and (m.busy_until is null or m.busy_until < ${now}::timestamptz)
      and not exists (select from moves o where o.user_id = ${userId} and o.id <> m.id and o.busy_until >= ${now}::timestamptz)
    returning m.*`;
  return (await query.execute(db)).rows[0];
}

/** Says how far the work is, and answers whether it is to stop. */
export async function tellProgress(
  db: Db,
  userId: UserId,
  { id, done, until }: { id: number; done: number; until: Date },
): Promise<boolean> {
  const query = sql<{ is_stopping: boolean }>`
    update moves set done = ${done}, busy_until = ${until}::timestamptz where user_id = ${userId} and id = ${id}
    returning is_stopping`;
  return (await query.execute(db)).rows[0]?.is_stopping ?? true;
}

/** Work that a process left behind. */
export async function listAbandoned(db: Db, now: Date): Promise<Pick<MoveRow, 'user_id' | 'id' | 'state'>[]> {
  const query = sql<Pick<MoveRow, 'user_id' | 'id' | 'state'>>`
    select user_id, id, state from moves where busy_until < ${now}::timestamptz order by busy_until limit 10`;
  return (await query.execute(db)).rows;
}

export async function deleteMove(db: Db, userId: UserId, id: number): Promise<void> {
  await db.deleteFrom('moves').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Deletes what was written or undone before a day, and what was never written since another. */
export async function deleteMovesBefore(db: Db, days: { written: Date; unwritten: Date }): Promise<void> {
  await sql`delete from moves where busy_until is null and (
    (written_at is not null and written_at < ${days.written}::timestamptz)
    or (written_at is null and made_at < ${days.unwritten}::timestamptz))`.execute(db);
}

/** How the user mapped a table with this header before. */
export async function findMapping(db: Db, userId: UserId, header: string): Promise<MovedField[] | undefined> {
  const query = sql<{ settings: { mapping: MovedField[] } }>`
    select settings from moved_headers where user_id = ${userId} and header = ${header}`;
  return (await query.execute(db)).rows[0]?.settings.mapping;
}

export async function saveMapping(
  db: Db,
  userId: UserId,
  { header, mapping, now }: { header: string; mapping: MovedField[]; now: Date },
): Promise<void> {
  const settings = JSON.stringify({ mapping });
  await db
    .insertInto('moved_headers')
    .values({ user_id: userId, header, settings, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'header']).doUpdateSet({ settings, used_at: now }))
    .execute();
}
