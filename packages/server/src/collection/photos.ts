import type { Photo } from '@cartouche/contract/collection';
import type { PhotoSize } from '@cartouche/contract/photo.rules';
import { photos } from '@cartouche/contract/limits';

import { whereGameStands } from '../catalogue/catalogue.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { pictureType } from '../pictures/decoder.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { findItem } from './collection.store.ts';
import { findCopy } from './copies.store.ts';
import * as store from './photos.store.ts';
import { type Picture, sizeOf, toCover, toPictureFromArchive } from './picture.ts';
import { inTurn, receivePicture } from './upload.ts';

const done = { ok: true } as const;
/** Pictures that one user may send. */
export const perDay = { times: 1000, perSeconds: 24 * 3600 };
const hourMs = 3_600_000;

const folder = 'user_images/';
/** The key of a picture by its file's name. */
export const keyOf = (fileName: string) => `${folder}${fileName}`;
const thumbnailKeyOf = (fileKey: string) => `${folder}thumbnails/${fileKey.slice(folder.length)}`;

const coverKeyOf = (fileKey: string) => `${folder}covers/${fileKey.slice(folder.length)}`;

/** The keys of all files of a photo that are always there. */
export const filesOfPicture = (fileKey: string) => [fileKey, thumbnailKeyOf(fileKey)];

/** And of one that may be. */
const allFilesOf = (fileKey: string) => [...filesOfPicture(fileKey), coverKeyOf(fileKey)];

/**
 * Adds a photo to the copy. Its key counts as unneeded until its row is inserted, so that no crash leaves a file
 * behind forever.
 */
export async function addPhoto(
  ctx: Context,
  userId: UserId,
  { gameId, copyId, body }: { gameId: number; copyId?: number | undefined; body: unknown },
): Promise<Photo> {
  const standing = await whereGameStands(ctx.db, userId, gameId);
  const item =
    copyId === undefined ? await findItem(ctx.db, userId, standing) : await findCopy(ctx.db, userId, copyId);
  if (item?.game_id !== standing) throw new Refusal('item_not_found');
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
  return { ...photo, is_cover: false };
}

/** Makes a photo the cover of its game, for its owner alone, or takes that back. Answers which one was it before. */
export async function makeCover(
  ctx: Context,
  userId: UserId,
  { fileName, isCover }: { fileName: string; isCover: boolean },
) {
  const fileKey = await requirePhoto(ctx, userId, fileName);
  const size = isCover ? await sizeOf(await readCover(ctx, fileKey)) : null;
  return await inTransaction(ctx, async (ctx) => {
    const itemId = await store.findItemOfPhoto(ctx.db, userId, fileName);
    if (itemId === undefined) throw new Refusal('photo_not_found');
    await store.lockItem(ctx.db, userId, itemId); // so that two photos chosen at once see each other
    const before = await store.findCoverPhoto(ctx.db, userId, itemId);
    if (size) await store.updateCover(ctx.db, userId, { itemId, fileName, size });
    else if (before === fileName) await store.deleteCover(ctx.db, userId, itemId);
    return { ...done, before: before ?? null };
  });
}

export type StoredPicture = { file_name: string; file_key: string; mime_type: string; size: number };

/** Stores a picture for a copy whose row, and the photo's, follow within a day. */
export async function storePicture(ctx: Context, itemId: number, bytes: Buffer): Promise<StoredPicture> {
  const picture = await inTurn(() => toPictureFromArchive(bytes));
  return await putUnderNewName(ctx, `${itemId}`, picture);
}

export type CoverSize = { width: number; height: number };

/** How large such a picture is as a cover, in pixels. */
export async function coverSizeOf(bytes: Uint8Array): Promise<CoverSize> {
  return await sizeOf(await inTurn(() => toCover(bytes)));
}

