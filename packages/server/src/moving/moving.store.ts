import { sql } from 'kysely';

import type { MoveTold } from '@cartouche/contract/moveTold';
import type { MovedColumn } from '@cartouche/contract/moving';
import type { MoveState, MovedForm } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from './interpret.ts';

/** How often a file has each of its words; '' is a row that names no platform. */
export type Words = Record<'completeness' | 'condition' | 'lists' | 'platforms', Record<string, number>>;

export type MoveRow = {
  user_id: UserId;
  id: number;
  file_name: string;
  form: MovedForm;
  state: MoveState;
  told: MoveTold;
  columns: Omit<MovedColumn, 'field'>[];
  settings: Settings;
  words: Words;
  rows: number;
  done: number;
  busy_until: Date | null;
  is_stopping: boolean;
  /** The number of whoever took the work on. */
  turn: number;
  /** How often the work under way was begun. */
  tries: number;
  has_failed: boolean;
  /** The places of rows that were compared once more, because the collection had changed before they were written. */
  asked_again: number[];
  was_stopped: boolean;
  made_at: Date;
  written_at: Date | null;
};

export type NewMove = Pick<
  MoveRow,
  'file_name' | 'form' | 'state' | 'told' | 'columns' | 'settings' | 'rows' | 'busy_until' | 'made_at'
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

type Change = {
  settings?: Settings;
  told?: MoveTold;
  words?: Words;
  /** What only all rows tell. */
  toldOfAll?: Pick<MoveTold, 'inNotes' | 'cutNotes' | 'currencies'>;
};

