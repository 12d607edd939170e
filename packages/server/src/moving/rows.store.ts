import { sql } from 'kysely';

import type { ItemFields } from '@cartouche/contract/item.rules';
import type { MoveDecision } from '@cartouche/contract/movedRow';
import type { MovedReason, MovedStatus } from '@cartouche/contract/moving.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { FoundRow, KeptRow } from './forms/said.ts';
import { isEntryOf } from './games.store.ts';
import type { Wanted } from './interpret.ts';

export type Difference = { field: keyof ItemFields; file: string; mine: string };

/** What was decided of a row. One that is a further copy is none of those that it stood for by then. */
export type Decision =
  | Exclude<MoveDecision, { do: 'further' | 'match' }>
  | { do: 'match'; gameId: number; isSuggested?: true }
  | { do: 'further'; beside: number[] };

/** What writing did with a row. */
export type Written = {
  /** Copies that were added beside the one that leads. */
  further?: { itemId: number; gameId: number; fields: object }[];
} & (
  | { did: 'added'; itemId: number; gameId: number; wishedAt: string | null; fields: object; isEntry?: true }
  | { did: 'changed'; itemId: number; gameId: number; before: object; fields: object }
  | { did: 'wished'; gameId: number; isEntry?: true }
  | { did: 'nothing'; isOvertaken?: true }
);

export type RowOfMove = {
  place: number;
  line: number;
  cells: KeptRow;
  wanted: Wanted | null;
  row_key: string | null;
  status: MovedStatus | null;
  why: MovedReason | null;
  game_id: number | null;
  choices: number[];
  /** The copies here that it stands for. */
  items: number[];
  /** How many copies it brings, and how many it says beyond what a game can have; nothing before it is compared. */
  brings: number | null;
  beyond: number;
  differences: Difference[];
  decision: Decision | null;
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

const columns = sql`place, line, cells, wanted, row_key, status, why, game_id, choices, items, brings, beyond,
  differences, decision, written`;

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

export type Page = { search: string; limit: number; offset: number };
type Among = { status?: MovedStatus | undefined; places?: readonly number[] | undefined };

/** One page, as the file has them. */
export async function listRows(
  db: Db,
  { userId, moveId }: OfMove,
  { status, places, search, limit, offset }: Page & Among,
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and (${status ?? null}::text is null or status = ${status ?? null})
      and (${places ?? null}::int[] is null or place = any(${places ?? null}::int[]))
      and position(lower(${search}) in lower(concat_ws(' ', wanted ->> 'title', wanted ->> 'ownTitle', wanted ->> 'platform'))) > 0
    order by place limit ${limit} offset ${offset}`;
  return (await query.execute(db)).rows;
}

export type Settled = Pick<
  RowOfMove,
  'place' | 'wanted' | 'row_key' | 'status' | 'why' | 'game_id' | 'choices' | 'decision'
>;

/** Writes which games rows are about. What they stand for there is compared afterwards. */
export async function updateRows(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly Settled[],
): Promise<void> {
  await sql`update move_rows r set wanted = a.wanted, row_key = a.row_key, status = a.status, why = a.why,
      game_id = a.game_id, choices = a.choices, items = '[]', brings = null, beyond = 0, differences = '[]',
      decision = nullif(a.decision, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, wanted jsonb, row_key text, status text,
      why text, game_id int, choices jsonb, decision jsonb)
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = a.place`.execute(db);
}

/** A row of the collection whose game is known. */
export type RowOfGame = Pick<RowOfMove, 'place' | 'decision'> & {
  wanted: Wanted;
  row_key: string;
  game_id: number;
};

/** Such a row as it was compared, and what was done with it. */
type ReadRow = RowOfGame & Pick<RowOfMove, 'status' | 'items' | 'brings' | 'written'>;

/** Rows that bring copies, or stand for some. */
export const isOfCollection = sql`status in ('new', 'same', 'differs', 'copy') and wanted ->> 'list' = 'collection'`;

/** The games that rows bring to the collection, in the order of their ids. */
export async function listGamesOfRows(
  db: Db,
  { userId, moveId }: OfMove,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const query = sql<{ game_id: number }>`select distinct game_id from move_rows
    where user_id = ${userId} and move_id = ${moveId} and game_id > ${after} and ${isOfCollection}
    order by game_id limit ${most}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

export async function listRowsOfGames(
  db: Db,
  { userId, moveId }: OfMove,
  gameIds: readonly number[],
): Promise<ReadRow[]> {
  const query = sql<ReadRow>`
    select place, decision, wanted, row_key, game_id, status, items, brings, written from move_rows
    where user_id = ${userId} and move_id = ${moveId} and game_id = any(${gameIds}::int[])
      and ${isOfCollection}
    order by place`;
  return (await query.execute(db)).rows;
}

export type Compared = Pick<
  RowOfMove,
  'place' | 'status' | 'items' | 'brings' | 'beyond' | 'differences' | 'decision'
>;

/** Writes how rows compare with what stands on the shelf. */
export async function updateCompared(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly Compared[],
): Promise<void> {
  await sql`update move_rows r set status = a.status, items = a.items, brings = a.brings, beyond = a.beyond,
      differences = a.differences, decision = nullif(a.decision, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, status text, items jsonb, brings int,
      beyond int, differences jsonb, decision jsonb)
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = a.place`.execute(db);
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

/** What is decided of all rows of a status without a look at each. */
export type ForAll = Extract<MoveDecision, { do: 'skip' | 'file' | 'mine' | 'entry' }>;

/** Decides all rows of a status. What is skipped brings nothing; a row without a console becomes no entry. */
export async function decideStatus(
  db: Db,
  { userId, moveId }: OfMove,
  { status, decision }: { status: MovedStatus; decision: ForAll },
): Promise<void> {
  const brings =
    decision.do === 'skip'
      ? sql`, brings = case when brings is null then null else 0 end, beyond = 0`
      : sql``;
  const isNowhere = decision.do === 'entry' ? sql`wanted -> 'platformIds' = '[]'` : sql`false`;
  await sql`update move_rows set decision = case when ${isNowhere} then null
      else ${JSON.stringify(decision)}::jsonb end ${brings}
    where user_id = ${userId} and move_id = ${moveId} and status = ${status}`.execute(db);
}

/** The rows of a status whose title is that of an own entry which is here already. */
export async function listPlacesOfEntries(
  db: Db,
  { userId, moveId }: OfMove,
  status: MovedStatus,
): Promise<number[]> {
  const query = sql<{ place: number }>`select r.place from move_rows r
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.status = ${status}
      and exists (select from games_igdb g where ${isEntryOf(userId, {
        title: sql`r.wanted ->> 'folded'`,
        platform: sql`(r.wanted #>> '{platformIds,0}')::int`,
      })}) order by place`;
  return (await query.execute(db)).rows.map(({ place }) => place);
}

/** The games of rows of a status that the file has in other rows too. */
export async function listSharedGames(
  db: Db,
  { userId, moveId }: OfMove,
  status: MovedStatus,
): Promise<number[]> {
  const query = sql<{ game_id: number }>`select game_id from move_rows
    where user_id = ${userId} and move_id = ${moveId} and game_id is not null and ${isOfCollection}
    group by game_id having count(*) > 1 and bool_or(status = ${status}) order by game_id`;
  return (await query.execute(db)).rows.map(({ game_id: id }) => id);
}

/** Rows that are still to be written, from a place on: further copies, or what they stand beside. */
export async function listToWrite(
  db: Db,
  { userId, moveId }: OfMove,
  { isCopy, from, most }: { isCopy: boolean; from: number; most: number },
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and place >= ${from} and written is null
      and (status is not distinct from 'copy') = ${isCopy}
    order by place limit ${most}`;
  return (await query.execute(db)).rows;
}

