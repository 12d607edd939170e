import { isDeepStrictEqual } from 'node:util';

import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../../db/database.ts';
import { type ComposedGame, compose } from './compose.ts';
import {
  insertGames,
  listConsoleYears,
  listGamesTitled,
  listStoredGames,
  updateGames,
} from './import.store.ts';
import type { GameRecord } from './gameRecord.ts';
import { type Care, findGame, keysOf, keysToAsk } from './match.ts';
import { type KeyedRecord, fromStored, keysAtSource, toStored, unknownKey } from './records.ts';
import {
  deleteRecords,
  listGamesKeyed,
  listRecords,
  listRecordsOf,
  replaceKeys,
  upsertRecords,
} from './records.store.ts';
import { readOwnRecords } from './refused.ts';
import { settleTitles } from './titles.ts';

/** A game while a batch is written. */
export type OpenGame = {
  id: number | undefined;
  stored: ComposedGame | undefined;
  records: KeyedRecord[];
  /** The records that this batch changed or brought. */
  news: KeyedRecord[];
  outdated: KeyedRecord[];
};

type Counts = { added: number; updated: number; unchanged: number };

/**
 * Writes a batch of records and the games that they are about. Records that say what they said before cost one
 * look-up for the whole batch and write nothing.
 */
export async function writeRecords(tx: Db, records: KeyedRecord[]): Promise<Counts> {
  const news = await withoutKnown(tx, records);
  const games = await openGames(tx, news);
  const untitled = news.filter((record) => !takeIn(games, record, 'strict'));
  const unsure = untitled.filter((record) => !takeIn(games, record, 'close'));
  for (const record of unsure) {
    if (!takeIn(games, record, 'lenient')) add(games, fresh(games), record);
  }

  const touched = [...games.all].filter((game) => game.news.length > 0);
  const changed = await writeGames(tx, touched);
  const counts = { added: 0, updated: 0, unchanged: records.length - news.length };
  for (const game of touched) {
    const added = game.stored === undefined ? 1 : 0;
    const rest = game.news.length - added;
    counts.added += added;
    counts[changed.has(game) ? 'updated' : 'unchanged'] += rest;
  }
  return counts;
}

/** Those records that are new or say something else than before. */
async function withoutKnown(tx: Db, records: KeyedRecord[]): Promise<KeyedRecord[]> {
  const stored = new Map((await listRecords(tx, records.map(keyOf))).map((one) => [nameOf(one), one]));
  return records.filter((record) => {
    const before = stored.get(nameOf(record));
    return !before || !isDeepStrictEqual({ ...before, game_id: 0 }, toStored(record, 0));
  });
}

type Shelf = {
  all: Set<OpenGame>;
  /** By source and key there. */
  byRecord: Map<string, OpenGame>;
  /** By platform and title key, serial or number. */
  byKey: Map<string, Set<OpenGame>>;
  /** Games that no source stands behind, by platform and folded title. */
  bare: Map<string, OpenGame>;
};

/** Reads all games that the records can be about. */
async function openGames(tx: Db, records: KeyedRecord[]): Promise<Shelf> {
  const atSource = records.flatMap((record) =>
    keysAtSource(record).map((source_key) => ({ source: record.source, source_key })),
  );
  const asked = records.flatMap((record) =>
    keysToAsk(record).map((key) => ({ platform_id: record.platform_id, key })),
  );
  const titled = await listGamesTitled(tx, records.map(titleOf));
  const ids = new Set([
    ...(await listRecords(tx, atSource)).map(({ game_id }) => game_id),
    ...(await listGamesKeyed(tx, asked)),
    ...titled.map(({ game_id }) => game_id),
  ]);

  const shelf: Shelf = { all: new Set(), byRecord: new Map(), byKey: new Map(), bare: new Map() };
  const opened = new Map((await readGames(tx, [...ids])).map((game) => [game.id, game]));
  for (const game of opened.values()) put(shelf, game);
  for (const { game_id, hasRecords, ...title } of titled) {
    const game = opened.get(game_id);
    if (game && !hasRecords) shelf.bare.set(Object.values(title).join(' '), game);
  }
  return shelf;
}

/** Some games with their records. */
export async function readGames(tx: Db, ids: number[]): Promise<OpenGame[]> {
  const records = Map.groupBy(await listRecordsOf(tx, ids), ({ game_id }) => game_id);
  return (await listStoredGames(tx, ids)).map(({ game_id, game }) => ({
    id: game_id,
    stored: game,
    records: (records.get(game_id) ?? []).map(fromStored),
    news: [],
    outdated: [],
  }));
}

