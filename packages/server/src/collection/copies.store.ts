import { sql } from 'kysely';

import type { ChosenCopies } from '@cartouche/contract/bulk';
import type { ItemChange } from '@cartouche/contract/item';
import { type ItemFields, itemFields } from '@cartouche/contract/item.rules';

import { copiesOf } from '../catalogue/filters.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type ItemRow, eachField, itemColumns, keptColumns, typeOf } from './collection.store.ts';

/** A copy, and whether it leads: is the row of its game in `user_collection`. */
export type CopyRow = ItemRow & { is_lead: boolean };

const columns = sql.join(itemColumns.map((column) => sql.ref(column)));

/** All copies of a game, the one that leads first, the others from the oldest on. */
export async function listCopies(db: Db, userId: UserId, gameId: number): Promise<CopyRow[]> {
  const ofGame = sql`user_id = ${userId} and game_id = ${gameId}`;
  const query = sql<CopyRow>`
    select ${columns}, true as is_lead from user_collection where ${ofGame}
    union all select ${columns}, false from user_copies where ${ofGame}
    order by is_lead desc, created_at, id`;
  return (await query.execute(db)).rows;
}

/** The copies of some games that fulfil what is asked of copies, in the order of the games. */
export async function listChosen(
  db: Db,
  userId: UserId,
  { gameIds, copies }: ChosenCopies,
): Promise<CopyRow[]> {
  const query = sql<CopyRow>`
    select c.* from unnest(${gameIds}::int[]) with ordinality chosen (game_id, place)
    join user_collection o on o.user_id = ${userId} and o.game_id = chosen.game_id
    cross join lateral (
      select x.*, x.is_main as is_lead from (${copiesOf(copies, 'o', itemColumns)}) x
    ) c
    order by chosen.place, c.is_lead desc, c.created_at, c.id`;
  return (await query.execute(db)).rows;
}

/** A copy of the user by its id, whichever it is. */
export async function findCopy(db: Db, userId: UserId, id: number): Promise<CopyRow | undefined> {
  const query = sql<CopyRow>`
    select ${columns}, true as is_lead from user_collection where user_id = ${userId} and id = ${id}
    union all select ${columns}, false from user_copies where user_id = ${userId} and id = ${id}`;
  return (await query.execute(db)).rows[0];
}

export type Lead = { id: number; game_id: number };

/**
 * Locks the copies that lead some games until the transaction ends, in the order of the games. Whatever adds, removes or
 * exchanges copies of a game does this first.
 */
export async function lockLeads(tx: Db, userId: UserId, gameIds: readonly number[]): Promise<Lead[]> {
  const query = sql<Lead>`
    select id, game_id from user_collection where user_id = ${userId} and game_id = any(${gameIds}::int[])
    order by game_id for update`;
  return (await query.execute(tx)).rows;
}

/** The games of some copies. */
export async function listGamesOf(tx: Db, userId: UserId, ids: readonly number[]): Promise<number[]> {
  const among = sql`user_id = ${userId} and id = any(${ids}::bigint[])`;
  const query = sql<{ game_id: number }>`
    select game_id from user_collection where ${among} union select game_id from user_copies where ${among}`;
  return (await query.execute(tx)).rows.map(({ game_id }) => game_id);
}

/** How many further copies the game has that has most of them. */
export async function countMost(db: Db, userId: UserId, gameIds: readonly number[]): Promise<number> {
  const query = sql<{ most: number }>`
    select coalesce(max(copies) - 1, 0)::int as most from user_collection
    where user_id = ${userId} and game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows[0]?.most ?? 0;
}

/** How many copies some games have. */
export async function countCopies(db: Db, userId: UserId, gameIds: readonly number[]): Promise<number> {
  const query = sql<{ copies: number }>`
    select coalesce(sum(copies), 0)::int as copies from user_collection
    where user_id = ${userId} and game_id = any(${gameIds}::int[])`;
  return (await query.execute(db)).rows[0]?.copies ?? 0;
}

export type FurtherCopy = { gameId: number; fields: ItemFields; createdAt: Date };

/** A copy that was added, by its place among those that were asked for. */
export type AddedCopy = { id: number; place: number };

/** Adds those of some copies whose games are owned. */
export async function insertFurther(
  tx: Db,
  userId: UserId,
  copies: readonly FurtherCopy[],
): Promise<AddedCopy[]> {
  const rows = copies.map(({ gameId, fields, createdAt }, at) => ({
    at,
    game_id: gameId,
    created_at: createdAt,
    ...fields,
  }));
  const query = sql<AddedCopy>`
    with asked as materialized (
      select nextval(pg_get_serial_sequence('user_collection', 'id')) as id, a.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (at int, game_id int, created_at timestamptz,
        ${eachField((name) => sql`${sql.ref(name)} ${typeOf(name)}`)})
      join user_collection c on c.user_id = ${userId} and c.game_id = a.game_id
    ), added as (
      insert into user_copies (${keptColumns})
      select ${userId}, id, game_id, ${eachField((name) => sql`asked.${sql.ref(name)}`)}, created_at from asked
    )
    select id, at as place from asked order by at`;
  return (await query.execute(tx)).rows;
}

/** Sets the given fields of a copy by its id, whichever it is. None if it is not there. */
export async function updateCopy(
  db: Db,
  userId: UserId,
  { id, change }: { id: number; change: ItemChange },
): Promise<CopyRow | undefined> {
  const set = eachField((name) => {
    const column = sql.ref(name);
    return sql`${column} = ${change[name] === undefined ? column : change[name]}`;
  });
  const ofCopy = sql`set ${set} where user_id = ${userId} and id = ${id} returning ${columns}`;
  const query = sql<CopyRow>`
    with lead as (update user_collection ${ofCopy}), further as (update user_copies ${ofCopy})
    select *, true as is_lead from lead union all select *, false from further`;
  return (await query.execute(db)).rows[0];
}

/** Moves those of some copies that do not lead to the bin, and answers their ids. */
export async function binFurther(
  tx: Db,
  userId: UserId,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number[]> {
  const query = sql<{ id: number }>`
    with removed as (
      delete from user_copies where user_id = ${userId} and id = any(${ids}::bigint[]) returning *
    )
    insert into user_bin (${keptColumns}, removed_at, led)
    select ${keptColumns}, ${now}::timestamptz, false from removed returning id`;
  return (await query.execute(tx)).rows.map(({ id }) => id);
}

/** Lets another copy of a game lead. The one that led stays beside it. */
export async function exchangeLead(tx: Db, userId: UserId, id: number): Promise<void> {
  await sql`
    with next as (
      delete from user_copies where user_id = ${userId} and id = ${id} returning *
    ), demoted as (
      insert into user_copies (${keptColumns})
      select ${keptColumns} from user_collection
      where user_id = ${userId} and game_id in (select game_id from next)
    )
    update user_collection c set ${takenFrom('next')}
    from next where c.user_id = next.user_id and c.game_id = next.game_id`.execute(tx);
}

/** The assignments that make a row of `user_collection` another copy. */
export function takenFrom(source: string) {
  const names = ['id', ...itemFields, 'created_at'];
  return sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(source)}.${sql.ref(name)}`));
}
