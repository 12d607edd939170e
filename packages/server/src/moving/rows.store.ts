import { sql } from 'kysely';

import type { MoveDecision } from '@cartouche/contract/moving';
import type { MovedReason, MovedStatus } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { FoundRow, Said } from './forms/said.ts';
import type { Wanted } from './interpret.ts';

export type Difference = { field: string; file: string; mine: string };

/** What writing did with a row. */
export type Written = {
  /** Copies that were added beside the one that leads. */
  further?: { itemId: number; gameId: number; fields: object }[];
} & (
  | { did: 'added'; itemId: number; gameId: number; wishedAt: string | null; fields: object; isEntry?: true }
  | { did: 'changed'; itemId: number; gameId: number; before: object; fields: object }
  | { did: 'wished'; gameId: number; isEntry?: true }
  | { did: 'nothing' }
);

export type RowOfMove = {
  place: number;
  line: number;
  cells: { said: Said } | { cells: string[] };
  wanted: Wanted | null;
  row_key: string | null;
  status: MovedStatus | null;
  why: MovedReason | null;
  game_id: number | null;
  choices: number[];
  differences: Difference[];
  decision: MoveDecision | null;
  written: Written | null;
};

type OfMove = { userId: UserId; moveId: number };

export async function insertRows(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly (FoundRow & { place: number })[],
) {
  const values = rows.map(({ place, line, ...cells }) => ({ place, line, cells }));
  await sql`insert into move_rows (user_id, move_id, place, line, cells)
    select ${userId}, ${moveId}, place, line, cells
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as a (place int, line int, cells jsonb)`.execute(
    db,
  );
}

const columns = sql`place, line, cells, wanted, row_key, status, why, game_id, choices, differences, decision, written`;

/** Rows from a place on. */
export async function listRowsFrom(
  db: Db,
  { userId, moveId }: OfMove,
  { from, most }: { from: number; most: number },
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and place >= ${from} order by place limit ${most}`;
  return (await query.execute(db)).rows;
}

export async function listRowsAt(
  db: Db,
  { userId, moveId }: OfMove,
  places: readonly number[],
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and place = any(${places}::int[]) order by place`;
  return (await query.execute(db)).rows;
}

export type Page = { status?: MovedStatus | undefined; search: string; limit: number; offset: number };

/** One page, as the file has them. */
export async function listRows(
  db: Db,
  { userId, moveId }: OfMove,
  { status, search, limit, offset }: Page,
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and (${status ?? null}::text is null or status = ${status ?? null})
      and position(lower(${search}) in lower(concat(wanted ->> 'title', ' ', wanted ->> 'platform'))) > 0
    order by place limit ${limit} offset ${offset}`;
  return (await query.execute(db)).rows;
}

export type Settled = Pick<
  RowOfMove,
  'place' | 'wanted' | 'row_key' | 'status' | 'why' | 'game_id' | 'choices' | 'differences' | 'decision'
>;

/** Writes how rows end. */
export async function updateRows(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly Settled[],
): Promise<void> {
  await sql`update move_rows r set wanted = a.wanted, row_key = a.row_key, status = a.status, why = a.why,
      game_id = a.game_id, choices = a.choices, differences = a.differences, decision = nullif(a.decision, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, wanted jsonb, row_key text, status text,
      why text, game_id int, choices jsonb, differences jsonb, decision jsonb)
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = a.place`.execute(db);
}

/**
 * Of the rows of one game, all but the best become copies: the file's first copy leads, else the most complete one, and
 * the first of those.
 */
export async function markCopies(tx: Db, { userId, moveId }: OfMove): Promise<void> {
  // There are no statistics yet on rows that were just written: the planner would compare each with all the others.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`update move_rows r set status = 'copy', differences = '[]'
    from (
      select place, row_number() over (partition by game_id order by (wanted ->> 'copy')::int nulls last,
        case wanted #>> '{fields,completeness}' when 'NEW_SEALED' then 0 when 'COMPLETE_IN_BOX' then 1
          when 'CARTRIDGE,CASE' then 2 when 'CARTRIDGE,BOOKLET' then 3 when 'CARTRIDGE' then 4 else 5 end, place) as rank
      from move_rows
      where user_id = ${userId} and move_id = ${moveId} and game_id is not null and status in ('new', 'same', 'differs')
        and wanted ->> 'list' = 'collection' and coalesce(decision ->> 'do', '') <> 'skip'
    ) ranked
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = ranked.place and ranked.rank > 1`.execute(
    tx,
  );
}

/** Takes back that rows are copies, before they are ranked again. */
export async function listCopies(db: Db, { userId, moveId }: OfMove): Promise<number[]> {
  const query = sql<{ place: number }>`select place from move_rows
    where user_id = ${userId} and move_id = ${moveId} and status = 'copy' order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

export type Counted = {
  status: MovedStatus;
  list: string;
  decision: string | null;
  rows: number;
  /** How many own entries they become: rows of one title are one. */
  entries: number;
};

/** How many rows end in each way, with what was decided. */
export async function countRows(db: Db, { userId, moveId }: OfMove): Promise<Counted[]> {
  const query = sql<Counted>`
    select status, coalesce(wanted ->> 'list', 'out') as list, decision ->> 'do' as decision, count(*)::int as rows,
      count(distinct case when decision ->> 'do' = 'entry'
        then concat(lower(wanted ->> 'title'), '|', wanted #>> '{platformIds,0}') end)::int as entries
    from move_rows where user_id = ${userId} and move_id = ${moveId} and status is not null group by 1, 2, 3`;
  return (await query.execute(db)).rows;
}

/** The places of all rows of a status. */
export async function listPlacesOf(
  db: Db,
  { userId, moveId }: OfMove,
  status: MovedStatus,
): Promise<number[]> {
  const query = sql<{ place: number }>`select place from move_rows
    where user_id = ${userId} and move_id = ${moveId} and status = ${status} order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

/** Rows that are still to be written, or to be taken back. */
export async function listToWrite(db: Db, { userId, moveId }: OfMove, most: number): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and written is null order by place limit ${most}`;
  return (await query.execute(db)).rows;
}

export async function listWritten(db: Db, { userId, moveId }: OfMove, most: number): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and written is not null order by place limit ${most}`;
  return (await query.execute(db)).rows;
}

/** The rows that earlier batches wrote of some own entries, first those that lead their games. */
export async function listEntered(
  db: Db,
  { userId, moveId }: OfMove,
  gameIds: readonly number[],
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and game_id = any(${gameIds}::int[])
      and status in ('missing', 'several') and written is not null and wanted ->> 'list' = 'collection'
    order by written ->> 'did' <> 'added', place`;
  return (await query.execute(db)).rows;
}

