import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { readGameDatabase } from './catalogue/gamedatabase.ts';
import { type ImportSummary, importGames, readPlatformNames } from './catalogue/import.ts';
import { findFiles } from './catalogue/files/lines.ts';
import { readLibretro } from './catalogue/libretro.ts';
import { findPlatform } from './catalogue/names.ts';
import { readNdjson } from './catalogue/ndjson.ts';
import type { Reader, Reading } from './catalogue/reader.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { openAsItIs, openDatabase } from './db/database.ts';
import { isNew } from './db/folder.ts';
import { askForDump } from './dump/control.ts';
import type { End } from './dump/form.ts';
import { checkDump, loadDump } from './dump/load.ts';
import { type Dump, writeDump } from './dump/write.ts';
import { explain, mistake } from './explain.ts';
import { openFiles } from './files/files.ts';
import { databaseFolder, requireDataFolder } from './ground.ts';
import { notify, planChanged } from './mail/notices.ts';
import { giveRole, roles } from './settings/settings.ts';
import { givePlan, plans } from './subscription/subscription.ts';

const usage = `Usage: npm run cli -- <command>

  import ndjson <paths…>         games in our own form, one JSON object to a line
  import gamedatabase <paths…>   CSV files of github.com/PigSaint/GameDataBase
  import libretro <paths…>       DAT files of github.com/libretro/libretro-database
      A path is a file, which may be gzipped (.gz), or a folder of such files.
      --platform <id|name>       whose games they are, where the files do not say it
      A fact that is wrong, such as a date, is dropped and listed; its game is kept.

  tier <email> <tier>            gives somebody free, basic, pro, or a trial of pro for a week
  role <email> <role>            makes somebody an admin, who has price alerts, or a user again

  dump <file>                    writes all rows and photos into one file, to keep or to move; the server may run
  load <file>                    loads such a file into an empty database, with its photos
      CARTOUCHE_DUMP_KEY         a passphrase, with which the file is encrypted and opened again

It works on the data of the server, by the same environment variables (CARTOUCHE_DATA, DATABASE_URL).
On the embedded database, stop the server first, but not for a dump.
`;

const readers: Record<string, { endings: string[]; read: Reader }> = {
  ndjson: { endings: ['.ndjson', '.jsonl'], read: readNdjson },
  gamedatabase: { endings: ['.csv'], read: readGameDatabase },
  libretro: { endings: ['.dat'], read: readLibretro },
};

/** Where the command writes; a terminal gets its progress on one line. */
export type Output = { write: (text: string) => unknown; isTTY?: boolean };

/** Runs a command and answers the exit code: 1 when nothing was done. */
export async function run(
  args: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [command, ...rest] = positionals;
    if (values.help || command === undefined) output.write(usage);
    else if (command === 'import') return await runImport(rest, values.platform, env, output);
    else if (command === 'dump') return await runDump(rest, env, output);
    else if (command === 'load') return await runLoad(rest, env, output);
    else if (command === 'tier') return await runTier(rest, env, output);
    else if (command === 'role') return await runRole(rest, env, output);
    else throw mistake(`There is no command '${command}'.\n\n${usage}`);
    return values.help ? 0 : 1;
  } catch (error) {
    output.write(`${printable(explain(error))}\n`);
    return 1;
  }
}

function parse(args: string[]) {
  try {
    const options = { platform: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw mistake(`${explain(error)}\n\n${usage}`);
  }
}

async function runImport(
  [kind = '', ...paths]: string[],
  platform: string | undefined,
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!reader || paths.length === 0) throw mistake(`What is to be imported, and from where?\n\n${usage}`);
  const files = await findFiles(
    paths.map((path) => whereMeant(path, env)),
    reader.endings,
  );
  if (files.length === 0) throw mistake(`No file there ends in ${reader.endings.join(' or ')}.`);

  return await withContext(env, async (ctx, embedded) => {
    const startedAt = performance.now();
    await seedCatalogue(ctx);
    const platforms = await readPlatformNames(ctx);
    const platformId = platform === undefined ? undefined : findPlatform(platforms, platform);
    if (platform !== undefined && platformId === undefined) {
      throw mistake(
        `There is no platform '${platform}': use an id or a name of packages/server/catalogue/platforms.json.`,
      );
    }

    const onProgress = showProgress(output);
    const reads = readAll(reader.read, files, { platforms, platformId });
    const summary = await importGames(ctx, reads, { embedded, onProgress });
    if (output.isTTY) output.write(clearLine);
    const seconds = (performance.now() - startedAt) / 1000;
    output.write(printable(describe(summary, files.length, seconds)));
    const isNothing = summary.read === summary.skippedTotal && Object.keys(summary.leftOut).length === 0;
    return isNothing ? 1 : 0;
  });
}

/** npm runs scripts in the project's folder; people mean the one that they are in. */
function whereMeant(path: string, env: Record<string, string | undefined>): string {
  return resolve(env['INIT_CWD'] ?? process.cwd(), path);
}

async function* readAll(read: Reader, files: string[], reading: Reading) {
  for (const file of files) yield* read(file, reading);
}

