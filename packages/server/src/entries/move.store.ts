import { itemFields } from '@cartouche/contract/item.rules';
import { sql } from 'kysely';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** What moved from one game to another: ids of copies, owned or in the bin, of alerts and of purchases; and the wishes. */
export type Moved = {
  items: number[];
  alerts: number[];
  purchases: number[];
  /** When the first game was wished for. */
  wishedAt: string | null;
  /** When the other was. */
  otherWishedAt: string | null;
  /** The photo that the entry's picture became. */
  photo?: string;
  /** The copies that had no release, and are of the entry's region now. */
  released?: { items: number[]; region: string };
};

type Between = { from: number; to: number };

const fields = sql.join(itemFields.map((name) => sql.ref(name)));

/** The id of the user's copy of a game. */
export async function findItemId(db: Db, userId: UserId, gameId: number): Promise<number | undefined> {
  const query = sql<{ id: number }>`
    select id from user_collection where user_id = ${userId} and game_id = ${gameId}`;
  return (await query.execute(db)).rows[0]?.id;
}

/** Moves everything that the user has of one game to another. Copies of the other go on leading. */
export async function moveRows(tx: Db, userId: UserId, { from, to }: Between): Promise<Moved> {
  const ofFrom = sql`user_id = ${userId} and game_id = ${from}`;
  const isOwned = (await findItemId(tx, userId, to)) !== undefined;
  const copies = await idsOf(
    tx,
    isOwned
      ? sql`with gone as (delete from user_collection where ${ofFrom} returning *)
          insert into user_copies (user_id, id, game_id, ${fields}, created_at)
          select user_id, id, ${to}::int, ${fields}, created_at from gone returning id`
      : sql`update user_collection set game_id = ${to} where ${ofFrom} returning id`,
  );
  const further = await idsOf(tx, sql`update user_copies set game_id = ${to} where ${ofFrom} returning id`);
  const binned = await idsOf(tx, sql`update user_bin set game_id = ${to} where ${ofFrom} returning id`);
  await sql`update bulk_change_items set game_id = ${to} where ${ofFrom}`.execute(tx);
  const alerts = await idsOf(tx, sql`update searches set game_id = ${to} where ${ofFrom} returning id`);
  const purchases = await idsOf(
    tx,
    sql`update alert_purchases set game_id = ${to} where ${ofFrom} returning item_id as id`,
  );
  await moveFileRows(tx, userId, { from, to });
  const wishes = await takeWishes(tx, userId, { from, to });
  // A game that is owned is no longer wished for.
  const wish = [wishes.wishedAt, wishes.otherWishedAt].filter((at) => at !== null).toSorted()[0];
  if (wish && !isOwned && copies.length === 0) await insertWish(tx, userId, { gameId: to, wishedAt: wish });
  return { items: [...copies, ...further, ...binned], alerts, purchases, ...wishes };
}

/** Rows of files that were read are about the other game from now on. */
export async function moveFileRows(tx: Db, userId: UserId, { from, to }: Between): Promise<void> {
  await sql`update move_rows set game_id = ${to} where user_id = ${userId} and game_id = ${from}
    and move_id = any(array(select id from moves where user_id = ${userId}))`.execute(tx);
}

/** Whether an undo of a merge parts copies that stand beside others: the entry is a game more that is owned, then. */
export async function partsCopies(db: Db, userId: UserId, { from, to }: Between): Promise<boolean> {
  const query = sql<{ parts: boolean }>`
    select count(*) filter (where is_moved) > 0 and count(*) filter (where not is_moved) > 0 as parts
    from (
      select id = any(array(select jsonb_array_elements_text(e.moved -> 'items')::bigint)) as is_moved
      from own_entries e join (
        select user_id, game_id, id from user_collection union all select user_id, game_id, id from user_copies
      ) c on c.user_id = e.user_id and c.game_id = ${to}
      where e.user_id = ${userId} and e.game_id = ${from}
    ) copies`;
  return (await query.execute(db)).rows[0]?.parts ?? false;
}

/** Undoes that, for what is still where it moved to. */
export async function moveBack(
  tx: Db,
  userId: UserId,
  { from, to, moved }: Between & { moved: Moved },
): Promise<void> {
  const { items, alerts, purchases, wishedAt, otherWishedAt } = moved;
  const isThere = sql`user_id = ${userId} and game_id = ${to}`;
  const among = (ids: number[]) => sql`any(${ids}::bigint[])`;
  await moveCopiesBack(tx, userId, { from, to, items });
  await sql`update user_bin set game_id = ${from} where ${isThere} and id = ${among(items)}`.execute(tx);
  await sql`update bulk_change_items set game_id = ${from} where ${isThere} and item_id = ${among(items)}`.execute(
    tx,
  );
  await sql`update searches set game_id = ${from} where ${isThere} and id = ${among(alerts)}`.execute(tx);
  await sql`update alert_purchases set game_id = ${from}
    where ${isThere} and item_id = ${among(purchases)}`.execute(tx);
  if (wishedAt === null && otherWishedAt === null) return;

  const now = await takeWishes(tx, userId, { from: to, to });
  const isOwned = (await findItemId(tx, userId, from)) !== undefined;
  // A wish that was given up since does not come back; one that the copy granted does.
  if (wishedAt && !isOwned && now.wishedAt) await insertWish(tx, userId, { gameId: from, wishedAt });
  const isOtherOwned = (await findItemId(tx, userId, to)) !== undefined;
  if (otherWishedAt && !isOtherOwned && (now.wishedAt ?? isOwned))
    await insertWish(tx, userId, { gameId: to, wishedAt: otherWishedAt });
}

