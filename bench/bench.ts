/** Compares the product with bare servers and writes docs/benchmarks.md, which says what is measured. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { alertFigures } from './alerts.ts';
import { chaosFigures } from './chaos.ts';
import { findsFigures } from './finds.ts';
import { measureBrowser } from './browser.ts';
import startPostgres, { findPostgres } from '../packages/server/src/testing/postgres.setup.ts';
import { dumpFigures } from './dump.ts';
import { commitFigures, importFigures, memoryFigures, startFigures } from './figures.ts';
import { ensureData } from './generate.ts';
import { concurrency } from './load.ts';
import { movingSection } from './moving.ts';
import { measureOwn } from './own.ts';
import { openPool, type Where } from './pool.ts';
import { root, startProduct } from './processes.ts';
import { readingFigures, small } from './reading.ts';
import { judge, type Section, sectionLines, toMarkdown } from './report.ts';
import { compare, measured, rounds } from './rounds.ts';
import { searchSections } from './searches.ts';
import { signIn } from './session.ts';
import { measureSteady } from './steady.ts';
import { visitFigures } from './visits.ts';

const cache = join(root, 'node_modules/.cache/cartouche/bench');
const quietMs = 3000;
const table = join(root, 'docs/benchmarks.md');

const begunAt = performance.now();
const loadBefore = loadText();
mkdirSync(cache, { recursive: true });

if (process.argv.includes('browser')) {
  // Alone, for work on the screens; the rest of the table stays. Written one by one, as the second takes long.
  replaceSection('In the browser, ', await measureInBrowser());
  replaceSection('In the browser: ', await measureMoves());
} else if (process.argv.includes('steady')) {
  replaceSection('In the browser: ', await measureMoves());
} else if (process.argv.includes('visits')) {
  // Alone, for work on the sessions; the table stays.
  for (const part of [visitsOfEmbedded, visitsOfPostgres]) {
    for (const section of [await part()].flat())
      process.stdout.write(`\n${sectionLines(section).join('\n')}`);
  }
} else if (process.argv.includes('alerts')) {
  // Alone: two workers for a while, then two that are killed. 'alerts small' for a first look.
  const isSmall = process.argv.includes('small');
  for (const section of await onPostgres(async (where) => [await measureAlerts(where, isSmall)])) {
    if (isSmall) process.stdout.write(`\n${sectionLines(section).join('\n')}`);
    else replaceSection('Price alerts: ', section);
    failIfMissed(section);
  }
} else if (process.argv.includes('finds')) {
  for (const section of await onPostgres(async (where) => [await measureFinds(where)])) {
    replaceSection('Finds of price alerts: ', section);
    failIfMissed(section);
  }
} else if (process.argv.includes('scan')) {
  // The ten pictures that were read worst are kept, to be looked at. 'scan small' for a first look.
  const isSmall = process.argv.includes('small');
  const print = (section: Section) => process.stdout.write(`\n${sectionLines(section).join('\n')}`);
  const keep = isSmall ? print : (section: Section) => replaceSection(section.title, section);
  await readingFigures(join(cache, 'worst'), keep, isSmall ? small : undefined);
} else if (process.argv.includes('catalogue')) {
  // 'catalogue 1000000' for more games, with 'embedded' or 'postgres' for one of the two databases.
  await searchSections(cache, onPostgres, (section) => replaceSection(section.title, section));
} else if (process.argv.includes('chaos')) {
  // Alone, as a test: it fails unless each listing was told exactly once.
  const sections = await onPostgres(async (where) => [await measureChaos(where)]);
  if (sections.length === 0) throw new Error('There is no PostgreSQL server here.');
  for (const section of sections) {
    process.stdout.write(`\n${sectionLines(section).join('\n')}`);
    failIfMissed(section);
  }
} else if (process.argv.includes('moving')) {
  const section = await movingSection(join(cache, 'moving'));
  replaceSection(section.title, section);
  failIfMissed(section);
} else if (process.argv.includes('dump')) {
  // Alone as well; the table stays.
  for (const section of await onPostgres(async (where) => [await measureDumps(where)])) {
    process.stdout.write(`\n${sectionLines(section).join('\n')}`);
  }
} else {
  const sections: Section[] = [];
  for (const part of [measureEmbedded, measurePostgres, measureAllAlerts, measureInBrowser, measureMoves]) {
    sections.push(...[await part()].flat());
    writeTable(sections); // keeps these figures if a later part fails
  }
  process.stdout.write(`\n${writeTable(sections)}`);
}

/** Writes a section in place of the one whose title begins alike, or after the others. */
function replaceSection(beginning: string, section: Section): void {
  const text = sectionLines({ ...section, notes: [...machine(), ...section.notes] }).join('\n');
  const [head = '', ...parts] = readFileSync(table, 'utf8').split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${beginning}`));
  parts.splice(at === -1 ? parts.length : at, 1, text);
  writeFileSync(table, `${[head, ...parts].map((part) => part.trimEnd()).join('\n\n')}\n`);
  process.stdout.write(`\n${text}`);
}

function failIfMissed({ figures }: Section): void {
  if (figures.some(({ goals }) => goals.some(({ isMet }) => !isMet))) process.exitCode = 1;
}

/** What is only measured alone stays. */
function writeTable(sections: Section[]): string {
  const written = new Set(sections.map(({ title }) => beginningOf(title)));
  const [, ...parts] = readFileSync(table, 'utf8').split(/^(?=## )/m);
  const others = parts.filter((part) => !written.has(beginningOf(part.slice(3))));
  const text = toMarkdown([...machine(), ...method()], sections);
  writeFileSync(table, `${[text, ...others].map((part) => part.trimEnd()).join('\n\n')}\n`);
  return text;
}

/** A title without versions and numbers, which change from run to run. */
function beginningOf(title: string): string {
  return /^[^\d\n]*/.exec(title)?.[0] ?? '';
}

async function measureEmbedded(): Promise<Section[]> {
  const dataFolder = join(cache, 'embedded');
  const folder = join(dataFolder, 'db');
  const section = await measure('Embedded database', { folder }, dataFolder);

  say('Starting, stopping, committing and importing…');
  section.figures.push(...(await startFigures(folder, dataFolder)), ...commitFigures(folder));
  section.figures.push(...(await importFigures(join(cache, 'import'))));
  return [section, await measureOwnLists('Embedded database', { folder }, dataFolder)];
}

/** On the embedded database's data, which exists by then. */
async function measureInBrowser(): Promise<Section> {
  const dataFolder = join(cache, 'embedded');
  const where = { folder: join(dataFolder, 'db') };
  await ensureData(where, dataFolder);

  say('Measuring in the browser…');
  return await measureBrowser(where, dataFolder);
}

/** On the starter catalogue, whose data is quickly made. */
async function measureMoves(): Promise<Section> {
  say('Watching what moves…');
  return await measureSteady(join(cache, 'steady'));
}

async function measurePostgres(): Promise<Section[]> {
  return await onPostgres(async (where, dataFolder, isOurs) => {
    const section = await measure('PostgreSQL', where, dataFolder);
    if (isOurs)
      section.notes.push('This server was started for the run and without fsync, so commits cost it less.');
    return [section, await measureOwnLists('PostgreSQL', where, dataFolder)];
  });
}

/** On the named server, or on one that lives only for the run; nothing without one. */
async function onPostgres(
  work: (where: Where, dataFolder: string, isOurs: boolean) => Promise<Section[]>,
): Promise<Section[]> {
  const named = process.env['TEST_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (!named && !findPostgres()) return [];

  const dataFolder = join(cache, 'postgres');
  const end = named ? undefined : await startPostgres();
  if (!named) rmSync(dataFolder, { recursive: true, force: true });
  try {
    const server = named ?? process.env['TEST_DATABASE_URL'] ?? '';
    const where = { url: Object.assign(new URL(server), { pathname: '/cartouche_bench' }).href };
    return await work(where, dataFolder, !named);
  } finally {
    await end?.();
  }
}

async function measureDumps(where: Where): Promise<Section> {
  say('Dumping and loading…');
  const url = 'url' in where ? where.url : undefined;
  const server = url && Object.assign(new URL(url), { pathname: '/cartouche_dump' }).href;
  const figures = await dumpFigures(join(cache, 'dump'), server);
  const title = 'A dump: the whole catalogue and a collector of 10,000 copies';
  return { title, cases: [], figures, notes: machine() };
}

function measureAllAlerts(): Promise<Section[]> {
  return onPostgres(async (where) => [await measureAlerts(where, false), await measureFinds(where)]);
}

async function measureAlerts(where: Where, isSmall: boolean): Promise<Section> {
  say('Asking for alerts…');
  return { cases: [], ...(await alertFigures(beside(where, 'cartouche_alerts'), isSmall)), notes: [] };
}

async function measureFinds(where: Where): Promise<Section> {
  say('Reading finds…');
  return { cases: [], ...(await findsFigures(beside(where, 'cartouche_finds'))), notes: [] };
}

async function measureChaos(where: Where): Promise<Section> {
  say('Killing workers…');
  return { cases: [], ...(await chaosFigures(beside(where, 'cartouche_chaos'))), notes: machine() };
}

/** Another database of the same server. */
function beside(where: Where, name: string): string {
  return Object.assign(new URL('url' in where ? where.url : ''), { pathname: `/${name}` }).href;
}

async function visitsOfEmbedded(): Promise<Section> {
  const dataFolder = join(cache, 'embedded');
  return await measureVisits('Embedded database', { folder: join(dataFolder, 'db') }, dataFolder);
}

function visitsOfPostgres(): Promise<Section[]> {
  return onPostgres(async (where, dataFolder) => [await measureVisits('PostgreSQL', where, dataFolder)]);
}

async function measureVisits(title: string, where: Where, dataFolder: string): Promise<Section> {
  say(`${title}: making the data, unless it is there…`);
  await ensureData(where, dataFolder);
  say(`${title}: measuring visits…`);
  return { title, cases: [], figures: await visitFigures(where, dataFolder), notes: machine() };
}

async function measure(name: string, where: Where, dataFolder: string): Promise<Section> {
  say(`${name}: making the data, unless it is there…`);
  const madeSeconds = await ensureData(where, dataFolder);

  const product = await startProduct(where, dataFolder);
  const session = await signIn(product.origin);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const idleBytes = product.residentBytes();
  await product.stop();

  say(`${name}: measuring…`);
  const { compared, residentAfterLoadBytes } = await compare(where, dataFolder, { session });
  return {
    title: `${name}, PostgreSQL ${await versionOf(where)}`,
    cases: judge(compared),
    figures: [
      ...memoryFigures(idleBytes, residentAfterLoadBytes),
      ...(await visitFigures(where, dataFolder)),
    ],
    notes: madeSeconds === null ? [] : [`The data was made in ${madeSeconds.toFixed(0)} s.`],
  };
}

async function measureOwnLists(name: string, where: Where, dataFolder: string): Promise<Section> {
  await ensureData(where, dataFolder);
  say(`${name}: lists of the user's own…`);
  return await measureOwn(name, where, dataFolder);
}

