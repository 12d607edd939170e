import { sql } from 'kysely';

import { type GameColumns, gameColumns } from '../catalogue/catalogue.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { grantingWish } from '../wishlist/wishlist.store.ts';
import { type ItemRow, eachField, keptColumns, savedColumns } from './collection.store.ts';
import { takenFrom } from './copies.store.ts';

export type BinRow = ItemRow & GameColumns & { removed_at: Date; total_count: number };

/**
 * Moves the copies that lead some games to the bin, and answers their ids. The next oldest copy of a game takes the lead.
 * The games are locked before.
 */
export async function binLeads(
  tx: Db,
  userId: UserId,
  { gameIds, now }: { gameIds: number[]; now: Date },
): Promise<number[]> {
  // Said wherever they are joined too: without statistics of the user, each row would meet each of `next`.
  const ofGames = sql`c.user_id = ${userId} and c.game_id = any(${gameIds}::int[])`;
  const query = sql<{ id: number }>`
    with next as (
      select distinct on (game_id) * from user_copies c where ${ofGames} order by game_id, created_at, id
    ), moved as (
      delete from user_copies c using next where ${ofGames} and c.id = next.id
    ), promoted as (
      update user_collection c set ${takenFrom('next')}
      from next where ${ofGames} and c.game_id = next.game_id
    ), removed as (
      delete from user_collection c where ${ofGames} and game_id not in (select game_id from next)
    )
    insert into user_bin (${keptColumns}, removed_at, led)
    select ${keptColumns}, ${now}::timestamptz, true from user_collection c where ${ofGames} returning id`;
  return (await query.execute(tx)).rows.map(({ id }) => id);
}

export type BinPage = { limit: number; offset: number };

/** Newest first. */
export async function listBin(db: Db, userId: UserId, { limit, offset }: BinPage): Promise<BinRow[]> {
  const query = sql<BinRow>`
    select b.id, ${eachField((name) => sql`b.${sql.ref(name)}`)}, b.created_at, b.removed_at, b.total_count,
      ${gameColumns}
    from (
      select *, count(*) over ()::int as total_count from user_bin where user_id = ${userId}
      order by removed_at desc, id desc limit ${limit} offset ${offset}
    ) b join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    order by b.removed_at desc, b.id desc`;
  return (await query.execute(db)).rows;
}

export async function findBinned(
  db: Db,
  userId: UserId,
  id: number,
): Promise<{ game_id: number; led: boolean; title: string } | undefined> {
  return await db
    .selectFrom('user_bin')
    .innerJoin('games_igdb', 'games_igdb.game_id', 'user_bin.game_id')
    .select(['user_bin.game_id', 'led', 'title'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The copy of a game that was removed last. */
export async function findNewestBinned(db: Db, userId: UserId, gameId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_bin')
    .select('id')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Moves a copy from the bin back to the collection with its old id. None if it is no longer there or the game is owned. */
export async function unbinLead(tx: Db, userId: UserId, id: number): Promise<ItemRow | undefined> {
  const query = sql<ItemRow>`
    with taken as (
      delete from user_bin where user_id = ${userId} and id = ${id} returning *
    ), saved as (
      insert into user_collection (${keptColumns}) select ${keptColumns} from taken
      on conflict (user_id, game_id) do nothing returning *
    ), ${grantingWish}
    select ${savedColumns} from saved`;
  return (await query.execute(tx)).rows[0];
}

/** Moves a copy from the bin back beside the one that leads. None if it is no longer there. */
export async function unbinFurther(tx: Db, userId: UserId, id: number): Promise<ItemRow | undefined> {
  const query = sql<ItemRow>`
    with taken as (
      delete from user_bin where user_id = ${userId} and id = ${id} returning *
    ), saved as (
      insert into user_copies (${keptColumns}) select ${keptColumns} from taken returning *
    )
    select ${savedColumns} from saved`;
  return (await query.execute(tx)).rows[0];
}

/** Deletes copies for good: some or all of a user's, or everybody's that were removed before a day. */
export async function deleteBinned(
  db: Db,
  which: { userId: UserId; ids?: readonly number[] } | { removedBefore: Date },
): Promise<number> {
  const where =
    'userId' in which
      ? sql`user_id = ${which.userId} and (${which.ids ?? null}::bigint[] is null or id = any(${which.ids ?? null}::bigint[]))`
      : sql`removed_at < ${which.removedBefore}`;
  const query = sql<{ deleted: number }>`
    with gone as (
      delete from user_bin where ${where} returning user_id, id
    ), without_photos as (
      delete from user_collection_files f using gone
      where f.user_id = gone.user_id and f.user_collection_id = gone.id
    )
    select count(*)::int as deleted from gone`;
  return (await query.execute(db)).rows[0]?.deleted ?? 0;
}