/** The copies that moved, whichever of them leads by now; those that were added since stay. */
async function moveCopiesBack(
  tx: Db,
  userId: UserId,
  { from, to, items }: Between & { items: number[] },
): Promise<void> {
  const isThere = sql`user_id = ${userId} and game_id = ${to}`;
  const moved = sql`id = any(${items}::bigint[])`;
  const oldest = (which: ReturnType<typeof sql>) =>
    sql`id = (select id from user_copies where ${isThere} and ${which} order by created_at, id limit 1)`;
  const [lead] = await idsOf(tx, sql`select id from user_collection where ${isThere} for update`);
  if (lead !== undefined && items.includes(lead)) {
    await sql`update user_collection set game_id = ${from} where ${isThere}`.execute(tx);
    await promote(tx, { userId, gameId: to, which: oldest(sql`not ${moved}`) });
  } else await promote(tx, { userId, gameId: from, which: oldest(moved) });
  await sql`update user_copies set game_id = ${from} where ${isThere} and ${moved}`.execute(tx);
}

/** Makes a further copy the one that leads a game. */
async function promote(
  tx: Db,
  { userId, gameId, which }: { userId: UserId; gameId: number; which: ReturnType<typeof sql> },
): Promise<void> {
  await sql`
    with next as (delete from user_copies where user_id = ${userId} and ${which} returning *)
    insert into user_collection (user_id, id, game_id, ${fields}, created_at)
    select user_id, id, ${gameId}::int, ${fields}, created_at from next`.execute(tx);
  await sql`select add_up_copies(array[${userId}::uuid], array[${gameId}::int])`.execute(tx);
}

const copyTables = ['user_collection', 'user_copies', 'user_bin'] as const;

type Released = NonNullable<Moved['released']>;

/** Copies that say nothing of their release are of a region from now on. Answers which did. */
export async function insertRegion(tx: Db, userId: UserId, { items, region }: Released): Promise<Released> {
  const changed: number[] = [];
  for (const table of copyTables) {
    const statement = sql`update ${sql.table(table)} set release = ${region}
      where user_id = ${userId} and id = any(${items}::bigint[]) and release = '' returning id`;
    changed.push(...(await idsOf(tx, statement)));
  }
  return { items: changed, region };
}

/** Undoes that, for copies that are of a game again and of which nothing else was said since. */
export async function deleteRegion(
  tx: Db,
  userId: UserId,
  { gameId, items, region }: Released & { gameId: number },
): Promise<void> {
  for (const table of copyTables) {
    await sql`update ${sql.table(table)} set release = '' where user_id = ${userId} and game_id = ${gameId}
      and id = any(${items}::bigint[]) and release = ${region}`.execute(tx);
  }
}

async function takeWishes(tx: Db, userId: UserId, { from, to }: Between) {
  const query = sql<{ game_id: number; at: Date }>`
    delete from user_wishlist where user_id = ${userId} and game_id = any(${[from, to]}::int[])
    returning game_id, created_at as at`;
  const { rows } = await query.execute(tx);
  const at = (gameId: number) => rows.find((row) => row.game_id === gameId)?.at.toISOString() ?? null;
  return { wishedAt: at(from), otherWishedAt: at(to) };
}

async function insertWish(tx: Db, userId: UserId, wish: { gameId: number; wishedAt: string }): Promise<void> {
  await sql`insert into user_wishlist (user_id, game_id, created_at)
    values (${userId}, ${wish.gameId}, ${wish.wishedAt}::timestamptz) on conflict do nothing`.execute(tx);
}

async function idsOf(tx: Db, statement: ReturnType<typeof sql>): Promise<number[]> {
  // as: each of the statements returns ids
  return ((await statement.execute(tx)).rows as { id: number }[]).map(({ id }) => id);
}

/** Deletes everything that the user has of some games, for good. Alerts stay, and are no longer for a game. */
export async function deleteRows(tx: Db, userId: UserId, gameIds: readonly number[]): Promise<void> {
  const ofGame = sql`user_id = ${userId} and game_id = any(${gameIds}::int[])`;
  await sql`with gone as (
      delete from user_collection where ${ofGame} returning user_id, id
    ), further as (
      delete from user_copies where ${ofGame} returning user_id, id
    ), binned as (
      delete from user_bin where ${ofGame} returning user_id, id
    )
    delete from user_collection_files f using (
      select * from gone union all select * from further union all select * from binned
    ) c
    where f.user_id = c.user_id and f.user_collection_id = c.id`.execute(tx);
  await sql`delete from user_wishlist where ${ofGame}`.execute(tx);
  await sql`delete from bulk_change_items where ${ofGame}`.execute(tx);
  await sql`update searches set game_id = null where ${ofGame}`.execute(tx);
}

/** An entry that was merged waits unseen for an undo. */
export async function markMerged(
  tx: Db,
  userId: UserId,
  { from, to, moved, now }: Between & { moved: Moved; now: Date },
): Promise<void> {
  await tx
    .updateTable('own_entries')
    .set({ merged_into: to, merged_at: now, moved: JSON.stringify(moved) })
    .where('user_id', '=', userId)
    .where('game_id', '=', from)
    .execute();
}

/** What the merge moved; the entry is seen again. */
export async function unmarkMerged(tx: Db, userId: UserId, gameId: number): Promise<Moved | undefined> {
  const query = sql<{ moved: Moved }>`
    update own_entries e set merged_into = null, merged_at = null, moved = null
    from own_entries before
    where e.user_id = ${userId} and e.game_id = ${gameId} and before.game_id = e.game_id
    returning before.moved`;
  return (await query.execute(tx)).rows[0]?.moved;
}
