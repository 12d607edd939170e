import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, expect, test, vi } from 'vitest';

import type { Found } from '../testing/writer.ts';

/** For more, set CARTOUCHE_KILLS=50. */
const kills = Number(process.env['CARTOUCHE_KILLS'] ?? 4);
vi.setConfig({ testTimeout: 60_000 + kills * 5000 });

// All tests share a folder: what one saw acknowledged must be there in every later one.
const parent = mkdtempSync(join(tmpdir(), 'cartouche-embedded-'));
const folder = join(parent, 'db');
const acknowledged: number[] = [];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});

test.each([
  ['as it starts', 'base'],
  ['as it ends', 'PG_VERSION'],
])('a first start killed %s leaves an empty folder, and the next one starts over', async (_when, name) => {
  const writer = startWriter({ steps: 1 });
  writer.opened.catch(() => undefined);
  await vi.waitUntil(() => existsSync(join(`${folder}.unfinished`, name)), {
    timeout: 60_000,
    interval: 1,
  });
  writer.kill();
  await writer.ended;

  expect(readdirSync(folder)).toEqual([]);
});

test('a new folder is synced completely before it is used, and closing it lets the process end', async () => {
  const writer = startWriter({ steps: 20, fsyncs: true });
  await writer.opened;
  const lines = writer.lines();
  const synced = new Set(lines.slice(0, lines.findIndex(isFound)));
  expect(await writer.ended).toBe(0);

  const never = readdirSync(join(folder, 'base/1')).filter(
    (file) => !synced.has(`fsync ${folder}.unfinished/base/1/${file}`),
  );
  expect(never).toEqual([]);
  expect(acknowledged).toHaveLength(20);
});

test('a second process is refused, and allowed once the first is killed', async () => {
  const first = startWriter();
  await first.opened;

  const second = startWriter({ steps: 1 });
  expect(await second.ended).toBe(1);
  expect(second.errors()).toContain(
    `Another Cartouche is already running on ${folder}. Stop it first, or set CARTOUCHE_DATA to another folder.`,
  );

  first.kill();
  await first.ended;
  const third = startWriter({ steps: 1 });
  expectNothingLost(await third.opened);
  expect(await third.ended).toBe(0);
});

test('the operating system syncs the log before a commit is acknowledged', async () => {
  const writer = startWriter({ steps: 30, fsyncs: true });
  expect(await writer.ended).toBe(0);

  const lines = writer.lines().slice(writer.lines().findIndex(isFound) + 1);
  const unsynced = lines.filter((line, index) => {
    const before = lines.slice(0, index).findLastIndex(isNumber) + 1;
    return isNumber(line) && !lines.slice(before, index).some((other) => /^fsync .*pg_wal/.test(other));
  });

  expect(lines.filter(isNumber)).toHaveLength(30);
  expect(unsynced).toEqual([]);
});

test('a disk failure under the log ends the database with an error, not a hang', async () => {
  const writer = startWriter({ fsyncs: true, failingDiskAfter: 25 });
  expect(await writer.ended).toBe(1);
  expect(writer.errors()).toMatch(/could not fsync|has broken down/);
});

test('a killed process loses nothing acknowledged and leaves no partial transaction', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const writer = startWriter();
    const isOpening = kill % 4 === 3;
    if (!isOpening) expectNothingLost(await writer.opened);

    await sleep(isOpening ? 200 + Math.random() * 600 : Math.random() * 600);
    writer.kill();
    await writer.ended;
  }

  const last = startWriter({ steps: 1 });
  expectNothingLost(await last.opened);
  expect(await last.ended).toBe(0);
  process.stdout.write(`${kills} kills, ${acknowledged.length} acknowledged commits, none lost\n`);
});

test('after all that, every table and index is sound', async () => {
  const pg = await PGlite.create({ dataDir: folder, extensions: { amcheck, btree_gin, pg_trgm } });
  try {
    await pg.exec('create extension amcheck');
    const { rows } = await pg.query<{ relname: string; damage: string | null }>(`
      select c.relname, nullif(damage, '') as damage
      from pg_class c join pg_am am on am.oid = c.relam,
        lateral (select case am.amname
          when 'btree' then bt_index_check(c.oid, true)::text
          when 'gin' then gin_index_check(c.oid)::text
          when 'heap' then (select string_agg(msg, ' ') from verify_heapam(c.oid))
        end as damage) d
      where c.relpersistence = 'p' and c.relkind in ('i', 'r')
    `);

    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ damage }) => damage)).toEqual([]);
  } finally {
    await pg.close();
  }
});

type Writing = {
  /** The number of steps; without it, until it is killed. */
  steps?: number;
  /** Whether to print each fsync as well. */
  fsyncs?: boolean;
  failingDiskAfter?: number;
};

function startWriter({ steps = Infinity, fsyncs, failingDiskAfter }: Writing = {}) {
  const first = (children.length + 1) * 100_000 + 1;
  const child = spawn(
    process.execPath,
    [
      ...(fsyncs ? ['--import', script('fsyncs.ts')] : []),
      script('writer.ts'),
      folder,
      `${first}`,
      `${first + steps - 1}`,
    ],
    { env: { ...process.env, ...(failingDiskAfter && { FAILING_DISK_AFTER: `${failingDiskAfter}` }) } },
  );
  children.push(child);

  let output = '';
  let errors = '';
  const opened = Promise.withResolvers<Found>();
  opened.promise.catch(() => undefined);
  const lines = () => output.split('\n').slice(0, -1);
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const found = lines().find(isFound);
    if (found) opened.resolve(JSON.parse(found) as Found); // as: writer.ts prints it
  });
  const ended = once(child, 'close').then(([code]) => {
    acknowledged.push(...lines().filter(isNumber).map(Number));
    opened.reject(new Error(`The writer ended before it had opened the folder:\n${errors}`));
    return code as number | null; // as: the event's first argument
  });

  return { opened: opened.promise, ended, lines, errors: () => errors, kill: () => child.kill('SIGKILL') };
}

function expectNothingLost({ singles, lefts, rights, everywhere }: Found): void {
  const kept = new Set([...singles, ...lefts]);
  const [newest = 0, ...others] = everywhere;

  expect(new Set(lefts)).toEqual(new Set(rights));
  expect(others).toEqual([]);
  expect(acknowledged.filter((n) => (n % 3 === 1 ? n > newest : !kept.has(n)))).toEqual([]);
}

function script(name: string): string {
  return join(import.meta.dirname, '../testing', name);
}

function isFound(line: string): boolean {
  return line.startsWith('{');
}

function isNumber(line: string): boolean {
  return /^\d+$/.test(line);
}