function put(shelf: Shelf, game: OpenGame): void {
  shelf.all.add(game);
  for (const record of game.records) index(shelf, game, record);
}

function index(shelf: Shelf, game: OpenGame, record: KeyedRecord): void {
  shelf.byRecord.set(nameOf(record), game);
  for (const key of keysOf(record)) {
    const name = `${record.platform_id} ${key}`;
    const games = shelf.byKey.get(name) ?? new Set();
    shelf.byKey.set(name, games.add(game));
  }
}

/** Puts a record to its game if that is found. */
function takeIn(shelf: Shelf, record: KeyedRecord, care: Care): boolean {
  const known = keysAtSource(record).flatMap((key) => shelf.byRecord.get(`${record.source}\0${key}`) ?? []);
  const game = known[0] ?? resembling(shelf, record, care);
  if (game) add(shelf, game, record);
  return game !== undefined;
}

function add(shelf: Shelf, game: OpenGame, record: KeyedRecord): void {
  const { source, source_key } = record;
  const unknown = unknownKey(record);
  const outdated = game.records.filter((one) => one.source === source && one.source_key === unknown);
  game.outdated.push(...outdated);
  game.records = game.records.filter(
    (one) => !outdated.includes(one) && !(one.source === source && one.source_key === source_key),
  );
  game.records.push(record);
  game.news.push(record);
  shelf.bare.delete(Object.values(titleOf(record)).join(' '));
  index(shelf, game, record);
}

function resembling(shelf: Shelf, record: KeyedRecord, care: Care): OpenGame | undefined {
  const bare = shelf.bare.get(Object.values(titleOf(record)).join(' '));
  if (bare) return bare;
  const alike = keysToAsk(record).flatMap((key) => [
    ...(shelf.byKey.get(`${record.platform_id} ${key}`) ?? []),
  ]);
  return findGame(record, [...new Set(alike)], care);
}

function fresh(shelf: Shelf): OpenGame {
  const game: OpenGame = { id: undefined, stored: undefined, records: [], news: [], outdated: [] };
  shelf.all.add(game);
  return game;
}

/** Composes games from their records and writes what is new; answers those that changed. */
export async function writeGames(tx: Db, games: OpenGame[]): Promise<Set<OpenGame>> {
  if (games.length === 0) return new Set();
  const own = await readOwnRecords(tx, games);
  const years = await listConsoleYears(tx);
  const yearOf = ([first]: readonly GameRecord[]) => years.get(first?.platform_id ?? 0) ?? null;
  const settled = await settleTitles(
    tx,
    [...own].map(([game, records]) => ({ game, composed: compose(records, yearOf(records)) })),
  );
  const changed = settled.filter(({ game, composed }) => !isDeepStrictEqual(game.stored, composed));

  const edited = changed.flatMap(({ game, composed }) =>
    game.id === undefined ? [] : { game_id: game.id, game: composed },
  );
  const added = changed.filter(({ game }) => game.id === undefined);
  const rows = await insertGames(
    tx,
    added.map(({ composed }) => composed),
  );
  const ids = new Map(rows.map((row) => [`${row.platform_id} ${row.folded_title}`, row.game_id]));
  for (const { game, composed } of added) {
    game.id = ids.get(`${composed.platform_id} ${fold(composed.title)}`);
  }
  await updateGames(tx, edited);

  await deleteRecords(
    tx,
    games.flatMap(({ outdated }) => outdated.map(keyOf)),
  );
  await upsertRecords(
    tx,
    games.flatMap(({ id, news }) => (id === undefined ? [] : news.map((record) => toStored(record, id)))),
  );
  await replaceKeys(tx, games.flatMap(keyRows));
  return new Set(changed.map(({ game }) => game));
}

function keyRows({ id, records }: OpenGame) {
  const keys = new Set(records.flatMap(keysOf));
  const [first] = records;
  if (id === undefined || !first) return [];
  return [...keys].map((key) => ({ platform_id: first.platform_id, key, game_id: id }));
}

function keyOf({ source, source_key }: { source: string; source_key: string }) {
  return { source, source_key };
}

function nameOf({ source, source_key }: { source: string; source_key: string }): string {
  return `${source}\0${source_key}`;
}

function titleOf({ platform_id, title }: { platform_id: number; title: string }) {
  return { platform_id, folded_title: fold(title) };
}
