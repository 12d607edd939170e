import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import * as store from './archive.store.ts';
import type { Archive } from './read.ts';
import { batchesOf } from './rows.ts';

const mostMissingTold = 100;

type Part = 'collection' | 'bin';

/** A copy by its id in the archive, and its game here. */
type KnownCopy = { item: number; game_id: number };

/** Copies by their ids in the archive, with their game and id here. */
export type Known = Map<number, { game_id: number; id: number }>;

type Missing = { missing: string[]; missingCount: number };

/**
 * Matches an archive with this catalogue: what it has and what it lacks. Refuses what no archive of ours can contain.
 */
export async function matchArchive(db: Db, archive: Archive) {
  const lacking: Missing = { missing: [], missingCount: 0 };
  const collection = await matchCopies(db, archive.readCopies('collection'), lacking);
  const bin = await matchCopies(db, archive.readCopies('bin'), lacking);
  // Each game is owned once, and each copy's id and each photo's file is unique.
  requireDifferent(collection.known.map(({ game_id }) => game_id));
  requireDifferent([...collection.items, ...bin.items]);
  requireDifferent(archive.photos.map(({ file }) => file));
  requireDifferent(archive.alerts.map(({ alert }) => alert));
  const wishlist = unique(await matchRows(db, archive.wishlist, lacking));
  return { collection, bin, wishlist, ...lacking };
}

/** The ids of all copies in a part, and the games of those that the catalogue has: without the long fields. */
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

/** Reads the copies again, so that only one batch is in memory. */
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

/** Alerts with new ids and what each found. An alert or a purchase of a game that the catalogue lacks loses the game. */
export async function numberAlerts(db: Db, archive: Archive) {
  const gameIds = await findGamesIfNamed(db, archive.alerts);
  const bought = archive.gems.map((gem) => ({ title: gem.bought_title, platform: gem.bought_platform }));
  const boughtIds = await findGamesIfNamed(db, bought);
  const numbers = await store.takeIds(db, 'searches', archive.alerts.length);
  const alerts = archive.alerts.map((row, place) => ({
    ...row,
    id: numbers[place] ?? 0,
    game_id: gameIds[place] ?? null,
  }));
  const idOf = new Map(alerts.map(({ alert, id }) => [alert, id]));
  const gems = archive.gems.flatMap((row, place) => {
    const alertId = idOf.get(row.alert);
    return alertId === undefined ? [] : { ...row, alertId, boughtGameId: boughtIds[place] ?? null };
  });
  return { alerts, gems };
}

type Named = { title: string | null; platform: string | null };

const findGamesIfNamed = (db: Db, named: readonly Named[]) =>
  store.findGames(
    db,
    named.map(({ title, platform }) => ({ title: title ?? '', platform: platform ?? '' })),
  );

function requireDifferent(list: readonly (string | number)[]): void {
  if (new Set(list).size < list.length) throw new Refusal('archive_unreadable');
}

/** Each game is wished for once, even in an archive edited by hand. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}