function machine(): string[] {
  const cores = cpus();
  const minutes = ((performance.now() - begunAt) / 60_000).toFixed(1);
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, Node ${process.version}, PGlite ${version}.`,
    `${cores[0]?.model.trim()}, ${cores.length} cores, ${(totalmem() / 1024 ** 3).toFixed(0)} GiB of memory.`,
    `Load average before ${loadBefore}, after ${loadText()}. The run took ${minutes} minutes.`,
  ];
}

function method(): string[] {
  return [
    '300,000 made-up games on 60 platforms; the collector who asks owns 10,000 of them and wishes for 500, and 300 others own some.',
    `${concurrency} requests at a time over kept connections, from a client on the same machine. The bare server and the product take turns, ${rounds} rounds of ${measured.seconds} s for each case; throughput is that of the middle round, latencies are those of all rounds.`,
    "'Bare' is Node's own HTTP server with one prepared statement, written by hand, that answers the same rows: no session, no checks, no headers.",
    'The product is `start.ts`, with the stand-ins in the same process.',
  ];
}

async function versionOf(where: Where): Promise<string> {
  const { pool, close } = await openPool(where);
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  await close();
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

function commit(): string {
  if (!existsSync(join(root, '.git'))) return 'unknown';
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
}

function loadText(): string {
  return Array.from(loadavg(), (one) => one.toFixed(1)).join(', ');
}

function say(what: string): void {
  process.stdout.write(`${what}\n`);
}
