import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { alerts as limits, photos as photoLimits } from '@cartouche/contract/limits';

import { type StoredPicture, coverSizeOf, storePicture } from '../collection/photos.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Db } from '../db/database.ts';
import { storeCover } from '../entries/covers.ts';
import { type NewEntry, restoreEntries } from '../entries/restore.ts';
import { Refusal } from '../refusal.ts';
import { saveWays } from '../settings/chat.ts';
import { savePreferences } from '../settings/settings.ts';
import * as plan from '../subscription/subscription.ts';
import { keepQuietHours } from '../telling/quiet.ts';
import { throttle } from '../throttle/throttle.ts';
import { createTurns } from '../throttle/turns.ts';
import * as store from './archive.store.ts';
import type { CopyPart } from './format.ts';
import type { RestoredEntry } from './matchEntries.ts';
import { type Known, matchArchive, numberAlerts, numberCopies, numberedCopies } from './match.ts';
import { type Archive, openArchive } from './read.ts';
import { receiveArchive } from './receive.ts';

const largestBytes = 1024 ** 3;
const perDay = { times: 20, perSeconds: 24 * 3600 };
/** How many imports this process takes at once, whether arriving, waiting or being restored. */
const mostUnderWay = 8;
const longestImportMs = 3_600_000;

/** Where archives are kept during their import. */
export const importsFolder = (dataFolder: string) => join(dataFolder, 'imports');

/** Deletes what crashed imports left; the imports of other processes are younger. */
export async function clearImports(dataFolder: string): Promise<void> {
  const imports = importsFolder(dataFolder);
  await mkdir(imports, { recursive: true });
  for (const name of await readdir(imports)) {
    const { mtimeMs } = await stat(join(imports, name));
    if (mtimeMs < Date.now() - longestImportMs)
      await rm(join(imports, name), { recursive: true, force: true });
  }
}

const importing = new Set<UserId>();
// Only after its arrival: a slow sender would block all others.
const inTurn = createTurns({ atOnce: 2, waiting: mostUnderWay });

/** Imports an archive into an account without games: everything that this catalogue has of it, or nothing at all. */
export async function restoreArchive(ctx: Context, userId: UserId, body: unknown) {
  if (!(body instanceof Readable)) throw new Refusal('archive_unreadable');
  if (importing.has(userId) || importing.size >= mostUnderWay) throw new Refusal('archive_busy');

  importing.add(userId);
  try {
    if (!(await store.isEmpty(ctx.db, userId))) throw new Refusal('archive_needs_empty_account');
    await throttle(ctx, `archives of ${userId}`, perDay);
    return await receiveAndRestore(ctx, userId, body);
  } finally {
    importing.delete(userId);
  }
}

