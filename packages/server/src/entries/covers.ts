import { type StoredPicture, keyOf, perDay, putUnderNewName } from '../collection/photos.ts';
import { type Picture, decoded, toPicture, toPictureFromArchive } from '../collection/picture.ts';
import { inTurn, receiveUpload } from '../collection/upload.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { decoder, toWebp } from '../pictures/decoder.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { throttle } from '../throttle/throttle.ts';
import * as store from './covers.store.ts';
import { requireEntry } from './requireEntry.ts';

const done = { ok: true } as const;

/** Wide enough for a list on a sharp screen. A cover keeps its shape, which a photo's thumbnail does not. */
const smallWidth = 320;

/** A picture as the cover of the user's own entry, instead of an earlier one. */
export async function addCover(
  ctx: Context,
  userId: UserId,
  { gameId, body }: { gameId: number; body: unknown },
) {
  await requireEntry(ctx.db, userId, gameId);
  await throttle(ctx, `photos of ${userId}`, perDay);
  const cover = await receiveUpload(userId, body, toCover);
  const { file_name: fileName, file_key: fileKey } = await putUnderNewName(ctx, `entry-${gameId}`, cover);
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    await requireEntry(ctx.db, userId, gameId); // it may be gone by now
    return await store.insertCover(ctx.db, userId, { gameId, fileName, fileKey, createdAt: ctx.now() });
  });
}

async function toCover(bytes: Buffer): Promise<Picture> {
  return await inBothSizes(await toPicture(bytes));
}

/** Stores a cover from an archive for an entry whose row follows within a day. */
export async function storeCover(ctx: Context, gameId: number, bytes: Buffer): Promise<StoredPicture> {
  const cover = await inTurn(async () => inBothSizes(await toPictureFromArchive(bytes)));
  return await putUnderNewName(ctx, `entry-${gameId}`, cover);
}

async function inBothSizes({ full }: Picture): Promise<Picture> {
  const small = decoder(full, { failOn: 'error' }).resize({ width: smallWidth, withoutEnlargement: true });
  return { full, thumbnail: await decoded(() => toWebp(small)) };
}

export function removeCover(ctx: Context, userId: UserId, gameId: number) {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    await requireEntry(ctx.db, userId, gameId);
    await store.deleteCover(ctx.db, userId, gameId);
    return done;
  });
}

/** The key of the user's own cover by its file's name. */
export async function requireCover(ctx: Context, userId: UserId, fileName: string): Promise<string> {
  const fileKey = keyOf(fileName);
  if (!(await store.ownsCover(ctx.db, userId, fileKey))) throw new Refusal('photo_not_found');
  return fileKey;
}
