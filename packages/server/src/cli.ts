import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { pino } from 'pino';

import { findFiles } from './catalogue/import/files/lines.ts';
import { readGameDatabase } from './catalogue/import/gamedatabase.ts';
import { type ImportSummary, importGames, readPlatformNames } from './catalogue/import/import.ts';
import { readLibretro } from './catalogue/import/libretro.ts';
import { findPlatform } from './catalogue/import/names.ts';
import { readNdjson } from './catalogue/import/ndjson.ts';
import type { Reader, Reading } from './catalogue/import/reader.ts';
import { seedCatalogue } from './catalogue/import/seed.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/database.ts';
import { explain } from './explain.ts';
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

  tier <email…> <tier>           gives people free, basic, pro, or a trial of pro for a week
  role <email…> <role>           makes people admins, who have price alerts, or users again

It works on the data of the server, by the same environment variables (CARTOUCHE_DATA, DATABASE_URL).
On the embedded database, stop the server first.
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
    else if (command === 'import')
      return await runImport({ args: rest, platform: values.platform }, env, output);
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
  { args: [kind = '', ...paths], platform }: { args: string[]; platform: string | undefined },
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (!reader || paths.length === 0) throw mistake(`What is to be imported, and from where?\n\n${usage}`);
  // npm runs scripts in the project's folder; people mean the one that they are in.
  const from = env['INIT_CWD'] ?? process.cwd();
  const files = await findFiles(
    paths.map((path) => resolve(from, path)),
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

async function* readAll(read: Reader, files: string[], reading: Reading) {
  for (const file of files) yield* read(file, reading);
}

async function runTier(
  words: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const emails = words.slice(0, -1);
  const plan = plans.find((one) => one === words.at(-1));
  if (emails.length === 0 || !plan) {
    throw mistake(`Whose tier is it, and which of ${plans.join(', ')}?\n\n${usage}`);
  }
  const has = plan === 'trial' ? 'has a trial of pro for a week now' : `has the tier ${plan} now`;

  return await withContext(env, (ctx) =>
    forEach(emails, output, async (email) => {
      const userId = await givePlan(ctx, email, plan);
      if (userId) await notify(ctx, { userId, screen: 'en' }, planChanged(plan));
      return userId && has;
    }),
  );
}

async function runRole(
  words: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const emails = words.slice(0, -1);
  const role = roles.find((one) => one === words.at(-1));
  if (emails.length === 0 || !role) {
    throw mistake(`Whose role is it, and which of ${roles.join(', ')}?\n\n${usage}`);
  }

  return await withContext(env, ({ db }) =>
    forEach(emails, output, async (email) =>
      (await giveRole(db, email, role)) ? `has the role ${role} now` : undefined,
    ),
  );
}

/** Says for each address what its account has now; 1 when an address has no account. */
async function forEach(
  emails: string[],
  output: Output,
  give: (email: string) => Promise<string | undefined>,
): Promise<number> {
  let code = 0;
  for (const email of emails) {
    const has = await give(email);
    if (has === undefined) code = 1;
    output.write(
      printable(has ? `${email} ${has}.\n` : `Nobody has an account with the address ${email}.\n`),
    );
  }
  return code;
}

async function withContext(
  env: Record<string, string | undefined>,
  work: (ctx: Context, embedded: boolean) => Promise<number>,
): Promise<number> {
  const config = readConfig(env);
  requireDataFolder(config);
  const where = config.databaseUrl
    ? { url: config.databaseUrl }
    : { folder: databaseFolder(config.dataFolder) };
  const database = await openDatabase(where);
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

/** What the person at the keyboard has to put right is said in a line, without a stack. */
function mistake(text: string): Error {
  return Object.assign(new Error(text), { name: 'Mistake' });
}

if (import.meta.main) {
  process.exitCode = await run(process.argv.slice(2), process.env, process.stdout);
}
