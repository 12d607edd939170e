import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import * as store from './archive.store.ts';
import type { Archive } from './read.ts';
import { batchesOf } from './rows.ts';

const mostMissingTold = 100;

type Part = 'collection' | 'bin';

/** A copy of an archive by its number there, and its game here. */
type KnownCopy = { item: number; game_id: number };

/** Copies by their numbers in the archive, and what they are here. */
export type Known = Map<number, { game_id: number; id: number }>;

type Missing = { missing: string[]; missingCount: number };

/** What of an archive this catalogue has, and what it lacks. Refuses what an archive of ours cannot hold. */
export async function matchArchive(db: Db, archive: Archive) {
  const lacking: Missing = { missing: [], missingCount: 0 };
  const collection = await matchCopies(db, archive.readCopies('collection'), lacking);
  const bin = await matchCopies(db, archive.readCopies('bin'), lacking);
  // A game is owned once, a copy has its number alone, and so has a photo its file.
  requireDifferent(collection.known.map(({ game_id }) => game_id));
  requireDifferent([...collection.items, ...bin.items]);
  requireDifferent(archive.photos.map(({ file }) => file));
  requireDifferent(archive.alerts.map(({ alert }) => alert));
  const wishlist = unique(await matchRows(db, archive.wishlist, lacking));
  return { collection, bin, wishlist, ...lacking };
}

/** All copies of a part by their numbers, and the games of those that are here: without what is long about them. */
async function matchCopies(db: Db, copies: ReturnType<Archive['readCopies']>, lacking: Missing) {
  const items: number[] = [];
  const known: KnownCopy[] = [];
  for await (const rows of batchesOf(copies)) {
    for (const { item } of rows) items.push(item);
    for (const { item, game_id } of await matchRows(db, rows, lacking)) known.push({ item, game_id });
  }
  return { items, known };
}

async function matchRows<T extends { title: string; platform: string }>(db: Db, rows: T[], lacking: Missing) {
  const gameIds = await store.findGames(db, rows);
  return rows.flatMap((row, place) => {
    const game_id = gameIds[place] ?? null;
    if (game_id !== null) return { ...row, game_id };
    lacking.missingCount += 1;
    if (lacking.missing.length < mostMissingTold) lacking.missing.push(`${row.title} (${row.platform})`);
    return [];
  });
}

export async function numberCopies(db: Db, copies: readonly KnownCopy[]): Promise<Known> {
  const ids = await store.takeIds(db, 'user_collection', copies.length);
  return new Map(copies.map(({ item, game_id }, place) => [item, { game_id, id: ids[place] ?? 0 }]));
}

/** Reads the copies again, so that only a batch of them is in memory. */
export async function* numberedCopies(
  archive: Archive,
  part: Part,
  known: Known,
): AsyncGenerator<store.NewCopy[]> {
  for await (const rows of batchesOf(archive.readCopies(part))) {
    yield rows.flatMap((row) => {
      const copy = known.get(row.item);
      return copy ? { ...row, ...copy } : [];
    });
  }
}

/** Alerts with new numbers, and what each of them found; one for a game that the catalogue lacks is for none. */
export async function numberAlerts(db: Db, archive: Archive) {
  const games = archive.alerts.map(({ title, platform }) => ({
    title: title ?? '',
    platform: platform ?? '',
  }));
  const gameIds = await store.findGames(db, games);
  const numbers = await store.takeIds(db, 'searches', archive.alerts.length);
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

function requireDifferent(list: readonly (string | number)[]): void {
  if (new Set(list).size < list.length) throw new Refusal('archive_unreadable');
}

/** A game is wished for once, whatever an archive that was edited by hand says. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}
