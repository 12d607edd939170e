import { ownEntries } from '@cartouche/contract/limits';

import { type StoredPicture, dropPhoto, keepAsPhoto, storePicture } from '../collection/photos.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { findCoverKey } from './covers.store.ts';
import { forgetEntry } from './forgetEntry.ts';
import { requireEntry, requireOfCatalogue, requireRoomForEntry } from './requireEntry.ts';
import { findCorrectionOf, findEntry, listMergedBefore } from './entries.store.ts';
import { findItemId, markMerged, moveBack, moveRows, unmarkMerged } from './move.store.ts';

const done = { ok: true } as const;

type Merge = { gameId: number; otherId: number };

/**
 * Makes an entry one with a game of the catalogue: what its owner has of it moves there, and its picture becomes a
 * photo of the copy. The entry waits unseen for an undo.
 */
export async function mergeEntry(ctx: Context, userId: UserId, merge: Merge) {
  const picture = await copyCover(ctx, userId, merge.gameId);
  await inTransaction(ctx, (ctx) => mergeInside(ctx, userId, { ...merge, picture }));
  return { gameId: merge.otherId };
}

/** The same in a transaction, once its picture is stored again. */
export async function mergeInside(
  ctx: InnerContext,
  userId: UserId,
  { gameId: from, otherId: to, picture }: Merge & { picture: StoredPicture | undefined },
): Promise<void> {
  await lockTier(ctx, userId);
  await requireEntry(ctx.db, userId, from);
  await requireOfCatalogue(ctx.db, to);

  const itemId = await findItemId(ctx.db, userId, from);
  const isKept = itemId !== undefined && picture && (await keepAsPhoto(ctx, userId, { itemId, picture }));
  const rows = await moveRows(ctx.db, userId, { from, to });
  const moved = isKept ? { ...rows, photo: picture.file_name } : rows;
  await markMerged(ctx.db, userId, { from, to, moved, now: ctx.now() });
}

/** The picture of an entry stored once more, for its copy; none if there is no picture or no copy. */
export async function copyCover(
  ctx: Context,
  userId: UserId,
  gameId: number,
): Promise<StoredPicture | undefined> {
  const fileKey = await findCoverKey(ctx.db, userId, gameId);
  const itemId = await findItemId(ctx.db, userId, gameId);
  const bytes = fileKey === undefined || itemId === undefined ? undefined : await ctx.files.get(fileKey);
  return bytes && itemId !== undefined ? await storePicture(ctx, itemId, Buffer.from(bytes)) : undefined;
}

/** Undoes a merge: the entry is there again, still a correction if it was one, with what moved. */
export function unmergeEntry(ctx: Context, userId: UserId, gameId: number) {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    const entry = await findEntry(ctx.db, userId, { gameId, mergedSince: undoableSince(ctx) });
    const to = entry?.merged_into ?? null;
    if (!entry || to === null) throw new Refusal('merge_not_found');
    await requireRoomForEntry(ctx.db, userId);
    const { corrects } = entry;
    if (corrects !== null && (await findCorrectionOf(ctx.db, userId, corrects)) !== undefined)
      throw new Refusal('entry_exists');
    const moved = await unmarkMerged(ctx.db, userId, gameId);
    if (moved) await moveBack(ctx.db, userId, { from: gameId, to, moved });
    if (moved?.photo !== undefined) await dropPhoto(ctx, userId, moved.photo); // it is the cover again
    return done;
  });
}

/** Deletes entries whose merge can no longer be undone. One that cannot be deleted does not hold up the others. */
export async function forgetMergedEntries(ctx: Context): Promise<void> {
  for (const entry of await listMergedBefore(ctx.db, undoableSince(ctx))) {
    try {
      await inTransaction(ctx, (ctx) => forgetEntry(ctx, entry));
    } catch (error) {
      ctx.log.error({ err: error, gameId: entry.game_id }, 'a merged entry could not be forgotten');
    }
  }
}

export function undoableSince(ctx: Pick<Context, 'now'>): Date {
  return new Date(ctx.now().getTime() - ownEntries.undoDays * 24 * 3_600_000);
}
