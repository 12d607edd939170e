import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { photos as photoLimits } from '@cartouche/contract/limits';

import { storePicture } from '../collection/photos.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { throttle } from '../throttle/throttle.ts';
import { createTurns } from '../throttle/turns.ts';
import { Refusal } from '../refusal.ts';
import { savePreferences } from '../settings/settings.ts';
import * as plan from '../subscription/subscription.ts';
import * as store from './archive.store.ts';
import { type Archive, openArchive } from './read.ts';
import { receiveArchive } from './receive.ts';

const largestBytes = 1024 ** 3;
const perDay = { times: 20, perSeconds: 24 * 3600 };
/** Arriving, waiting and being restored, in this process. */
const mostUnderWay = 8;
const mostMissingTold = 100;
const rowsAtOnce = 200;
const longestImportMs = 3_600_000;

/** Where archives lie while they are imported. */
export const importsFolder = (dataFolder: string) => join(dataFolder, 'imports');

/** Deletes what a crash left of imports; those of another process are younger. */
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
// Not while it arrives: whoever sends slowly would hold up all others.
const inTurn = createTurns({ atOnce: 2, waiting: mostUnderWay });

/** Imports an archive into an account without games: all that this catalogue has of it, or nothing at all. */
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
  const missing: string[] = [];
  let missingCount = 0;
  const collection = await matchedCopies('collection');
  const bin = await matchedCopies('bin');
  const files = archive.photos.map(({ file }) => file);
  // A game is owned once, a copy has its number alone, and so has a photo its file.
  requireDifferent(collection.known.map(({ game_id }) => game_id));
  requireDifferent([...collection.items, ...bin.items]);
  requireDifferent(files);
  requireDifferent(archive.alerts.map(({ alert }) => alert));
  const wishlist = unique(await matched(archive.wishlist));
  await inTransaction(ctx, (tx) => requireRoom(tx)); // before the photos, which take their time

  const ids = await store.takeIds(ctx.db, 'user_collection', collection.known.length + bin.known.length);
  const known = new Map(
    [...collection.known, ...bin.known].map(({ item, game_id }, place) => [
      item,
      { game_id, id: ids[place] ?? 0 },
    ]),
  );
  const numbered = await numberedAlerts();
  const photos = await restorePhotos();
  await inTransaction(ctx, async (tx) => {
    await requireRoom(tx);
    await insertCopies(tx, 'collection');
    await insertCopies(tx, 'bin');
    const { platforms } = archive;
    await store.insertLists(tx, userId, { wishlist, platforms, photos, ...numbered });
    if (archive.preferences) await savePreferences(tx, userId, withLanguage(archive.preferences));
  });

  return {
    games: collection.known.length,
    wishes: wishlist.length,
    photos: photos.length,
    missing,
    missingCount,
  };

  async function matched<T extends { title: string; platform: string }>(rows: T[]) {
    const gameIds = await store.findGames(ctx.db, rows);
    return rows.flatMap((row, place) => {
      const game_id = gameIds[place] ?? null;
      if (game_id !== null) return { ...row, game_id };
      missingCount += 1;
      if (missing.length < mostMissingTold) missing.push(`${row.title} (${row.platform})`);
      return [];
    });
  }

  /** All copies of a part by their numbers, and the games of those that are here: without what is long about them. */
  async function matchedCopies(part: 'collection' | 'bin') {
    const items: number[] = [];
    const found: { item: number; game_id: number }[] = [];
    for await (const rows of batchesOf(archive.readCopies(part))) {
      for (const { item } of rows) items.push(item);
      for (const { item, game_id } of await matched(rows)) found.push({ item, game_id });
    }
    return { items, known: found };
  }

  /** Reads the copies again, so that only a batch of them is in memory. */
  async function insertCopies(tx: Context['db'], part: 'collection' | 'bin'): Promise<void> {
    for await (const rows of batchesOf(archive.readCopies(part))) {
      const copies = rows.flatMap((row) => {
        const copy = known.get(row.item);
        return copy ? { ...row, ...copy } : [];
      });
      await store.insertCopies(tx, userId, part, copies);
    }
  }

  /** Alerts with new numbers, and what each of them found; one for a game that the catalogue lacks is for none. */
  async function numberedAlerts() {
    const games = archive.alerts.map(({ title, platform }) => ({
      title: title ?? '',
      platform: platform ?? '',
    }));
    const gameIds = await store.findGames(ctx.db, games);
    const numbers = await store.takeIds(ctx.db, 'searches', archive.alerts.length);
    const alerts = archive.alerts.map((row, place) => ({
      ...row,
      id: numbers[place] ?? 0,
      game_id: gameIds[place] ?? null,
    }));
    const idOf = new Map(alerts.map(({ alert, id }) => [alert, id]));
    const gems = archive.gems.flatMap((row) => {
      const alertId = idOf.get(row.alert);
      return alertId === undefined ? [] : { ...row, alertId };
    });
    return { alerts, gems };
  }

  /** The account is still empty, and the plan has room; locked, so that nothing is added in the meantime. */
  async function requireRoom(tx: Context['db']): Promise<void> {
    const tier = await plan.lockTier(tx, userId, ctx.now());
    if (!(await store.isEmpty(tx, userId))) throw new Refusal('archive_needs_empty_account');
    const consoles = await store.countPlatforms(tx, userId, archive.platforms);
    plan.requireRoom(tier, 'games', collection.known.length - 1); // for the last of them
    plan.requireRoom(tier, 'consoles', consoles - 1);
    plan.requireRoom(tier, 'alerts', archive.alerts.length - 1);
  }

  async function storeFound(item: number, bytes: Buffer) {
    try {
      return await storePicture(ctx, item, bytes);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'slow_down') throw error;
      throw new Refusal('archive_unreadable'); // what it has for a photo is none
    }
  }

  async function restorePhotos(): Promise<store.NewPhoto[]> {
    const kept: store.NewPhoto[] = [];
    const counts = new Map<number, number>();
    for (const { item: oldItem, file, created_at } of archive.photos) {
      const item = known.get(oldItem)?.id;
      const count = counts.get(oldItem) ?? 0;
      if (item === undefined || count >= photoLimits.most) continue;
      const bytes = await archive.readPhoto(file);
      if (bytes.length === 0) continue; // it was missing when the archive was made

      counts.set(oldItem, count + 1);
      kept.push({ item, ...(await storeFound(item, bytes)), created_at });
    }
    return kept;
  }
}

function requireDifferent(list: readonly (string | number)[]): void {
  if (new Set(list).size < list.length) throw new Refusal('archive_unreadable');
}

async function* batchesOf<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** A game is wished for once, whatever an archive that was edited by hand says. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}

function withLanguage({ preferred_language, ...rest }: NonNullable<Archive['preferences']>) {
  return { ...rest, ...(preferred_language && { preferred_language }) };
}
