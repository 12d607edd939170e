import { type Context, inTransaction } from '../../context.ts';
import { maintain } from '../../db/maintenance.ts';
import { writeRecords } from './batch.ts';
import type { GameRecord } from './gameRecord.ts';
import { analyzeGames, listPlatforms, lockImports } from './import.store.ts';
import { splitJapanese } from './japanese.ts';
import { type PlatformNames, namePlatforms } from './names.ts';
import type { Read } from './reader.ts';
import { type KeyedRecord, createKeys } from './records.ts';
import { type Say, uniteTwins } from './twins.ts';

type Noted = { file: string; line: number; reason: string };

export type ImportSummary = {
  /** All records that were read. Each is counted again below, and twice if it became a game of two consoles. */
  read: number;
  /** How many became a game of two consoles. */
  twice: number;
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
  /** A few games: the database is not tidied up for them. */
  isSmall?: true;
  onProgress?: (soFar: ImportSummary) => void;
  /** Told of what follows the reading. */
  say?: Say;
};

const batchSize = 1_000;
const batchesPerMaintenance = 50; // the embedded database's log grows by 4 KB a game
const mostNoted = 1_000;

/**
 * Writes what sources say of games into the catalogue, one batch per transaction, so that no game is without its
 * details and an interrupted import can simply be run again: records that say what they said before count as unchanged
 * and are not written.
 */
export async function importGames(
  ctx: Context,
  reads: AsyncIterable<Read> | Iterable<Read>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary = nothingYet();
  const platforms = new Set((await listPlatforms(ctx.db)).map(({ id }) => id));
  const withKey = createKeys();
  let batch: KeyedRecord[] = [];
  let unmaintained = 0;

  async function write() {
    const done = await inTransaction(ctx, async (ctx) => {
      await lockImports(ctx.db);
      return await writeRecords(ctx.db, batch);
    });
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
      const records = splitJapanese(one.record, platforms).map(withKey);
      summary.twice += records.length - 1;
      batch.push(...records);
      if (batch.length >= batchSize) await write();
    } else {
      summary.skippedTotal += 1;
      note(summary.skipped, one, reason);
    }
  }
  if (batch.length > 0) await write();

  if (options.isSmall) return summary;
  if (summary.added + summary.updated > 0) countUnited(summary, await uniteTwins(ctx, options.say));
  if (unmaintained > 0) options.say?.('Tidying up the database');
  await finish();
  return summary;
}

function nothingYet(): ImportSummary {
  return {
    read: 0,
    twice: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    skippedTotal: 0,
    skipped: [],
    droppedTotal: 0,
    dropped: [],
    leftOut: {},
  };
}

/** A game that was added can be another one after all. */
function countUnited(summary: ImportSummary, united: number): void {
  const added = Math.max(0, summary.added - united);
  summary.updated += summary.added - added;
  summary.added = added;
}

/** What an import does at its end, for one that came in many small parts. */
export async function tidyCatalogue(ctx: Context, say?: Say): Promise<void> {
  await uniteTwins(ctx, say);
  await (ctx.config.databaseUrl === undefined ? maintain(ctx.db) : analyzeGames(ctx.db));
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
