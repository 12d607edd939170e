import { sql } from 'kysely';

import type { Photo } from '@cartouche/contract/collection';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';

/** The photos of some copies, by the copy's id, oldest first. */
export async function listPhotos(db: Db, userId: UserId, itemIds: number[]): Promise<Map<number, Photo[]>> {
  const rows = await db
    .selectFrom('user_collection_files')
    .select(['user_collection_id', 'file_name', 'mime_type', 'size', 'is_cover'])
    .where('user_id', '=', userId)
    .where('user_collection_id', '=', (e) => e.fn<number>('any', [e.cast(e.val(itemIds), sql`bigint[]`)]))
    .orderBy('created_at')
    .orderBy('file_name')
    .execute();

  const photos = new Map<number, Photo[]>();
  for (const { user_collection_id: id, ...photo } of rows) {
    photos.set(id, [...(photos.get(id) ?? []), photo]);
  }
  return photos;
}

export async function countPhotos(db: Db, userId: UserId, itemId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_collection_files')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('user_collection_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers whether the copy is still owned. Until the transaction ends, nobody else can add a photo to it. */
export async function lockItem(tx: Db, userId: UserId, itemId: number): Promise<boolean> {
  for (const table of ['user_collection', 'user_copies'] as const) {
    const row = await tx
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', itemId)
      .forUpdate()
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Records a key whose file is about to be stored; answers false if the key is already taken. */
export async function reserveKey(tx: Db, fileKey: string, now: Date): Promise<boolean> {
  const query = sql`
    insert into unneeded_files (file_key, since)
    select ${fileKey}, ${now}::timestamptz
    where not exists (select from user_collection_files where file_key = ${fileKey})
    on conflict do nothing`;
  const { numAffectedRows } = await query.execute(tx);
  return numAffectedRows === 1n;
}

/** Inserts the photo's row, which needs its file from now on. */
export async function insertPhoto(
  tx: Db,
  userId: UserId,
  {
    itemId,
    fileKey,
    createdAt,
    ...photo
  }: Omit<Photo, 'is_cover'> & { itemId: number; fileKey: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('user_collection_files')
    .values({
      ...photo,
      user_id: userId,
      user_collection_id: itemId,
      file_key: fileKey,
      created_at: createdAt,
    })
    .execute();
  await deleteUnneeded(tx, fileKey);
}

export async function findPhotoKey(db: Db, userId: UserId, fileName: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_collection_files')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row?.file_key;
}

/** The copy that a photo belongs to. */
export async function findItemOfPhoto(db: Db, userId: UserId, fileName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_collection_files')
    .select('user_collection_id')
    .where('user_id', '=', userId)
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row?.user_collection_id;
}

/** The photo that is the cover of a copy. */
export async function findCoverPhoto(db: Db, userId: UserId, itemId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_collection_files')
    .select('file_name')
    .where('user_id', '=', userId)
    .where('user_collection_id', '=', itemId)
    .where('is_cover', '=', true)
    .executeTakeFirst();
  return row?.file_name;
}

type CoverPhoto = { itemId: number; fileName: string; size: { width: number; height: number } };

/** Makes a photo the cover of its copy, in place of another. */
export async function updateCover(
  tx: Db,
  userId: UserId,
  { itemId, fileName, size }: CoverPhoto,
): Promise<void> {
  await deleteCover(tx, userId, itemId); // first: a copy never has two
  await tx
    .updateTable('user_collection_files')
    .set({ is_cover: true, cover_width: size.width, cover_height: size.height })
    .where('user_id', '=', userId)
    .where('file_name', '=', fileName)
    .execute();
}

/** No photo of the copy is its cover any more. */
export async function deleteCover(tx: Db, userId: UserId, itemId: number): Promise<void> {
  await tx
    .updateTable('user_collection_files')
    .set({ is_cover: false })
    .where('user_id', '=', userId)
    .where('user_collection_id', '=', itemId)
    .where('is_cover', '=', true)
    .execute();
}

/** Whether a photo still has its file. */
export async function isNeeded(db: Db, fileKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_collection_files')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** A trigger marks its file as unneeded. Answers whether there was a photo. */
export async function deletePhoto(db: Db, userId: UserId, fileName: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_collection_files')
    .where('user_id', '=', userId)
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The next keys, after a given one, of files that nothing has needed since a time. */
export async function listUnneeded(db: Db, before: Date, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unneeded_files')
    .select('file_key')
    .where('since', '<', before)
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(300)
    .execute();
  return rows.map(({ file_key }) => file_key);
}

export async function deleteUnneeded(db: Db, fileKey: string): Promise<void> {
  await db.deleteFrom('unneeded_files').where('file_key', '=', fileKey).execute();
}
