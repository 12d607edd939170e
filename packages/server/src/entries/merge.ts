import { ownEntries } from '@cartouche/contract/limits';

import {
  type CoverSize,
  type StoredPicture,
  coverSizeOf,
  dropPhoto,
  hasRoomForPhoto,
  keepAsPhoto,
  storePicture,
} from '../collection/photos.ts';
import { requireRoomForGame } from '../collection/collection.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import { deleteAcceptancesBefore } from './acceptances.store.ts';
import { findCoverKey } from './covers.store.ts';
import { forgetEntry } from './forgetEntry.ts';
import { requireEntry, requireOfCatalogue, requireRoomForEntry } from './requireEntry.ts';
import { type Entry, deleteRefusal, findCorrectionOf, findEntry, listMergedBefore } from './entries.store.ts';
import {
  type Moved,
  deleteRegion,
  findItemId,
  insertRegion,
  markMerged,
  moveBack,
  moveFileRows,
  moveRows,
  partsCopies,
  unmarkMerged,
} from './move.store.ts';

const done = { ok: true } as const;
const undoableMs = ownEntries.undoDays * 24 * 3_600_000;

type Merge = { gameId: number; otherId: number };

/** Whether the picture may be lost, if no copy has room for it. */
type AskedMerge = Merge & { isWithoutPicture: boolean };

/** A picture that is stored once more, and its size as a cover. */
type CopiedCover = { picture: StoredPicture; coverSize: CoverSize };

/**
 * Makes an entry one with a game of the catalogue: what its owner has of it moves there, its picture becomes a photo of
 * the copy and stays its cover, and its region that of copies that say none. The entry waits unseen for an undo.
 */
export async function mergeEntry(
  ctx: Context,
  userId: UserId,
  { gameId, otherId, isWithoutPicture }: AskedMerge,
) {
  const cover = await copyCover(ctx, userId, gameId);
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    const same = await findSameMerge(ctx, userId, { gameId, otherId });
    if (same) return same;
    if (!isWithoutPicture && !(await keepsCover(ctx, userId, { gameId, cover })))
      throw new Refusal('picture_not_kept');
    return { gameId: await mergeInside(ctx, userId, { gameId, otherId, cover }) };
  });
}

/** What is asked for again, as when an answer was lost, is done already. */
async function findSameMerge(ctx: InnerContext, userId: UserId, { gameId, otherId }: Merge) {
  const entry = await findEntry(ctx.db, userId, { gameId, mergedSince: undoableSince(ctx) });
  if (entry?.merged_into !== otherId) return undefined;
  return { gameId: await standsAt(ctx.db, entry, { userId, gameId: otherId }) };
}

type CopiedMerge = Merge & {
  cover: CopiedCover | undefined;
  /** When the operator took the correction over: its owner did not give it up. */
  acceptedAt?: Date;
};

/** The same in a transaction, once its picture is stored again. Answers where the copies stand now. */
export async function mergeInside(
  ctx: InnerContext,
  userId: UserId,
  { gameId: from, otherId: to, cover, acceptedAt }: CopiedMerge,
): Promise<number> {
  await lockTier(ctx, userId);
  const entry = await requireEntry(ctx.db, userId, from);
  const platformId = await requireOfCatalogue(ctx.db, to);
  if (entry.corrects !== to && platformId !== entry.platform_id) throw new Refusal('platforms_differ');

  const itemId = await findItemId(ctx.db, userId, from);
  // Whoever gives a correction up wants their game as it is, with its own cover.
  const isGivenUp = entry.corrects === to && !acceptedAt;
  const photo = cover && { picture: cover.picture, coverSize: isGivenUp ? null : cover.coverSize };
  const isKept = itemId !== undefined && photo && (await keepAsPhoto(ctx, userId, { itemId, ...photo }));
  const at = await standsAt(ctx.db, entry, { userId, gameId: to });
  const moved: Moved = await moveRows(ctx.db, userId, { from, to: at });
  if (isKept) moved.photo = photo.picture.file_name;
  const region = regionOfCopies(entry);
  if (region !== undefined)
    moved.released = await insertRegion(ctx.db, userId, { items: moved.items, region });
  await deleteRefusal(ctx.db, userId, { gameId: from, otherId: to });
  await markMerged(ctx.db, userId, { from, to, moved, now: acceptedAt ?? ctx.now() });
  return at;
}

