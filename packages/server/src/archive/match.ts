import { fold } from '@cartouche/contract/catalogue.rules';
import { ownEntries } from '@cartouche/contract/limits';

import { titleKeys } from '../catalogue/import/titleKeys.ts';
import type { Db } from '../db/database.ts';
import type { NewEntry } from '../entries/restore.ts';
import { Refusal } from '../refusal.ts';
import * as store from './archive.store.ts';
import type { CopyPart } from './format.ts';
import type { Archive } from './read.ts';
import { batchesOf } from './rows.ts';

const mostMissingTold = 100;

/** A copy by its id in the archive, and its game here. */
type KnownCopy = { item: number; game_id: number };

/** Under an old title two rows can name one game. */
type FoundCopy = KnownCopy & GameRow & { isRenamed: boolean };

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
  const entries = await matchEntries(db, archive, lacking);
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
    for (const { item, game_id, title, platform, entry, isRenamed } of await matchRows(db, rows, here)) {
      known.push({ item, game_id, title, platform, entry, isRenamed });
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

type GameRow = { title: string; platform: string; entry: number | null };

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

export type RestoredEntry = Archive['entries'][number] & Omit<NewEntry, 'cover'>;

/**
 * The archive's own entries with their ids and platforms here. A correction of a game that the catalogue lacks becomes
 * an entry of its own. Left out is what has no platform here, or would stand twice.
 */
async function matchEntries(db: Db, archive: Archive, lacking: Missing): Promise<RestoredEntry[]> {
  const { entries } = archive;
  if (entries.length > ownEntries.most) throw new Refusal('archive_unreadable');
  requireDifferent(entries.map(({ entry }) => entry));
  const platformIds = await store.findPlatforms(db, entries);
  const corrected = entries.map((row) => ({ title: row.corrects_title, platform: row.corrects_platform }));
  const correctedIds = await findGamesIfNamed(db, corrected);
  const ids = await store.takeIds(db, 'own_entries', entries.length);
  const seen = new Set<string>();
  return entries.flatMap((row, place) => {
    const platform_id = platformIds[place] ?? null;
    const corrects = correctedIds[place] ?? null;
    const key = corrects === null ? `${platform_id} ${fold(row.title)}` : `corrects ${corrects}`;
    if (platform_id === null || fold(row.title) === '' || seen.has(key)) {
      note(lacking, row);
      return [];
    }
    seen.add(key);
    return { ...row, gameId: ids[place] ?? 0, platform_id, corrects };
  });
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
  const bought = archive.gems.map((gem) => ({ title: gem.bought_title, platform: gem.bought_platform }));
  const boughtIds = await findGamesIfNamed(db, bought);
  const numbers = await store.takeIds(db, 'searches', archive.alerts.length);
  const alerts = archive.alerts.map((row, place) => ({
    ...row,
    id: numbers[place] ?? 0,
    game_id: (row.entry === null ? gameIds[place] : entries.get(row.entry)) ?? null,
  }));
  const idOf = new Map(alerts.map(({ alert, id }) => [alert, id]));
  const gems = archive.gems.flatMap((row, place) => {
    const alertId = idOf.get(row.alert);
    const boughtId = row.bought_entry === null ? boughtIds[place] : entries.get(row.bought_entry);
    return alertId === undefined ? [] : { ...row, alertId, boughtGameId: boughtId ?? null };
  });
  return { alerts, gems };
}

type Named = { title: string | null; platform: string | null };

async function findGamesIfNamed(db: Db, named: readonly Named[]): Promise<(number | null)[]> {
  const games = await findGames(
    db,
    named.map(({ title, platform }) => ({ title: title ?? '', platform: platform ?? '' })),
  );
  return games.map(({ game_id }) => game_id);
}

/**
 * The games with these titles. What has another title since the archive was made, as after two games became one, is
 * found by the keys of its old one, if only one game there has them.
 */
async function findGames(db: Db, named: readonly { title: string; platform: string }[]) {
  const titled = await store.findGames(db, named);
  const renamed = named.flatMap(({ title, platform }, place) =>
    titled[place] === null ? { place, platform, keys: titleKeys(title).filter(Boolean) } : [],
  );
  const keyed = await store.findGamesKeyed(db, renamed);
  return titled.map((game_id, place) =>
    game_id === null ? { game_id: keyed.get(place) ?? null, isRenamed: true } : { game_id, isRenamed: false },
  );
}

function requireDifferent(list: readonly (string | number)[]): void {
  if (new Set(list).size < list.length) throw new Refusal('archive_unreadable');
}

/** Each game is wished for once, even in an archive edited by hand. */
function unique<T extends { game_id: number }>(rows: T[]): T[] {
  return [...new Map(rows.map((row) => [row.game_id, row])).values()];
}
