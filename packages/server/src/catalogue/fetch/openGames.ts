import { basename } from 'node:path';

import { readFacts } from '../import/dumpFacts.ts';
import { type DumpBook, readDumps } from '../import/dumps.ts';
import { readGameDatabase } from '../import/gamedatabase.ts';
import { readLibretro } from '../import/libretro.ts';
import { type PlatformNames, findPlatform } from '../import/names.ts';
import type { Read } from '../import/reader.ts';
import { type OpenCatalogue, consoleFiles } from './catalogues.ts';
import type { Keep } from './keep.ts';
import { type LibretroSystem, libretroSystems } from './libretroSystems.ts';

export type Kept = Record<OpenCatalogue, Pick<Keep, 'pathOf'>>;

/** Consoles on discs, of which GameDataBase has no checksums: a title that it has otherwise would be there twice. */
const withoutChecksums = new Set([32, 78, 150, 274]);
const wiiU = 41;

/**
 * The games of both data sets. GameDataBase comes first, because it knows more of the games that it has: from
 * libretro's lists it takes the names of pictures and the serials, and of these lists only other games are left.
 */
export async function* readOpenGames(kept: Kept, platforms: PlatformNames): AsyncGenerator<Read> {
  const files = consoleFiles.flatMap((name) => kept.gamedatabase.pathOf(name) ?? []);
  const covered = new Set(files.flatMap((file) => findPlatform(platforms, basename(file, '.csv')) ?? []));
  const known = libretroSystems.filter(({ platformId }) => platforms.has(String(platformId)));
  const lists = known.flatMap(({ list, platformId }) => {
    const file = covered.has(platformId) ? kept.libretro.pathOf(list) : undefined;
    return file === undefined ? [] : { file, platformId };
  });
  const dumps = await readDumps(lists);

  for (const file of files) yield* readGameDatabase(file, { platforms }, dumps);
  for (const system of known)
    yield* readSystem(system, { kept, platforms, dumps, isCovered: covered.has(system.platformId) });
}

type Reading = { kept: Kept; platforms: PlatformNames; dumps: DumpBook; isCovered: boolean };

async function* readSystem(
  { platformId, list, facts }: LibretroSystem,
  { kept, platforms, dumps, isCovered }: Reading,
): AsyncGenerator<Read> {
  const file = kept.libretro.pathOf(list);
  if (file === undefined) return;
  const factFiles = facts.flatMap((name) => kept.libretro.pathOf(name) ?? []);

  function leaveOut(title: string, serial: string | undefined): string | undefined {
    if (dumps.isFound(platformId, title)) return 'dumps of games that GameDataBase has';
    if (isCovered && withoutChecksums.has(platformId)) return 'games of consoles that GameDataBase covers';
    // Its list has all that the shop had; only discs have the publisher's two letters in their serial.
    if (platformId === wiiU && serial?.length !== 6) return 'downloads';
    return undefined;
  }
  yield* readLibretro(file, { platforms, platformId }, { facts: await readFacts(factFiles), leaveOut });
}
