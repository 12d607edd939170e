import { isDeepStrictEqual } from 'node:util';

import { fold } from '@cartouche/contract/catalogue.rules';

import { type Context, inTransaction } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { maintain } from '../../db/maintenance.ts';
import type { GameRecord } from './gameRecord.ts';
import {
  analyzeGames,
  insertGames,
  listPlatforms,
  listStoredGames,
  lockImports,
  updateGames,
} from './import.store.ts';
import { type KeptGame, firstKept, merge } from './merge.ts';
import { type PlatformNames, namePlatforms } from './names.ts';
import type { Read } from './reader.ts';

type Noted = { file: string; line: number; reason: string };

export type ImportSummary = {
  /** All games that were read; each is counted again below. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  skippedTotal: number;
  /** The first of the skipped games. */
  skipped: Noted[];
  /** Wrong facts that were dropped from games. */
  droppedTotal: number;
  /** The first of them. */
  dropped: Noted[];
  /** Rows that are not games for collectors, by reason. */
  leftOut: Record<string, number>;
};

type ImportOptions = {
  /** Whether to vacuum the database and shorten its log afterwards, as a PostgreSQL server does by itself. */
  embedded: boolean;
  onProgress?: (soFar: ImportSummary) => void;
};

const batchSize = 1_000;
const batchesPerMaintenance = 50; // the embedded database's log grows by 4 KB a game
const mostNoted = 1_000;

/**
 * Writes games into the catalogue, one batch per transaction, so that no game is without its details and an
 * interrupted import can simply be run again: games that are already there count as unchanged and are not written.
 */
export async function importGames(
  ctx: Context,
  reads: AsyncIterable<Read> | Iterable<Read>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    skippedTotal: 0,
    skipped: [],
    droppedTotal: 0,
    dropped: [],
    leftOut: {},
  };
  const platforms = new Set((await listPlatforms(ctx.db)).map(({ id }) => id));
  const corrected = new Set<number>();
  let batch: GameRecord[] = [];
  let unmaintained = 0;

  async function write() {
    const done = await inTransaction(ctx, (ctx) => writeBatch(ctx.db, batch, corrected));
    for (const id of done.corrected) corrected.add(id);
    summary.added += done.added;
    summary.updated += done.updated;
    summary.unchanged += done.unchanged;
    batch = [];
    options.onProgress?.(summary);

    unmaintained += done.added + done.updated > 0 ? 1 : 0;
    if (options.embedded && unmaintained === batchesPerMaintenance) await finish();
  }

  async function finish() {
    if (unmaintained > 0) await (options.embedded ? maintain(ctx.db) : analyzeGames(ctx.db));
    unmaintained = 0;
  }

  for await (const one of reads) {
    if ('leftOut' in one) {
      summary.leftOut[one.leftOut] = (summary.leftOut[one.leftOut] ?? 0) + 1;
      continue;
    }
    if ('dropped' in one) {
      summary.droppedTotal += 1;
      note(summary.dropped, one, one.dropped);
      continue;
    }
    summary.read += 1;
    const reason = 'problem' in one ? one.problem : unknownPlatform(platforms, one.record);
    if ('record' in one && !reason) {
      if (batch.push(one.record) === batchSize) await write();
    } else {
      summary.skippedTotal += 1;
      note(summary.skipped, one, reason);
    }
  }
  if (batch.length > 0) await write();

  await finish();
  return summary;
}

function note(list: Noted[], { file, line }: Read, reason: string): void {
  if (list.length < mostNoted) list.push({ file, line, reason });
}

/** The names by which readers recognise platforms. */
export async function readPlatformNames(ctx: Context): Promise<PlatformNames> {
  return namePlatforms(await listPlatforms(ctx.db));
}

function unknownPlatform(platforms: ReadonlySet<number>, { platform_id }: GameRecord): string {
  if (platforms.has(platform_id)) return '';
  return `There is no platform ${platform_id}: use an id of packages/server/catalogue/platforms.json.`;
}

type Entry = { id?: number; stored?: KeptGame; game: KeptGame; isCorrected: boolean };

/**
 * `corrected` are the games that their own source has already corrected in this run; the batch answers more of them.
 */
async function writeBatch(tx: Db, records: GameRecord[], corrected: ReadonlySet<number>) {
  await lockImports(tx);
  const keys = records.map(({ platform_id, title }) => ({ platform_id, folded_title: fold(title) }));
  const entries = new Map<string, Entry>();
  for (const { game_id, folded_title, game } of await listStoredGames(tx, keys)) {
    const isCorrected = corrected.has(game_id);
    entries.set(`${game.platform_id} ${folded_title}`, { id: game_id, stored: game, game, isCorrected });
  }

  const count = { added: 0, updated: 0, unchanged: 0 };
  for (const record of records) {
    const key = `${record.platform_id} ${fold(record.title)}`;
    const entry = entries.get(key);
    const game = entry ? merge(entry.game, record, entry.isCorrected) : firstKept(record);
    count[!entry ? 'added' : isDeepStrictEqual(game, entry.game) ? 'unchanged' : 'updated'] += 1;
    entries.set(key, {
      ...entry,
      game,
      isCorrected: entry?.isCorrected === true || game.source === record.source,
    });
  }

  const changed = [...entries.values()].filter(({ stored, game }) => !isDeepStrictEqual(stored, game));
  const fresh = changed.flatMap(({ id, game }) => (id === undefined ? game : []));
  const edited = changed.flatMap(({ id, game }) => (id === undefined ? [] : { game_id: id, game }));
  const added = await insertGames(tx, fresh);
  await updateGames(tx, edited);

  const correctedNow = [...entries.values()].flatMap(({ id, isCorrected }) =>
    id !== undefined && isCorrected ? id : [],
  );
  return { ...count, corrected: [...correctedNow, ...added.map(({ game_id }) => game_id)] };
}
