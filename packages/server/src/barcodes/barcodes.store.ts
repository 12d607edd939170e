import { sql } from 'kysely';

import { instead, openTo } from '../catalogue/visible/visible.store.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type KnownBy = 'source' | 'self' | 'users';

const most = 12;

/** The games of a code that the user may see, the likeliest first. */
export async function listGamesOf(
  db: Db,
  userId: UserId,
  { code, now }: { code: string; now: Date },
): Promise<{ game_id: number; known_by: KnownBy }[]> {
  const query = sql<{ game_id: number; known_by: KnownBy }>`
    select ${instead(userId, sql`k.game_id`)} as game_id, k.known_by
    from games_of_barcode(${code}, ${userId}, ${now}::timestamptz) k
    where ${openTo(userId, sql`k.game_id`)}
    order by k.place limit ${most}`;
  return (await query.execute(db)).rows;
}

type Say = { code: string; gameId: number; isRight: boolean; now: Date };

/** Blocks what else the user says of codes until the transaction ends: two games at once would both be theirs. */
export async function lockSays(tx: Db, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`barcodes of ${userId}`}))`.execute(tx);
}

/** The last that somebody said of a code and a game holds; of several games that they said it is on, the last as well. */
export async function upsertSay(db: Db, userId: UserId, { code, gameId, isRight, now }: Say): Promise<void> {
  if (isRight)
    await db
      .deleteFrom('barcode_says')
      .where('user_id', '=', userId)
      .where('code', '=', code)
      .where('is_right', '=', true)
      .where('game_id', '<>', gameId)
      .execute();
  await db
    .insertInto('barcode_says')
    .values({ user_id: userId, code, game_id: gameId, is_right: isRight, said_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'code', 'game_id']).doUpdateSet({ is_right: isRight, said_at: now }),
    )
    .execute();
}

export async function deleteSay(db: Db, userId: UserId, { code, gameId }: Pick<Say, 'code' | 'gameId'>) {
  await db
    .deleteFrom('barcode_says')
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .where('game_id', '=', gameId)
    .execute();
}

/** The game of the catalogue that an own entry corrects: what its owner says of the one holds for the other. */
export async function findCorrected(db: Db, gameId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('games_igdb')
    .select('corrects')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row?.corrects ?? undefined;
}

/** What was said of one game is said of another; where somebody spoke of both, what they said of that one stays. */
export async function moveSays(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    with gone as (delete from barcode_says where game_id = ${from} returning *)
    insert into barcode_says (user_id, code, game_id, is_right, said_at)
    select user_id, code, ${to}, is_right, said_at from gone
    on conflict do nothing`.execute(db);
}

/** Hides a code of a game from everybody, and forgets what users said of the two. */
export async function insertRemoval(
  db: Db,
  { code, gameId, now }: { code: string; gameId: number; now: Date },
): Promise<boolean> {
  const query = sql<{ game_id: number }>`
    with gone as (delete from barcode_says where code = ${code} and game_id = ${gameId})
    insert into barcode_removals (code, game_id, removed_at)
    select ${code}, game_id, ${now}::timestamptz from games_igdb where game_id = ${gameId} and owner_id is null
    on conflict (code, game_id) do update set removed_at = excluded.removed_at
    returning game_id`;
  return (await query.execute(db)).rows.length > 0;
}

export async function deleteRemoval(
  db: Db,
  { code, gameId }: { code: string; gameId: number },
): Promise<boolean> {
  const done = await db
    .deleteFrom('barcode_removals')
    .where('code', '=', code)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