async function runDump(
  [file]: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  if (!file) throw mistake(`Into which file?\n\n${usage}`);
  const { databaseUrl, dataFolder, dumpKey } = readConfig(env);
  const dump: Dump = { path: whereMeant(file, env), passphrase: dumpKey };
  const say = (written: End) => {
    output.write(printable(`${dump.path} has ${countsOf(written)}.\n`));
    for (const key of written.missing) output.write(printable(`  Missing among the files: ${key}\n`));
    return 0;
  };

  if (databaseUrl === undefined) {
    if (isNew(databaseFolder(dataFolder))) throw mistake(`There is no database in ${dataFolder} to dump.`);
    const written = await askForDump(dataFolder, dump);
    if (written) return say(written);
  }
  return await withContext(env, async (ctx) => say(await writeDump(ctx, dump)), openAsItIs);
}

async function runLoad(
  [file]: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  if (!file) throw mistake(`From which file?\n\n${usage}`);
  const dump = await checkDump({ path: whereMeant(file, env), passphrase: readConfig(env).dumpKey });
  const load = async (ctx: Context, embedded: boolean) => {
    await loadDump(ctx, dump, { embedded });
    output.write(printable(`Loaded ${countsOf(dump.end)}.\n`));
    return 0;
  };
  return await withContext(env, load, openAsItIs);
}

function countsOf({ tables, files }: End): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one, 0);
  return `${count(rows)} rows of ${Object.keys(tables).length} tables, and ${count(files)} files`;
}

async function runTier(
  [email, tier]: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const plan = plans.find((one) => one === tier);
  if (!email || !plan) throw mistake(`Whose tier is it, and which of ${plans.join(', ')}?\n\n${usage}`);

  return await withContext(env, async (ctx) => {
    const userId = await givePlan(ctx, email, plan);
    if (!userId) throw nobodyHas(email);
    await notify(ctx, userId, planChanged(plan), 'en');
    output.write(
      printable(`${email} has ${plan === 'trial' ? 'a trial of pro for a week' : `the tier ${plan}`} now.\n`),
    );
    return 0;
  });
}

async function runRole(
  [email, name]: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const role = roles.find((one) => one === name);
  if (!email || !role) throw mistake(`Whose role is it, and which of ${roles.join(', ')}?\n\n${usage}`);

  return await withContext(env, async ({ db }) => {
    if (!(await giveRole(db, email, role))) throw nobodyHas(email);
    output.write(printable(`${email} has the role ${role} now.\n`));
    return 0;
  });
}

function nobodyHas(email: string): Error {
  return mistake(`Nobody has an account with the address ${email}.`);
}

async function withContext(
  env: Record<string, string | undefined>,
  work: (ctx: Context, embedded: boolean) => Promise<number>,
  open: typeof openDatabase = openDatabase,
): Promise<number> {
  const config = readConfig(env);
  requireDataFolder(config);
  const where = config.databaseUrl
    ? { url: config.databaseUrl }
    : { folder: databaseFolder(config.dataFolder) };
  const database = await open(where);
  const ctx = {
    db: database.db,
    signals: database.signals,
    files: openFiles(config),
    config,
    log: pino({ level: 'warn' }),
    now: () => new Date(),
  };
  try {
    return await work(ctx, database.embedded);
  } finally {
    await database.close();
  }
}

const quietMs = 5_000;
const clearLine = '\r\u001B[2K';

function showProgress(output: Output): (soFar: ImportSummary) => void {
  let shownAt = performance.now();
  return ({ read, added, updated }) => {
    const line = `${count(read)} read, ${count(added)} added, ${count(updated)} updated`;
    if (output.isTTY) output.write(`${clearLine}${line}`);
    else if (performance.now() - shownAt > quietMs) {
      shownAt = performance.now();
      output.write(`${line}\n`);
    }
  };
}

const shownProblems = 20;

function describe(summary: ImportSummary, files: number, seconds: number): string {
  const { read, added, updated, unchanged, skipped, skippedTotal, dropped, droppedTotal, leftOut } = summary;
  const reasons = Object.entries(leftOut).map(([reason, rows]) => `${count(rows)} ${reason}`);
  return [
    `Read ${count(read)} games from ${files === 1 ? 'one file' : `${count(files)} files`} in ${seconds.toFixed(1)} s: ` +
      `${count(added)} added, ${count(updated)} updated, ${count(unchanged)} unchanged, ${count(skippedTotal)} skipped.`,
    ...(reasons.length > 0 ? [`Left out: ${reasons.join(', ')}.`] : []),
    ...listed('Skipped:', skipped, skippedTotal),
    ...listed(`Kept without what is wrong with them, ${count(droppedTotal)} in all:`, dropped, droppedTotal),
    '',
  ].join('\n');
}

/** The first of what was noted, and how many more there are. */
function listed(heading: string, noted: ImportSummary['skipped'], total: number): string[] {
  if (total === 0) return [];
  const lines = noted.slice(0, shownProblems).map(({ file, line, reason }) => `  ${file}:${line}  ${reason}`);
  const more = total - lines.length;
  return [heading, ...lines, ...(more > 0 ? [`  … and ${count(more)} more.`] : [])];
}

function count(value: number): string {
  return value.toLocaleString('en');
}

/** Files may hold what a terminal would obey. */
function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '?');
}

if (import.meta.main) {
  process.exitCode = await run(process.argv.slice(2), process.env, process.stdout);
}
