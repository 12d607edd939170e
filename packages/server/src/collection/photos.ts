import type { Photo } from '@cartouche/contract/collection';
import { photos } from '@cartouche/contract/limits';

import { type Context, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { pictureType } from '../pictures/decoder.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { findItem } from './collection.store.ts';
import * as store from './photos.store.ts';
import { type Picture, toPictureFromArchive } from './picture.ts';
import { inTurn, receivePicture } from './upload.ts';

const done = { ok: true } as const;
const perDay = { times: 1000, perSeconds: 24 * 3600 };
const hourMs = 3_600_000;

const folder = 'user_images/';
const keyOf = (fileName: string) => `${folder}${fileName}`;
const thumbnailKeyOf = (fileKey: string) => `${folder}thumbnails/${fileKey.slice(folder.length)}`;

/** The keys of all files of a photo. */
export const filesOfPicture = (fileKey: string) => [fileKey, thumbnailKeyOf(fileKey)];

/**
 * Adds a photo to the copy. Its key counts as unneeded until its row is inserted, so that no crash leaves a file
 * behind forever.
 */
export async function addPhoto(
  ctx: Context,
  userId: UserId,
  { gameId, body }: { gameId: number; body: unknown },
): Promise<Photo> {
  const item = await findItem(ctx.db, userId, gameId);
  if (!item) throw new Refusal('item_not_found');
  await requireRoomForPhoto(ctx.db, userId, item.id);
  await throttle(ctx, `photos of ${userId}`, perDay);

  const picture = await receivePicture(userId, body);
  const fileName = await reserveName(ctx, userId, item.id);
  const fileKey = await putPicture(ctx, fileName, picture);

  const photo = { file_name: fileName, mime_type: pictureType, size: picture.full.length };
  await inTransaction(ctx, async (ctx) => {
    await requireLockedItem(ctx.db, userId, item.id);
    await requireRoomForPhoto(ctx.db, userId, item.id);
    await store.insertPhoto(ctx.db, userId, { ...photo, itemId: item.id, fileKey, createdAt: ctx.now() });
  });
  return photo;
}

export type StoredPicture = { file_name: string; file_key: string; mime_type: string; size: number };

/** Stores a picture for a copy whose row, and the photo's, follow within a day. */
export async function storePicture(ctx: Context, itemId: number, bytes: Buffer): Promise<StoredPicture> {
  const picture = await inTurn(() => toPictureFromArchive(bytes));
  const neededBy = new Date(ctx.now().getTime() + 24 * hourMs);
  for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
    const fileName = `${itemId}-${timestamp}.webp`;
    if (!(await store.reserveKey(ctx.db, keyOf(fileName), neededBy))) continue;
    const fileKey = await putPicture(ctx, fileName, picture);
    return { file_name: fileName, file_key: fileKey, mime_type: pictureType, size: picture.full.length };
  }
}

async function putPicture(ctx: Context, fileName: string, { full, thumbnail }: Picture): Promise<string> {
  const fileKey = keyOf(fileName);
  await ctx.files.put(fileKey, full, pictureType);
  await ctx.files.put(thumbnailKeyOf(fileKey), thumbnail, pictureType);
  return fileKey;
}

/** Reserves a name that no other photo has. */
function reserveName(ctx: Context, userId: UserId, itemId: number): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await requireLockedItem(ctx.db, userId, itemId); // so that two uploads in the same millisecond see each other
    for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
      const fileName = `${itemId}-${timestamp}.webp`;
      if (await store.reserveKey(ctx.db, keyOf(fileName), ctx.now())) return fileName;
    }
  });
}

async function requireLockedItem(tx: Db, userId: UserId, itemId: number): Promise<void> {
  if (!(await store.lockItem(tx, userId, itemId))) throw new Refusal('item_not_found');
}

async function requireRoomForPhoto(db: Db, userId: UserId, itemId: number): Promise<void> {
  const count = await store.countPhotos(db, userId, itemId);
  if (count >= photos.most) throw new Refusal('photo_limit_reached', { limit: photos.most });
}

/** The key of the user's own photo, whether its copy is owned or in the bin. */
export async function requirePhoto(ctx: Context, userId: UserId, fileName: string): Promise<string> {
  const fileKey = await store.findPhotoKey(ctx.db, userId, fileName);
  if (fileKey === undefined) throw new Refusal('photo_not_found');
  return fileKey;
}

/**
 * The stored picture. Read whole, not streamed: it is small, and a slow reader then holds no connection of the file
 * store.
 */
export async function readPicture(ctx: Context, fileKey: string, size: 'full' | 'thumbnail') {
  const bytes = await ctx.files.get(size === 'full' ? fileKey : thumbnailKeyOf(fileKey));
  if (bytes) return bytes;

  ctx.log.error({ fileKey, size }, 'the file of a photo is missing');
  throw new Refusal('photo_not_found');
}

export async function removePhoto(ctx: Context, userId: UserId, fileName: string) {
  if (!(await store.deletePhoto(ctx.db, userId, fileName))) throw new Refusal('photo_not_found');
  return done;
}

/** Deletes files that nothing has needed for an hour. A failed deletion is tried again the next time. */
export async function sweepFiles(ctx: Context, stopped: AbortSignal): Promise<void> {
  const before = new Date(ctx.now().getTime() - hourMs);
  let keys = await store.listUnneeded(ctx.db, before, '');
  while (keys.length > 0) {
    for (const key of keys) {
      if (stopped.aborted) return;
      await sweep(ctx, key);
    }
    keys = await store.listUnneeded(ctx.db, before, keys.at(-1) ?? '');
  }
}

/** Deletes the unneeded files among some keys, as far as possible; the hourly job deletes the rest. */
export async function sweepKeys(ctx: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) if (!(await sweep(ctx, key))) return;
}

async function sweep(ctx: Context, key: string): Promise<boolean> {
  try {
    await ctx.files.delete(thumbnailKeyOf(key));
    await ctx.files.delete(key);
    await store.deleteUnneeded(ctx.db, key);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'a file that nobody needs could not be deleted');
    return false;
  }
}