async function receiveAndRestore(ctx: Context, userId: UserId, body: Readable) {
  const imports = importsFolder(ctx.config.dataFolder);
  await mkdir(imports, { recursive: true });
  const folder = await mkdtemp(join(imports, 'archive-'));
  try {
    const path = join(folder, 'archive.zip');
    await receiveArchive(body, path, largestBytes);
    return await inTurn(async () => {
      const archive = await openArchive(path, ctx.now());
      try {
        return await restore(ctx, userId, archive);
      } finally {
        archive.close();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restore(ctx: Context, userId: UserId, archive: Archive) {
  const matched = await matchArchive(ctx.db, archive);
  const { collection, more, copies, bin, wishlist, missing, missingCount } = matched;
  const asked = { archive, games: collection.known.length };
  await inTransaction(ctx, (ctx) => requireRoom(ctx, userId, asked)); // before the photos, which take time

  const known = await numberCopies(ctx.db, [...collection.known, ...more, ...copies.known, ...bin.known]);
  const numbered = await numberAlerts(ctx.db, archive, matched.entryIds);
  const photos = await restorePhotos(ctx, archive, known);
  const entries = await restoreCovers(ctx, archive, matched.entries);
  await inTransaction(ctx, async (ctx) => {
    await requireRoom(ctx, userId, asked);
    await restoreEntries(ctx, userId, entries);
    const insert = (part: CopyPart, from: CopyPart, some: readonly { item: number }[]) =>
      insertCopies(ctx.db, { userId, part }, numberedCopies(archive, from, only(known, some)));
    await insert('collection', 'collection', collection.known);
    if (more.length > 0) await insert('copies', 'collection', more);
    await insert('copies', 'copies', copies.known);
    await insert('bin', 'bin', bin.known);
    const { platforms, preferences } = archive;
    const mutes = archive.mutes.slice(0, limits.mostMutes);
    await store.insertLists(ctx.db, userId, { wishlist, platforms, photos, mutes, ...numbered });
    if (preferences) await restorePreferences(ctx, userId, preferences);
  });

  return {
    games: collection.known.length,
    wishes: wishlist.length,
    photos: photos.length,
    missing,
    missingCount,
  };
}

function only(known: Known, some: readonly { item: number }[]): Known {
  return new Map(
    some.flatMap(({ item }) => {
      const copy = known.get(item);
      return copy ? [[item, copy] as const] : [];
    }),
  );
}

/** Requires that the account is still empty and the plan has room. Locked, so that nothing is added in the meantime. */
async function requireRoom(
  ctx: InnerContext,
  userId: UserId,
  { archive, games }: { archive: Archive; games: number },
): Promise<void> {
  const tier = await plan.lockTier(ctx, userId);
  if (!(await store.isEmpty(ctx.db, userId))) throw new Refusal('archive_needs_empty_account');
  const consoles = await store.countPlatforms(ctx.db, userId, archive.platforms);
  plan.requireRoom(tier, 'games', games - 1); // with room for the last one
  plan.requireRoom(tier, 'consoles', consoles - 1);
  plan.requireRoom(tier, 'alerts', archive.alerts.length - 1);
}

/** Writes copies in batches, so that only one is in memory. */
async function insertCopies(
  db: Db,
  into: store.Into,
  batches: AsyncIterable<store.NewCopy[]>,
): Promise<void> {
  for await (const copies of batches) await store.insertCopies(db, into, copies);
}

/** Stores the photos of the written copies, up to the limit of each copy. */
async function restorePhotos(ctx: Context, archive: Archive, known: Known): Promise<store.NewPhoto[]> {
  const kept: store.NewPhoto[] = [];
  const counts = new Map<number, number>();
  const covered = new Set<number>();
  for (const { item: oldItem, file, created_at, is_cover } of archive.photos) {
    const item = known.get(oldItem)?.id;
    const count = counts.get(oldItem) ?? 0;
    if (item === undefined || count >= photoLimits.most) continue;
    const bytes = await archive.readPhoto(file);
    if (bytes.length === 0) continue; // it was missing when the archive was made

    counts.set(oldItem, count + 1);
    const isCover = is_cover && !covered.has(item); // a copy has one cover, whatever a file says
    if (isCover) covered.add(item);
    const photo = await storeFound(ctx, item, bytes);
    const size = isCover ? await coverSizeOf(bytes) : null;
    kept.push({
      ...photo,
      item,
      created_at,
      is_cover: isCover,
      cover_width: size?.width ?? null,
      cover_height: size?.height ?? null,
    });
  }
  return kept;
}

/** Stores the covers of the own entries. */
async function restoreCovers(
  ctx: Context,
  archive: Archive,
  entries: readonly RestoredEntry[],
): Promise<NewEntry[]> {
  const kept: NewEntry[] = [];
  for (const { cover: file, ...entry } of entries) {
    const bytes = file === null ? Buffer.alloc(0) : await archive.readPhoto(file);
    const cover =
      bytes.length === 0 ? undefined : await foundPicture(() => storeCover(ctx, entry.gameId, bytes));
    kept.push({ ...entry, ...(cover && { cover }) });
  }
  return kept;
}

async function storeFound(ctx: Context, item: number, bytes: Buffer) {
  return await foundPicture(() => storePicture(ctx, item, bytes));
}

async function foundPicture(keep: () => Promise<StoredPicture>): Promise<StoredPicture> {
  try {
    return await keep();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'slow_down') throw error;
    throw new Refusal('archive_unreadable'); // this file is not a photo
  }
}

async function restorePreferences(
  ctx: InnerContext,
  userId: UserId,
  preferences: NonNullable<Archive['preferences']>,
): Promise<void> {
  const { preferred_currency, preferred_marketplace, preferred_language, told_by, ...quiet } = preferences;
  await savePreferences(ctx.db, userId, {
    preferred_currency,
    preferred_marketplace,
    ...(preferred_language && { preferred_language }),
  });
  await saveWays(ctx.db, userId, told_by);
  const { is_quiet: isQuiet, quiet_from, quiet_to, time_zone } = quiet;
  if (isQuiet !== null && quiet_from !== null && quiet_to !== null)
    await keepQuietHours(ctx, userId, { isQuiet, quiet_from, quiet_to, time_zone });
}
