import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { photos as photoLimits } from '@cartouche/contract/limits';

import { storePicture } from '../collection/photos.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { throttle } from '../http/throttle.ts';
import { createTurns } from '../http/turns.ts';
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

/** Where archives lie while they are imported; whatever is there at a start was left by a crash. */
export const importsFolder = (dataFolder: string) => join(dataFolder, 'imports');

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
      const archive = await openArchive(path);
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
  const items = [...archive.collection, ...archive.bin].map(({ item }) => item);
  const files = archive.photos.map(({ file }) => file);
  const alertNumbers = archive.alerts.map(({ alert }) => alert);
  for (const list of [items, files, alertNumbers]) {
    if (new Set<unknown>(list).size < list.length) throw new Refusal('archive_unreadable'); // two of one number
  }
  const collection = unique(await matched(archive.collection));
  const bin = await matched(archive.bin);
  const wishlist = unique(await matched(archive.wishlist));
  await inTransaction(ctx, (tx) => requireRoom(tx)); // before the photos, which take their time

  const ids = await store.takeIds(ctx.db, 'user_collection', collection.length + bin.length);
  const newIds = new Map([...collection, ...bin].map(({ item }, place) => [item, ids[place] ?? 0]));
  const withId = <T extends { item: number }>(row: T) => ({ ...row, id: newIds.get(row.item) ?? 0 });
  const numbered = await numberedAlerts();
  const photos = await restorePhotos();
  await inTransaction(ctx, async (tx) => {
    await requireRoom(tx);
    const { platforms } = archive;
    const rows = {
      collection: collection.map(withId),
      bin: bin.map(withId),
      wishlist,
      platforms,
      photos,
      ...numbered,
    };
    await store.insertEverything(tx, userId, rows);
    if (archive.preferences) await savePreferences(tx, userId, withLanguage(archive.preferences));
  });

  return {
    games: collection.length,
    wishes: wishlist.length,
    photos: photos.length,
    missing: missing.slice(0, mostMissingTold),
    missingCount: missing.length,
  };

  async function matched<T extends { title: string; platform: string; created_at: string }>(rows: T[]) {
    const gameIds = await store.findGames(ctx.db, rows);
    return rows.flatMap((row, place) => {
      const game_id = gameIds[place] ?? null;
      if (game_id !== null) return { ...notLater(row), game_id };
      missing.push(`${row.title} (${row.platform})`);
      return [];
    });
  }

  /** What is from the future would stay the newest for ever. */
  function notLater<T extends { created_at: string }>(row: T): T {
    const now = ctx.now().toISOString();
    return { ...row, created_at: row.created_at > now ? now : row.created_at };
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
      ...notLater(row),
      id: numbers[place] ?? 0,
      game_id: gameIds[place] ?? null,
    }));
    const idOf = new Map(alerts.map(({ alert, id }) => [alert, id]));
    const gems = archive.gems.flatMap((row) => {
      const alertId = idOf.get(row.alert);
      return alertId === undefined ? [] : { ...notLater(row), alertId };
    });
    return { alerts, gems };
  }

  /** The account is still empty, and the plan has room; locked, so that nothing is added in the meantime. */
  async function requireRoom(tx: Context['db']): Promise<void> {
    const tier = await plan.lockTier(tx, userId, ctx.now());
    if (!(await store.isEmpty(tx, userId))) throw new Refusal('archive_needs_empty_account');
    const consoles = await store.countPlatforms(tx, userId, archive.platforms);
    plan.requireRoom(tier, 'games', collection.length - 1); // for the last of them
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
      const item = newIds.get(oldItem);
      const count = counts.get(oldItem) ?? 0;
      if (item === undefined || count >= photoLimits.most) continue;
      const bytes = await archive.readPhoto(file);
      if (!bytes) throw new Refusal('archive_unreadable'); // all of it or nothing
      if (bytes.length === 0) continue; // it was missing when the archive was made

      counts.set(oldItem, count + 1);
      kept.push({ item, ...(await storeFound(item, bytes)), created_at });
    }
    return kept;
  }
}

/** A game is owned once, whatever an archive that was edited by hand says. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}

function withLanguage({ preferred_language, ...rest }: NonNullable<Archive['preferences']>) {
  return { ...rest, ...(preferred_language && { preferred_language }) };
}