/** Rows that were written, from a place on: those that made own entries, the others, or all. */
export async function listWritten(
  db: Db,
  { userId, moveId }: OfMove,
  { isEntry, from, most }: { isEntry?: boolean; from: number; most: number },
): Promise<RowOfMove[]> {
  const isMade = sql`(written ->> 'isEntry' is not null)`;
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and place >= ${from} and written is not null
      and ${isEntry === undefined ? sql`true` : sql`${isMade} = ${isEntry}`}
    order by place limit ${most}`;
  return (await query.execute(db)).rows;
}

/** The rows of some own entries that are written, corrections too. */
export async function listEntered(
  db: Db,
  { userId, moveId }: OfMove,
  gameIds: readonly number[],
): Promise<RowOfMove[]> {
  const query = sql<RowOfMove>`select ${columns} from move_rows
    where user_id = ${userId} and move_id = ${moveId} and game_id = any(${gameIds}::int[])
      and written is not null
    order by place`;
  return (await query.execute(db)).rows;
}

/** Says what was done with rows; null where it was taken back. The game of an own entry is there only while it is written. */
export async function updateWritten(
  db: Db,
  { userId, moveId }: OfMove,
  rows: readonly { place: number; written: Written | null; gameId?: number }[],
): Promise<void> {
  await sql`update move_rows r set written = nullif(a.written, 'null'), game_id = case when r.decision ->> 'do' = 'entry'
        then a."gameId" else r.game_id end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (place int, written jsonb, "gameId" int)
    where r.user_id = ${userId} and r.move_id = ${moveId} and r.place = a.place`.execute(db);
}