export async function updateMove(db: Db, { userId, moveId }: OfMove, change: Change): Promise<void> {
  const { settings, told, words, toldOfAll } = change;
  await db
    .updateTable('moves')
    .set({
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(told && { told: JSON.stringify(told) }),
      ...(words && { words: JSON.stringify(words) }),
      ...(toldOfAll && { told: sql<string>`told || ${JSON.stringify(toldOfAll)}::jsonb` }),
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
  { userId, moveId }: OfMove,
  { from, to, now, until }: { from: MoveState[]; to: MoveState; now: Date; until: Date },
): Promise<MoveRow | undefined> {
  // Work that is gone on with keeps how far it is, also that it is to stop. A dry run begins with the first row again.
  const query = sql<MoveRow>`
    update moves m set state = ${to}, busy_until = ${until}::timestamptz, turn = m.turn + 1,
      tries = case when m.state = ${to} then m.tries + 1 else 1 end,
      is_stopping = m.is_stopping and m.state = ${to},
      has_failed = m.has_failed and m.state = ${to},
      was_stopped = m.was_stopped and m.state = ${to},
      asked_again = case when ${to} = 'matching' then '[]' else m.asked_again end,
      done = case when m.state = ${to} and ${to} <> 'matching' then m.done else 0 end
    where m.user_id = ${userId} and m.id = ${moveId} and m.state = any(${from}::text[])
      and (m.busy_until is null or m.busy_until < ${now}::timestamptz)
      and not exists (select from moves o
        where o.user_id = ${userId} and o.id <> m.id and o.busy_until >= ${now}::timestamptz)
    returning m.*`;
  return (await query.execute(db)).rows[0];
}

type Held = OfMove & { turn: number };

/** Renews the lease of a worker, unless its work has ended or another one took it on since. */
export async function holdMove(db: Db, { userId, moveId, turn }: Held, until: Date): Promise<boolean> {
  const query = sql`update moves set busy_until = ${until}::timestamptz
    where user_id = ${userId} and id = ${moveId} and turn = ${turn} and busy_until is not null`;
  return (await query.execute(db)).numAffectedRows === 1n;
}

/** Says that some more rows are done, and answers whether the work is to stop; nothing if another worker has it. */
export async function tellProgress(
  db: Db,
  { userId, moveId, turn }: Held,
  rows: number,
): Promise<boolean | undefined> {
  const query = sql<{ is_stopping: boolean }>`update moves set done = done + ${rows}
    where user_id = ${userId} and id = ${moveId} and turn = ${turn} returning is_stopping`;
  return (await query.execute(db)).rows[0]?.is_stopping;
}

/** Ends the work of a worker in a state, unless another one took it on since. */
export async function endWork(
  db: Db,
  { userId, moveId, turn }: Held,
  { state, writtenAt = null }: { state: MoveState; writtenAt?: Date | null },
): Promise<boolean> {
  const query = sql`update moves set state = ${state}, busy_until = null, is_stopping = false, tries = 0,
      written_at = coalesce(${writtenAt}::timestamptz, written_at)
    where user_id = ${userId} and id = ${moveId} and turn = ${turn}`;
  return (await query.execute(db)).numAffectedRows === 1n;
}

/** Has a worker that writes take back instead what it wrote. */
export async function turnBack(db: Db, { userId, moveId, turn }: Held): Promise<MoveRow | undefined> {
  const query = sql<MoveRow>`update moves set state = 'undoing', was_stopped = is_stopping and not has_failed,
      is_stopping = false, tries = 1, done = 0
    where user_id = ${userId} and id = ${moveId} and turn = ${turn} returning *`;
  return (await query.execute(db)).rows[0];
}

/** The file that is worked on while another one waits. */
export async function findWorkedOn(
  db: Db,
  { userId, moveId }: OfMove,
  now: Date,
): Promise<Pick<MoveRow, 'id' | 'file_name'> | undefined> {
  const query = sql<Pick<MoveRow, 'id' | 'file_name'>>`select id, file_name from moves
    where user_id = ${userId} and id <> ${moveId} and busy_until >= ${now}::timestamptz`;
  return (await query.execute(db)).rows[0];
}

/** Whether any file of other users is worked on. */
export async function isWorkedOnBeside(db: Db, userId: UserId, now: Date): Promise<boolean> {
  const query = sql<{ is_beside: boolean }>`select exists (
    select from moves where busy_until >= ${now}::timestamptz and user_id <> ${userId}) as is_beside`;
  return (await query.execute(db)).rows[0]?.is_beside === true;
}

/** A dry run that nobody works on: another file has its turn, or whoever began it is gone. */
const isWaiting = (now: Date) => sql`(state = 'matching' and busy_until < ${now}::timestamptz)`;

/** Ends a dry run that waits, and answers whether there was one. Whoever comes back to it does no more. */
export async function stopWaiting(db: Db, { userId, moveId }: OfMove, now: Date): Promise<boolean> {
  const query = sql`update moves set state = 'mapping', busy_until = null, is_stopping = false, turn = turn + 1
    where user_id = ${userId} and id = ${moveId} and ${isWaiting(now)}`;
  return (await query.execute(db)).numAffectedRows === 1n;
}

/** Has the work under way stop. An undo goes to its end. */
export async function stopWork(db: Db, { userId, moveId }: OfMove): Promise<void> {
  await sql`update moves set is_stopping = true
    where user_id = ${userId} and id = ${moveId} and state in ('matching', 'writing')`.execute(db);
}

/** Gives up what a worker left behind: a dry run and writing are stopped; an undo ends, so that it can begin anew. */
export async function giveUp(db: Db, { userId, moveId }: OfMove, now: Date): Promise<void> {
  const isUndo = sql`state = 'undoing'`;
  await sql`update moves set has_failed = true, is_stopping = not ${isUndo},
      state = case when ${isUndo} then 'written' else state end,
      busy_until = case when ${isUndo} then null else busy_until end,
      written_at = case when ${isUndo} then coalesce(written_at, ${now}::timestamptz) else written_at end
    where user_id = ${userId} and id = ${moveId} and busy_until < ${now}::timestamptz`.execute(db);
}

type Abandoned = Pick<MoveRow, 'user_id' | 'id' | 'state' | 'tries'>;

/** Work that a worker left behind. */
export async function listAbandoned(db: Db, now: Date): Promise<Abandoned[]> {
  const query = sql<Abandoned>`select user_id, id, state, tries from moves
    where busy_until < ${now}::timestamptz order by busy_until limit 10`;
  return (await query.execute(db)).rows;
}

const isAtRest = sql`state not in ('matching', 'writing', 'undoing')`;

/** Deletes a move that nobody works on, and answers whether it did. */
export async function deleteMove(db: Db, { userId, moveId }: OfMove, now: Date): Promise<boolean> {
  const query = sql`delete from moves
    where user_id = ${userId} and id = ${moveId} and (${isAtRest} or ${isWaiting(now)})`;
  return (await query.execute(db)).numAffectedRows === 1n;
}

/** Deletes what was written or undone before a day, and what was never written since another. */
export async function deleteMovesBefore(db: Db, days: { written: Date; unwritten: Date }): Promise<void> {
  await sql`delete from moves where ${isAtRest} and (
    (written_at is not null and written_at < ${days.written}::timestamptz)
    or (written_at is null and made_at < ${days.unwritten}::timestamptz))`.execute(db);
}

/** Deletes the oldest of a user's moves that nobody works on, beyond so many that are written and that are not. */
export async function deleteOldest(
  db: Db,
  userId: UserId,
  kept: { unwritten: number; written: number },
): Promise<void> {
  await sql`delete from moves m using (
      select id, state = 'written' as is_written,
        row_number() over (partition by state = 'written' order by id desc) as rank
      from moves where user_id = ${userId}
    ) ranked
    where m.user_id = ${userId} and m.id = ranked.id and ${isAtRest}
      and rank > case when is_written then ${kept.written}::int else ${kept.unwritten}::int end`.execute(db);
}

/** Makes a table one whose columns are mapped by hand, unless somebody works on it or wrote it. */
export async function makeSheet(db: Db, { userId, moveId }: OfMove, settings: Settings): Promise<boolean> {
  const query = sql`update moves set form = 'sheet', state = 'mapping', settings = ${JSON.stringify(settings)}::jsonb
    where user_id = ${userId} and id = ${moveId} and state in ('mapping', 'ready') and busy_until is null`;
  return (await query.execute(db)).numAffectedRows === 1n;
}
