import { findFiles } from '../catalogue/import/files/lines.ts';
import { readGameDatabase } from '../catalogue/import/gamedatabase.ts';
import { type ImportSummary, importGames, readPlatformNames } from '../catalogue/import/import.ts';
import { readLibretro } from '../catalogue/import/libretro.ts';
import { findPlatform } from '../catalogue/import/names.ts';
import { readNdjson } from '../catalogue/import/ndjson.ts';
import type { Reader, Reading } from '../catalogue/import/reader.ts';
import { seedCatalogue } from '../catalogue/import/seed.ts';
import { mistake } from '../explain.ts';
import {
  type Env,
  type Output,
  type Tell,
  clearLine,
  count,
  counted,
  printable,
  resolveFromCaller,
  tellOn,
  withContext,
} from './terminal.ts';
import { usage } from './usage.ts';

const readers: Record<string, { endings: string[]; read: Reader }> = {
  ndjson: { endings: ['.ndjson', '.jsonl'], read: readNdjson },
  gamedatabase: { endings: ['.csv'], read: readGameDatabase },
  libretro: { endings: ['.dat'], read: readLibretro },
};

export async function runImport(
  { args: [kind = '', ...paths], platform }: { args: string[]; platform: string | undefined },
  env: Env,
  output: Output,
): Promise<number> {
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!reader || paths.length === 0) throw mistake(`What is to be imported, and from where?\n\n${usage}`);
  const files = await findFiles(
    paths.map((path) => resolveFromCaller(path, env)),
    reader.endings,
  );
  if (files.length === 0) throw mistake(`No file there ends in ${reader.endings.join(' or ')}.`);

  return await withContext(env, async (ctx, embedded) => {
    const startedAt = performance.now();
    await seedCatalogue(ctx, { say: (text) => output.write(`${text}\n`) });
    const platforms = await readPlatformNames(ctx);
    const platformId = platform === undefined ? undefined : findPlatform(platforms, platform);
    if (platform !== undefined && platformId === undefined) {
      throw mistake(
        `There is no platform '${platform}': use an id or a name of packages/server/catalogue/platforms.json.`,
      );
    }

    const tell = tellOn(output);
    const reads = readAll(reader.read, files, { platforms, platformId });
    const options = { embedded, onProgress: showProgress(tell), say: tell.progress };
    const summary = await importGames(ctx, reads, options).finally(tell.end);
    if (output.isTTY) output.write(clearLine);
    const seconds = (performance.now() - startedAt) / 1000;
    output.write(printable(describe(summary, files.length, seconds)));
    const isNothing = summary.read === summary.skippedTotal && Object.keys(summary.leftOut).length === 0;
    return isNothing ? 1 : 0;
  });
}

async function* readAll(read: Reader, files: string[], reading: Reading) {
  for (const file of files) yield* read(file, reading);
}

export function showProgress(tell: Tell): (soFar: ImportSummary) => void {
  return ({ read, added, updated }) =>
    tell.progress(`${count(read)} read, ${count(added)} added, ${count(updated)} updated`);
}

const shownProblems = 20;

/** What an import did, from some files or, with none, from the openly licensed catalogues. */
export function describe(summary: ImportSummary, files: number, seconds: number): string {
  const { read, twice, added, updated, unchanged, leftOut } = summary;
  const { skipped, skippedTotal, dropped, droppedTotal } = summary;
  const from = files === 0 ? '' : ` from ${files === 1 ? 'one file' : counted(files, 'file')}`;
  const both = twice === 0 ? '' : `, ${count(twice)} of them for two consoles`;
  const reasons = Object.entries(leftOut).map(([reason, rows]) => `${reason} (${count(rows)})`);
  return [
    `Read ${counted(read, 'game')}${from} in ${seconds.toFixed(1)} s${both}: ` +
      `${count(added)} added, ${count(updated)} updated, ${count(unchanged)} unchanged, ${count(skippedTotal)} skipped.`,
    ...(reasons.length > 0 ? [`Left out: ${reasons.join(', ')}.`] : []),
    ...listed('Skipped:', skipped, skippedTotal),
    ...listed(`Kept without what is wrong with them, ${count(droppedTotal)} in all:`, dropped, droppedTotal),
    '',
  ].join('\n');
}

/** The first notes, and how many more there are. */
function listed(heading: string, noted: ImportSummary['skipped'], total: number): string[] {
  if (total === 0) return [];
  const lines = noted.slice(0, shownProblems).map(({ file, line, reason }) => `  ${file}:${line}  ${reason}`);
  const more = total - lines.length;
  return [heading, ...lines, ...(more > 0 ? [`  … and ${count(more)} more.`] : [])];
}
