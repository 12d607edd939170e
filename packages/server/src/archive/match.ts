import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import * as store from './archive.store.ts';
import type { CopyPart } from './format.ts';
import { matchEntries } from './matchEntries.ts';
import { type NamedGame, findGames, findGamesIfNamed } from './namedGames.ts';
import type { Archive } from './read.ts';
import { batchesOf } from './rows.ts';

const mostMissingTold = 100;

/** A copy by its id in the archive, and its game here. */
type KnownCopy = { item: number; game_id: number };

/** Under an old title two rows can name one game. */
type FoundCopy = KnownCopy & { isRenamed: boolean };

/** Copies by their ids in the archive, with their game and id here. */
export type Known = Map<number, { game_id: number; id: number }>;

type Missing = { missing: string[]; missingCount: number };

/** What this catalogue lacks, and the ids of own entries by their numbers in the archive. */
type Here = { lacking: Missing; entries: Map<number, number> };

/**
 * Matches an archive with this catalogue: what it has and what it lacks. Refuses what no archive of ours can contain.
 */
export async function matchArchive(db: Db, archive: Archive) {
  const lacking: Missing = { missing: [], missingCount: 0 };
  const { entries, left } = await matchEntries(db, archive);
  for (const row of left) note(lacking, row);
  const here: Here = { lacking, entries: new Map(entries.map(({ entry, gameId }) => [entry, gameId])) };
  const leading = await matchCopies(db, archive.readCopies('collection'), here);
  const { first, more } = firstOfGames(leading.known);
  const collection = { ...leading, known: first };
  const owned = new Set(first.map(({ game_id }) => game_id));
  const beside = await matchCopies(db, archive.readCopies('copies'), here);
  const copies = { ...beside, known: beside.known.filter(({ game_id }) => owned.has(game_id)) };
  const bin = await matchCopies(db, archive.readCopies('bin'), here);
  // Each game is owned once, and each copy's id and each photo's file is unique.
  requireDifferent(collection.known.map(({ game_id }) => game_id));
  requireDifferent([...collection.items, ...copies.items, ...bin.items]);
  requireDifferent(archive.photos.map(({ file }) => file));
  requireDifferent(archive.alerts.map(({ alert }) => alert));
  const wishes = await matchRows(db, archive.wishlist, here);
  const wishlist = unique(wishes.filter(({ game_id, isRenamed }) => !isRenamed || !owned.has(game_id)));
  return { collection, more, copies, bin, wishlist, entries, entryIds: here.entries, ...lacking };
}

/** The ids of all copies in a part, and the games of those that the catalogue has: without the long fields. */
async function matchCopies(db: Db, copies: ReturnType<Archive['readCopies']>, here: Here) {
  const items: number[] = [];
  const known: FoundCopy[] = [];
  for await (const rows of batchesOf(copies)) {
    for (const { item } of rows) items.push(item);
    for (const { item, game_id, isRenamed } of await matchRows(db, rows, here)) {
      known.push({ item, game_id, isRenamed });
    }
  }
  return { items, known };
}

/** Where two titles of an archive are one game by now, the copy under today's title leads, and the others stand beside. */
function firstOfGames(copies: FoundCopy[]): { first: FoundCopy[]; more: FoundCopy[] } {
  const taken = new Set(copies.flatMap(({ game_id, isRenamed }) => (isRenamed ? [] : game_id)));
  const more: FoundCopy[] = [];
  const first = copies.filter((copy) => {
    const isFirst = !copy.isRenamed || taken.size < taken.add(copy.game_id).size;
    if (!isFirst) more.push(copy);
    return isFirst;
  });
  return { first, more };
}

type GameRow = NamedGame & { entry: number | null };

async function matchRows<T extends GameRow>(db: Db, rows: T[], { lacking, entries }: Here) {
  const games = await findGames(db, rows);
  return rows.flatMap((row, place) => {
    const { game_id: found = null, isRenamed = false } = games[place] ?? {};
    const game_id = row.entry === null ? found : (entries.get(row.entry) ?? null);
    if (game_id !== null) return { ...row, game_id, isRenamed: row.entry === null && isRenamed };
    note(lacking, row);
    return [];
  });
}

function note(lacking: Missing, { title, platform }: { title: string; platform: string }): void {
  lacking.missingCount += 1;
  if (lacking.missing.length < mostMissingTold) lacking.missing.push(`${title} (${platform})`);
}

export async function numberCopies(db: Db, copies: readonly KnownCopy[]): Promise<Known> {
  const ids = await store.takeIds(db, 'user_collection', copies.length);
  return new Map(copies.map(({ item, game_id }, place) => [item, { game_id, id: ids[place] ?? 0 }]));
}

/** Reads the copies again, so that only one batch is in memory. */
export async function* numberedCopies(
  archive: Archive,
  part: CopyPart,
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
export async function numberAlerts(db: Db, archive: Archive, entries: Here['entries']) {
  const gameIds = await findGamesIfNamed(db, archive.alerts);
  const bought = archive.gems.map((gem) => ({
    title: gem.bought_title,
    platform: gem.bought_platform,
    release_date: gem.bought_release_date,
    igdb_id: gem.bought_igdb_id,
  }));
  const boughtIds = await findGamesIfNamed(db, bought);
  const numbers = await store.takeIds(db, 'searches', archive.alerts.length);
  const alerts = archive.alerts.map((row, place) => ({
    ...row,
    id: numbers[place] ?? 0,
    game_id: (row.entry === null ? gameIds[place]?.game_id : entries.get(row.entry)) ?? null,
  }));
  const idOf = new Map(alerts.map(({ alert, id }) => [alert, id]));
  const gems = archive.gems.flatMap((row, place) => {
    const alertId = idOf.get(row.alert);
    const boughtId = row.bought_entry === null ? boughtIds[place]?.game_id : entries.get(row.bought_entry);
    return alertId === undefined ? [] : { ...row, alertId, boughtGameId: boughtId ?? null };
  });
  return { alerts, gems };
}

function requireDifferent(list: readonly (string | number)[]): void {
  if (new Set(list).size < list.length) throw new Refusal('archive_unreadable');
}

/** Each game is wished for once, even in an archive edited by hand. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}