/** Where the user's copies of a game stand: at their correction of it, unless that itself goes or comes back. */
async function standsAt(
  db: Db,
  { corrects }: Entry,
  of: { userId: UserId; gameId: number },
): Promise<number> {
  if (corrects === of.gameId) return of.gameId;
  return (await findCorrectionOf(db, of.userId, of.gameId)) ?? of.gameId;
}

/** Who enters a game says the region of what they hold. A correction says where its game was released. */
function regionOfCopies({ corrects, regions: [region, another] }: Entry): string | undefined {
  return corrects !== null || another !== undefined ? undefined : region;
}

/** The picture of an entry stored once more, for its copy; none if there is no picture or no copy. */
export async function copyCover(
  ctx: Context,
  userId: UserId,
  gameId: number,
): Promise<CopiedCover | undefined> {
  const fileKey = await findCoverKey(ctx.db, userId, gameId);
  const itemId = await findItemId(ctx.db, userId, gameId);
  const bytes = fileKey === undefined || itemId === undefined ? undefined : await ctx.files.get(fileKey);
  if (!bytes || itemId === undefined) return undefined;
  const picture = await storePicture(ctx, itemId, Buffer.from(bytes));
  return { picture, coverSize: await coverSizeOf(bytes) };
}

/** Whether the picture of an entry becomes a photo of its copy, or there is none to lose. */
export async function keepsCover(
  ctx: InnerContext,
  userId: UserId,
  { gameId, cover }: { gameId: number; cover: CopiedCover | undefined },
): Promise<boolean> {
  if ((await findCoverKey(ctx.db, userId, gameId)) === undefined) return true;
  const itemId = await findItemId(ctx.db, userId, gameId);
  return cover !== undefined && itemId !== undefined && (await hasRoomForPhoto(ctx.db, userId, itemId));
}

/** Undoes a merge: the entry is there again, still a correction if it was one, with what moved. */
export async function unmergeEntry(ctx: Context, userId: UserId, gameId: number) {
  return await inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    // What is asked for again is done already, here too.
    if (!(await findEntry(ctx.db, userId, { gameId }))) await unmergeInside(ctx, userId, gameId);
    return done;
  });
}

/** The same in a transaction. */
export async function unmergeInside(ctx: InnerContext, userId: UserId, gameId: number): Promise<void> {
  await lockTier(ctx, userId);
  const entry = await findEntry(ctx.db, userId, { gameId, mergedSince: undoableSince(ctx) });
  const to = entry?.merged_into ?? null;
  if (!entry || to === null) throw new Refusal('merge_not_found');
  await requireRoomForEntry(ctx.db, userId);
  const at = await standsAt(ctx.db, entry, { userId, gameId: to });
  const isOneMore = await partsCopies(ctx.db, userId, { from: gameId, to: at });
  const { corrects } = entry;
  const another = corrects === null ? undefined : await findCorrectionOf(ctx.db, userId, corrects);
  if (another !== undefined) throw new Refusal('entry_exists', { gameId: another });
  const moved = await unmarkMerged(ctx.db, userId, gameId);
  if (isOneMore) await requireRoomForGame(ctx, userId, gameId); // of its own: until now it stood for the other game
  if (moved) await moveBack(ctx.db, userId, { from: gameId, to: at, moved });
  if (corrects === at) await moveFileRows(ctx.db, userId, { from: at, to: gameId });
  if (moved?.released) await deleteRegion(ctx.db, userId, { gameId, ...moved.released });
  if (moved?.photo !== undefined) await dropPhoto(ctx, userId, moved.photo); // it is the cover again
}

/** Deletes entries whose merge, and acceptances, can no longer be undone. One that cannot be deleted does not hold up the others. */
export async function forgetMergedEntries(ctx: Context): Promise<void> {
  await deleteAcceptancesBefore(ctx.db, undoableSince(ctx));
  for (const entry of await listMergedBefore(ctx.db, undoableSince(ctx))) {
    try {
      await inTransaction(ctx, (ctx) => forgetEntry(ctx, entry));
    } catch (error) {
      ctx.log.error({ err: error, gameId: entry.game_id }, 'a merged entry could not be forgotten');
    }
  }
}

/** Until when a merge can be undone. */
export function undoableUntil(mergedAt: Date): string {
  return new Date(mergedAt.getTime() + undoableMs).toISOString();
}

export function undoableSince(ctx: Pick<Context, 'now'>): Date {
  return new Date(ctx.now().getTime() - undoableMs);
}
