import { type RawBuilder, sql } from 'kysely';

import type { PlatformSummary } from '@cartouche/contract/collection';
import type { ItemChange } from '@cartouche/contract/item';
import { type ItemField, type ItemFields, itemField, itemFields } from '@cartouche/contract/item.rules';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import { instead, openTo, ownDifference } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { grantingWish } from '../wishlist/wishlist.store.ts';

type Fragment = RawBuilder<unknown>;

export const itemColumns = ['id', 'game_id', ...itemFields, 'created_at'] as const;

export type ItemRow = ItemFields & { id: number; game_id: number; created_at: Date };

/** One fragment per field of a copy, or per named field, separated by commas. */
export const eachField = (of: (name: ItemField) => Fragment, names: readonly ItemField[] = itemFields) =>
  sql.join(names.map(of));

/** The type of a field's column. */
export const typeOf = (name: ItemField): Fragment => sql.raw(itemField[name].sql);

/** The columns of the fields. */
export const fieldColumns = eachField((name) => sql.ref(name));

/** Every column of a copy that is not copied from its game: also those of `user_copies` and of the bin. */
export const keptColumns = sql`user_id, id, game_id, ${fieldColumns}, created_at`;

/** What the state of a game goes by: its main copy `c`, unless only another one is whole. */
export const bestCompleteness = sql`case
  when c.has_whole_copy and c.completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED') then 'COMPLETE_IN_BOX'
  else c.completeness end`;

/** For selecting from a statement named `saved`. */
export const savedColumns = sql.join(itemColumns.map((column) => sql.ref(column)));

export async function findItem(db: Db, userId: UserId, gameId: number) {
  return await db
    .selectFrom('user_collection')
    .select(itemColumns)
    .$narrowType<ItemFields>()
    .where('user_id', '=', userId)
    .where('game_id', '=', instead(userId, gameId))
    .executeTakeFirst();
}

/** How many games the user owns. */
export async function countItems(db: Db, userId: UserId): Promise<number> {
  const { items } = await db
    .selectFrom('user_collection')
    .select((e) => e.fn.countAll<number>().as('items'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return items;
}

/** How many other games the user owns, so that adding the same game twice at once counts it once. */
export async function countOtherItems(db: Db, userId: UserId, gameId: number): Promise<number> {
  const { items } = await db
    .selectFrom('user_collection')
    .select((e) => e.fn.countAll<number>().as('items'))
    .where('user_id', '=', userId)
    .where('game_id', '<>', instead(userId, gameId))
    .executeTakeFirstOrThrow();
  return items;
}

/** Sets the given fields. None if the user does not own the game. */
export async function updateItem(
  db: Db,
  userId: UserId,
  { gameId, change }: { gameId: number; change: ItemChange },
) {
  const set = eachField((name) => {
    const column = sql.ref(name);
    return sql`${column} = ${change[name] === undefined ? column : change[name]}`;
  });
  const query = sql<ItemRow>`
    with saved as (
      update user_collection set ${set}
      where user_id = ${userId} and game_id = ${instead(userId, gameId)}
      returning *
    ), ${grantingWish}
    select ${savedColumns} from saved`;
  return (await query.execute(db)).rows[0];
}

export type NewItem = { gameId: number; fields: ItemFields; now: Date };

/** None if there is no such game. A second insert of the same game edits the first and keeps its created_at. */
export async function insertItem(db: Db, userId: UserId, { gameId, fields, now }: NewItem) {
  const query = sql<ItemRow>`
    with saved as (
      insert into user_collection (user_id, game_id, ${fieldColumns}, created_at)
      select ${userId}, g.game_id, ${eachField((name) => sql`${fields[name]}::${typeOf(name)}`)}, ${now}::timestamptz
      from games_igdb g where g.game_id = ${instead(userId, gameId)} and ${openTo(userId)}
      on conflict (user_id, game_id) do update
      set ${eachField((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)}
      returning *
    ), ${grantingWish}
    select ${savedColumns} from saved`;
  return (await query.execute(db)).rows[0];
}

/** Figures for each platform that the user collects, or on which they own or want a game. */
export async function summarise(db: Db, userId: UserId): Promise<PlatformSummary[]> {
  const query = sql<PlatformSummary>`
    with owned as (
      select platform_id, count(*) as games, coalesce(sum("purchasePrice"), 0) + sum(more_paid) as value
      from user_collection where user_id = ${userId} group by 1
    ), wanted as (
      select platform_id, count(*) as games from user_wishlist where user_id = ${userId} group by 1
    ), collected as (
      select platform_id from user_platforms where user_id = ${userId}
    ), entered as (
      select platform_id, sum(g.more)::int as games from (${ownDifference(userId)}) g group by 1
    )
    select platform_id, coalesce(owned.games, 0)::int as owned, coalesce(wanted.games, 0)::int as wishlist,
      coalesce(f.games, 0) + coalesce(entered.games, 0) as total, coalesce(owned.value, 0)::float8 as value
    from collected full join owned using (platform_id) full join wanted using (platform_id)
    left join entered using (platform_id) left join game_facets f using (platform_id)
    where f.platform_id is null or (f.genre = '' and f.region = '')
    order by platform_id`;
  return (await query.execute(db)).rows;
}

/** The newest copies; those added at once are in the order of the collection. */
export async function listLatest(db: Db, userId: UserId, limit: number) {
  const query = sql<GameColumns & { created_at: Date; completeness: string }>`
    with newest as materialized (
      select game_id, created_at, folded_title, ${bestCompleteness} as completeness from user_collection c
      where user_id = ${userId} order by created_at desc, folded_title, game_id limit ${limit}
    )
    select ${gameColumns}, newest.created_at, newest.completeness
    from newest join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    order by newest.created_at desc, newest.folded_title, newest.game_id`;
  return (await query.execute(db)).rows;
}
