import { type RawBuilder, sql } from 'kysely';

import { type ItemFields, itemFields } from '@cartouche/contract/item.rules';

import { openTo } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { eachField, fieldColumns, typeOf } from './collection.store.ts';

/** A new copy with the day on which it is said to have been added. */
export type BroughtItem = { gameId: number; fields: ItemFields; createdAt: Date };

/** A copy that was added, and the wish for it that this granted. */
export type AddedItem = { id: number; game_id: number; wished_at: Date | null };

const columns = sql`a (game_id int, created_at timestamptz, ${eachField((name) => sql`${sql.ref(name)} ${typeOf(name)}`)})`;

/** Adds copies of games that are not owned yet, and grants the wishes for them. Leaves out what is owned meanwhile. */
export async function insertItems(
  db: Db,
  userId: UserId,
  items: readonly BroughtItem[],
): Promise<AddedItem[]> {
  const rows = items.map(({ gameId, fields, createdAt }) => ({
    game_id: gameId,
    created_at: createdAt,
    ...fields,
  }));
  const query = sql<AddedItem>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${columns}
    ), saved as (
      insert into user_collection (user_id, game_id, ${fieldColumns}, created_at)
      select ${userId}, g.game_id, ${eachField((name) => sql`asked.${sql.ref(name)}`)}, asked.created_at
      from asked join games_igdb g using (game_id) where ${openTo(userId)}
      on conflict (user_id, game_id) do nothing
      returning id, user_id, game_id
    ), granted as (
      delete from user_wishlist w using saved where w.user_id = saved.user_id and w.game_id = saved.game_id
      returning w.game_id, w.created_at
    )
    select saved.id, saved.game_id, granted.created_at as wished_at from saved left join granted using (game_id)`;
  return (await query.execute(db)).rows;
}

/** Sets some fields of each of some copies, by their ids, and answers those that are there. */
export async function updateItems(
  db: Db,
  userId: UserId,
  changes: readonly { id: number; change: Partial<ItemFields> }[],
): Promise<number[]> {
  const set = eachField(
    (name) => sql`${sql.ref(name)} = case when a.change ? ${sql.lit(name)}
      then (a.change ->> ${sql.lit(name)})::${typeOf(name)} else c.${sql.ref(name)} end`,
  );
  // A copy that led when it was written may lie beside another by now, or the other way round.
  const query = sql<{ id: number }>`
    with a as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as a (id bigint, change jsonb)),
    leads as (
      update user_collection c set ${set} from a where c.user_id = ${userId} and c.id = a.id returning c.id
    ), further as (
      update user_copies c set ${set} from a where c.user_id = ${userId} and c.id = a.id returning c.id
    )
    select id from leads union all select id from further`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

export type ItemWithPhotos = ItemFields & {
  id: number;
  game_id: number;
  is_lead: boolean;
  has_photos: boolean;
};

/** The copies that lead of some games. */
export async function listItemsOf(
  db: Db,
  userId: UserId,
  gameIds: readonly number[],
): Promise<ItemWithPhotos[]> {
  return (await selectFrom('user_collection', userId, gameIds).execute(db)).rows;
}

/** All copies of some games, of each the main one first. */
export async function listEveryOf(
  db: Db,
  userId: UserId,
  gameIds: readonly number[],
): Promise<ItemWithPhotos[]> {
  const leads = selectFrom('user_collection', userId, gameIds);
  const further = selectFrom('user_copies', userId, gameIds);
  return (await sql<ItemWithPhotos>`${leads} union all ${further} order by is_lead desc, id`.execute(db))
    .rows;
}

function selectFrom(
  table: 'user_collection' | 'user_copies',
  userId: UserId,
  gameIds: readonly number[],
): RawBuilder<ItemWithPhotos> {
  return sql<ItemWithPhotos>`
    select c.id, c.game_id, ${sql.lit(table === 'user_collection')} as is_lead,
      ${sql.join(itemFields.map((name) => sql`c.${sql.ref(name)}`))},
      exists (select from user_collection_files f where f.user_id = c.user_id and f.user_collection_id = c.id) as has_photos
    from ${sql.table(table)} c where c.user_id = ${userId} and c.game_id = any(${gameIds}::int[])`;
}

/** How many further copies each of some games has. */
export async function countFurtherOf(
  db: Db,
  userId: UserId,
  gameIds: readonly number[],
): Promise<Map<number, number>> {
  const query = sql<{ game_id: number; further: number }>`
    select game_id, copies - 1 as further from user_collection
    where user_id = ${userId} and game_id = any(${gameIds}::int[])`;
  return new Map((await query.execute(db)).rows.map(({ game_id, further }) => [game_id, further]));
}
