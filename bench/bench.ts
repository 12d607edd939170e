import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import startPostgres, { findPostgres } from '../packages/server/src/testing/postgres.setup.ts';
import { ensureData } from './generate.ts';
import { openPool, type Where } from './pool.ts';
import { npmStart, productSettings, root, startProduct } from './processes.ts';
import { judge, type Row, type Section, toMarkdown } from './report.ts';
import { compare } from './rounds.ts';
import { signIn } from './session.ts';

const cache = join(root, 'node_modules/.cache/cartouche/bench');
const mebibyte = 1024 * 1024;
const quietMs = 3000;

const begin = performance.now();
const loadBefore = loadText();
mkdirSync(cache, { recursive: true });

const sections = [await measureEmbedded(), ...(await measurePostgres())];
const [cpu] = cpus();
const text = toMarkdown(
  [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, Node ${process.version}.`,
    `${cpu?.model.trim()}, ${cpus().length} cores, ${(totalmem() / 1024 ** 3).toFixed(0)} GiB of memory.`,
    `Load average before ${loadBefore}, after ${loadText()}; the run took ${((performance.now() - begin) / 60_000).toFixed(1)} minutes.`,
    '300,000 games on 60 platforms; the collector owns 10,000 of them and wishes for 500. Eight requests at a time over kept connections, from a client on the same machine. Product and bare server take turns, three rounds of 1.5 seconds for each case: throughput is that of the middle round, latencies are those of all.',
    "'Bare' is Node's own HTTP server with one prepared statement that answers the same rows, without session, checks or headers.",
  ],
  sections,
);
writeFileSync(join(root, 'docs/benchmarks.md'), text);
process.stdout.write(`\n${text}`);

async function measureEmbedded(): Promise<Section> {
  const dataFolder = join(cache, 'embedded');
  const where = { folder: join(dataFolder, 'db') };
  const { rows, facts } = await measure(where, dataFolder);
  const pglite = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as {
    version: string;
  };

  say('Starting, stopping, committing and importing…');
  const server = await npmStart(where, dataFolder);
  const stopMs = await server.stop();
  const isQuick = server.startMs < 3000;
  rows.push(
    {
      title: 'second `npm start` to the first answer',
      p50: `${(server.startMs / 1000).toFixed(1)} s`,
      goals: [{ text: '< 3 s', isMet: isQuick }],
    },
    { title: 'clean stop', p50: `${(stopMs / 1000).toFixed(1)} s`, goals: [] },
    {
      title: 'commit of one row, written through',
      p50: `${commitMs(where.folder, []).toFixed(2)} ms`,
      goals: [],
    },
    {
      title: 'commit of one row, without fsync',
      p50: `${commitMs(where.folder, ['--import', join(import.meta.dirname, 'skipFsync.ts')]).toFixed(2)} ms`,
      goals: [],
    },
    ...(await importRow()),
  );
  return { title: `The embedded database (PGlite ${pglite.version})`, rows, facts };
}

/** On the server that is named, or on one that only lives for the run; nothing where there is none. */
async function measurePostgres(): Promise<Section[]> {
  const named = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (!named && !findPostgres()) return [];

  const end = named ? undefined : await startPostgres();
  try {
    const server = named ?? process.env['TEST_DATABASE_URL'] ?? '';
    const dataFolder = join(cache, 'postgres');
    if (!named) rmSync(dataFolder, { recursive: true, force: true });
    const where = { url: Object.assign(new URL(server), { pathname: '/cartouche_bench' }).href };
    const { rows, facts } = await measure(where, dataFolder);
    if (!named)
      facts.push(
        'This PostgreSQL was started for the run, and without fsync: its commits cost less than real ones.',
      );
    return [{ title: await versionOf(where), rows, facts }];
  } finally {
    await end?.();
  }
}

async function measure(where: Where, dataFolder: string): Promise<Pick<Section, 'rows' | 'facts'>> {
  say('Making the data, unless it is there…');
  const madeSeconds = await ensureData(where, dataFolder);

  const product = await startProduct(where, dataFolder);
  const session = await signIn(product.origin);
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const idleBytes = product.residentBytes();
  await product.stop();

  say('Measuring…');
  const { compared, residentAfterLoadBytes } = await compare(where, dataFolder, session);
  const rows: Row[] = [
    ...judge(compared),
    {
      title: 'resident memory, idle',
      p50: `${(idleBytes / mebibyte).toFixed(0)} MiB`,
      goals: [{ text: '< 600 MB', isMet: idleBytes < 600e6 }],
    },
    {
      title: 'resident memory after the load',
      p50: `${(residentAfterLoadBytes / mebibyte).toFixed(0)} MiB`,
      goals: [],
    },
  ];
  const facts = madeSeconds === null ? [] : [`The data was made in ${madeSeconds.toFixed(0)} s.`];
  return { rows, facts };
}

/** The real catalogue, where it lies beside the project, into a database that the product has just made. */
async function importRow(): Promise<Row[]> {
  const file = join(root, '../shared/data/catalogue-full.ndjson.gz');
  if (!existsSync(file)) return [];

  const dataFolder = join(cache, 'import');
  rmSync(dataFolder, { recursive: true, force: true });
  const where = { folder: join(dataFolder, 'db') };
  const server = await startProduct(where, dataFolder);
  await server.stop();

  const program = join(root, 'packages/server/src/cli.ts');
  const env = { ...process.env, ...productSettings(where, dataFolder) };
  const answer = execFileSync(process.execPath, [program, 'import', 'ndjson', file], { env }).toString();
  const [, games, seconds] = /^Read ([\d,]+) games from .* in ([\d.]+) s/m.exec(answer) ?? [];
  rmSync(dataFolder, { recursive: true, force: true });
  return [
    {
      title: 'first start, with the starter catalogue',
      p50: `${(server.startMs / 1000).toFixed(1)} s`,
      goals: [],
    },
    { title: `import of ${games} games`, p50: `${seconds} s`, goals: [] },
  ];
}

function commitMs(folder: string, options: string[]): number {
  const program = join(import.meta.dirname, 'commit.ts');
  return Number(execFileSync(process.execPath, [...options, program, folder]).toString());
}

async function versionOf(where: Where): Promise<string> {
  const { pool, close } = await openPool(where);
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  await close();
  return `PostgreSQL ${rows[0]?.server_version}`;
}

function commit(): string {
  const hash = ['rev-parse', '--short', 'HEAD'];
  return existsSync(join(root, '.git'))
    ? execFileSync('git', hash, { cwd: root }).toString().trim()
    : 'unknown';
}

function loadText(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
}

function say(what: string): void {
  process.stdout.write(`${what}\n`);
}
