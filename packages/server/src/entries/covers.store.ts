import { sql } from 'kysely';

import { entryCoverPath } from '@cartouche/contract/entries.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

export type NewCover = { gameId: number; fileName: string; fileKey: string; createdAt: Date };

/** The stored picture is the entry's cover from now on, instead of an earlier one. */
export async function insertCover(
  tx: Db,
  userId: UserId,
  { gameId, fileName, fileKey, createdAt }: NewCover,
): Promise<{ cover_url_small: string; cover_url_big: string }> {
  await tx.deleteFrom('entry_covers').where('user_id', '=', userId).where('game_id', '=', gameId).execute();
  await tx
    .insertInto('entry_covers')
    .values({ user_id: userId, game_id: gameId, file_key: fileKey, created_at: createdAt })
    .execute();
  await tx.deleteFrom('unneeded_files').where('file_key', '=', fileKey).execute();
  const urls = {
    cover_url_small: entryCoverPath(fileName, 'small'),
    cover_url_big: entryCoverPath(fileName, 'big'),
  };
  await tx
    .updateTable('games_igdb')
    .set(urls)
    .where('game_id', '=', gameId)
    .where('owner_id', '=', userId)
    .execute();
  return urls;
}

/** A correction has the cover of its game again. */
export async function deleteCover(tx: Db, userId: UserId, gameId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('entry_covers')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await sql`update games_igdb g set
      cover_url_small = (select o.cover_url_small from games_igdb o where o.game_id = g.corrects),
      cover_url_big = coalesce((select o.cover_url_big from games_igdb o where o.game_id = g.corrects), '')
    where g.game_id = ${gameId} and g.owner_id = ${userId}`.execute(tx);
}

export async function findCoverKey(db: Db, userId: UserId, gameId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('entry_covers')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row?.file_key;
}

/** Whether a stored file is a cover of the user's. */
export async function ownsCover(db: Db, userId: UserId, fileKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('entry_covers')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return row !== undefined;
}