/** Stores a picture in both sizes under a name that begins with a prefix. The row that needs it follows within a day. */
export async function putUnderNewName(
  ctx: Context,
  prefix: string,
  picture: Picture,
): Promise<StoredPicture> {
  const neededBy = new Date(ctx.now().getTime() + 24 * hourMs);
  for (let timestamp = ctx.now().getTime(); ; timestamp += 1) {
    const fileName = `${prefix}-${timestamp}.webp`;
    if (!(await store.reserveKey(ctx.db, keyOf(fileName), neededBy))) continue;
    const fileKey = await putPicture(ctx, fileName, picture);
    return { file_name: fileName, file_key: fileKey, mime_type: pictureType, size: picture.full.length };
  }
}

/**
 * Makes a stored picture a photo of a copy, and answers whether there was room for it. With its size as a cover, it is
 * the copy's cover as well, unless the copy has another.
 */
export async function keepAsPhoto(
  ctx: InnerContext,
  userId: UserId,
  { itemId, picture, coverSize }: { itemId: number; picture: StoredPicture; coverSize: CoverSize | null },
): Promise<boolean> {
  if (!(await store.lockItem(ctx.db, userId, itemId))) return false;
  if (!(await hasRoomForPhoto(ctx.db, userId, itemId))) return false;
  const { file_key: fileKey, ...photo } = picture;
  await store.insertPhoto(ctx.db, userId, { ...photo, itemId, fileKey, createdAt: ctx.now() });
  if (coverSize && (await store.findCoverPhoto(ctx.db, userId, itemId)) === undefined)
    await store.updateCover(ctx.db, userId, { itemId, fileName: photo.file_name, size: coverSize });
  return true;
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

export async function hasRoomForPhoto(db: Db, userId: UserId, itemId: number): Promise<boolean> {
  return (await store.countPhotos(db, userId, itemId)) < photos.most;
}

async function requireRoomForPhoto(db: Db, userId: UserId, itemId: number): Promise<void> {
  if (!(await hasRoomForPhoto(db, userId, itemId)))
    throw new Refusal('photo_limit_reached', { limit: photos.most });
}

/** Takes a photo away again that was made of a stored picture, if it is still there. */
export async function dropPhoto(ctx: InnerContext, userId: UserId, fileName: string): Promise<void> {
  await store.deletePhoto(ctx.db, userId, fileName);
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
export async function readPicture(ctx: Context, fileKey: string, size: PhotoSize) {
  if (size === 'cover') return await readCover(ctx, fileKey);
  const bytes = await ctx.files.get(size === 'full' ? fileKey : thumbnailKeyOf(fileKey));
  if (bytes) return bytes;

  ctx.log.error({ fileKey, size }, 'the file of a photo is missing');
  throw new Refusal('photo_not_found');
}

/** The covers that are being made, by the store that they are for: two writers of one key would be in each other's way. */
const making = new WeakMap<Context['files'], Map<string, Promise<Uint8Array>>>();

/** The photo as a cover, which is made when it is first wanted: few photos are one. */
async function readCover(ctx: Context, fileKey: string): Promise<Uint8Array> {
  const kept = await ctx.files.get(coverKeyOf(fileKey));
  if (kept) return kept;
  const others = making.get(ctx.files) ?? new Map<string, Promise<Uint8Array>>();
  making.set(ctx.files, others);
  const made = others.get(fileKey) ?? storeCover(ctx, fileKey).finally(() => others.delete(fileKey));
  others.set(fileKey, made);
  return await made;
}

async function storeCover(ctx: Context, fileKey: string): Promise<Uint8Array> {
  const full = await readPicture(ctx, fileKey, 'full');
  const made = await inTurn(() => toCover(full));
  await ctx.files.put(coverKeyOf(fileKey), made, pictureType);
  // Deleted meanwhile, with its files.
  if (!(await store.isNeeded(ctx.db, fileKey))) await ctx.files.delete(coverKeyOf(fileKey));
  return made;
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
    for (const one of key.startsWith(folder) ? allFilesOf(key) : [key]) await ctx.files.delete(one);
    await store.deleteUnneeded(ctx.db, key);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'a file that nobody needs could not be deleted');
    return false;
  }
}
