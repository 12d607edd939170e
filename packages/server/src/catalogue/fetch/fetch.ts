import type { Context } from '../../context.ts';
import { mistake } from '../../explain.ts';
import { type ImportSummary, importGames, readPlatformNames } from '../import/import.ts';
import type { PlatformNames } from '../import/names.ts';
import { seedCatalogue } from '../import/seed.ts';
import { type SourceState, noteSourceState, readSourceStates } from '../import/sourceStates.ts';
import { type OpenCatalogue, catalogues } from './catalogues.ts';
import { type Missing, type Telling, openDownloads } from './download.ts';
import { type Kept, readOpenGames } from './openGames.ts';

type FetchOptions = {
  embedded: boolean;
  /** Imports although nothing is new, or although a tenth of the games is gone. */
  anyway: boolean;
  tell: Telling;
  onProgress: (soFar: ImportSummary) => void;
  patience?: number;
};

/** What was imported, if anything was new, and which files the catalogues lack. */
export type Fetched = { imported: ImportSummary | undefined; missing: Missing[] };

const names = Object.keys(catalogues) as OpenCatalogue[]; // as: its own keys
const largestLoss = 0.1;

/**
 * Downloads the openly licensed catalogues and imports them. What is there already is neither downloaded nor written
 * again.
 */
export async function fetchCatalogue(
  ctx: Context,
  { embedded, anyway, tell, onProgress, patience }: FetchOptions,
): Promise<Fetched> {
  await seedCatalogue(ctx, { say: tell.line });
  const states = await readSourceStates(ctx);
  const stateOf = (name: OpenCatalogue) => states.find(({ source }) => source === catalogues[name].source);

  tell.progress('Asking for the newest versions');
  const downloads = await openDownloads(ctx, tell, patience);
  const { newest, keeps } = downloads;
  if (!anyway && names.every((name) => stateOf(name)?.revision === newest[name])) {
    return { imported: undefined, missing: downloads.missing() };
  }

  await downloads.download();
  const platforms = await readPlatformNames(ctx);
  tell.progress('Checking what was downloaded');
  const games = await countGames(keeps, platforms);
  if (!anyway) for (const name of names) requireEnough(catalogues[name].source, games[name], stateOf(name));

  const options = { embedded, onProgress, say: tell.progress };
  const summary = await importGames(ctx, readOpenGames(keeps, platforms), options);
  for (const name of names) {
    const { source, licence } = catalogues[name];
    const state = { source, licence, revision: newest[name], fetched_at: ctx.now(), games: games[name] };
    await noteSourceState(ctx, state);
  }
  return { imported: summary, missing: downloads.missing() };
}

async function countGames(kept: Kept, platforms: PlatformNames): Promise<Record<OpenCatalogue, number>> {
  const counts = { gamedatabase: 0, libretro: 0 };
  for await (const read of readOpenGames(kept, platforms)) {
    const name = 'record' in read && names.find((one) => catalogues[one].source === read.record.source);
    if (name) counts[name] += 1;
  }
  return counts;
}

/** A data name that has lost much is more often broken than tidied up. */
function requireEnough(source: string, games: number, before: SourceState | undefined): void {
  if (games === 0) throw mistake(`What was downloaded of ${source} has no games. Nothing was imported.`);
  if (!before || games >= before.games * (1 - largestLoss)) return;
  throw mistake(
    `${source} had ${before.games} games and now has ${games}. Nothing was imported. If that is right, add --anyway.`,
  );
}