/** Says what was done with rows; null where it was taken back. */
export async function updateWritten(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly { place: number; written: Written | null; gameId?: number }[],
): Promise<void> {
  await sql`update move_rows r set written = nullif(a.written, 'null'), game_id = coalesce(a."gameId", r.game_id)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, written jsonb, "gameId" int)
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = a.place`.execute(db);
}

export type Remembered = {
  row_key: string;
  decision: MoveDecision | null;
  wanted: Wanted | null;
  game_id: number | null;
};

/** What the user decided or brought of these rows before. */
export async function listRemembered(db: Db, userId: UserId, keys: readonly string[]): Promise<Remembered[]> {
  const query = sql<Remembered>`
    select row_key, decision, wanted, game_id from moved_rows where user_id = ${userId} and row_key = any(${keys}::text[])`;
  return (await query.execute(db)).rows;
}

/** Remembers rows; what is null keeps its former value. */
export async function remember(
  db: Db,
  userId: UserId,
  rows: readonly (Partial<Remembered> & { row_key: string; move_id?: number })[],
): Promise<void> {
  await sql`insert into moved_rows as m (user_id, row_key, decision, wanted, game_id, move_id)
    select ${userId}, a.row_key, a.decision, a.wanted, a.game_id, a.move_id
    from (select distinct on (row_key) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a (row_key text, decision jsonb, wanted jsonb, game_id int, move_id bigint)) a
    on conflict (user_id, row_key) do update set decision = coalesce(excluded.decision, m.decision),
      wanted = coalesce(excluded.wanted, m.wanted), game_id = coalesce(excluded.game_id, m.game_id),
      move_id = coalesce(excluded.move_id, m.move_id)`.execute(db);
}

/** Forgets decisions. */
export async function forgetDecisions(db: Db, userId: UserId, keys: readonly string[]): Promise<void> {
  await sql`update moved_rows set decision = null, game_id = case when wanted is null then null else game_id end
    where user_id = ${userId} and row_key = any(${keys}::text[])`.execute(db);
}

/** What a move brought is not there any more; what was decided of its rows stays known. */
export async function forgetBrought(db: Db, { userId, moveId }: OfMove): Promise<void> {
  await sql`update moved_rows set wanted = null, move_id = null where user_id = ${userId} and move_id = ${moveId}`.execute(
    db,
  );
}

/** Rows of further copies of some games. */
export async function listCopiesOf(
  db: Db,
  { userId, moveId }: OfMove,
  gameIds: readonly number[],
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and status = 'copy' and game_id = any(${gameIds}::int[])
      and coalesce(decision ->> 'do', '') <> 'skip' order by place`;
  return (await query.execute(db)).rows;
}
