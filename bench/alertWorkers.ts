import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../packages/server/src/db/database.ts';
import { spawnStandIn } from '../packages/server/src/testing/standInProcess.ts';
import { createDatabase } from './generate.ts';
import { type Pool, openPool } from './pool.ts';
import { root } from './processes.ts';
import type { Figure } from './report.ts';

/** An hour passes in `minutes`. */
export const sizes = {
  whole: { alerts: 10_000, questions: 3000, minutes: 5, kills: 60 },
  small: { alerts: 600, questions: 180, minutes: 1.5, kills: 5 },
};
export type Size = (typeof sizes)['whole'];

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const worker of started) worker.kill('SIGKILL');
});

export type Setting = { url: string; standIn: { siteUrl: string; searchUrl: string }; size: Size };

export async function onFreshDatabase<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  await createDatabase(url);
  const { close: closeDatabase } = await openDatabase({ url }); // migrates
  const { pool, close } = await openPool({ url });
  try {
    return await work(pool);
  } finally {
    await closeDatabase();
    await close();
  }
}

export async function startMarketplace(): Promise<Setting['standIn']> {
  const { made } = await spawnStandIn({ file: 'vinted.ts', start: 'module.startVinted()' });
  return made as Setting['standIn']; // as: the stand-in's own words
}

/** Users with five alerts each, whose questions are spread over the hour that begins now. */
export async function seed(
  pool: Pool,
  { alerts, questions }: Pick<Size, 'alerts' | 'questions'>,
  startedAt: number,
): Promise<void> {
  await pool.query('truncate "user", alert_questions, attempts restart identity cascade');
  await pool.query(
    `insert into "user" ("id", "name", "email", "emailVerified")
     select gen_random_uuid(), 'u', 'u' || n || '@example.com', true from generate_series(1, $1::int) n`,
    [Math.ceil(alerts / 5)],
  );
  await pool.query(
    `insert into alert_questions (platform, words, next_ask_at, created_at, answered_at)
     select 'vinted', 'game ' || n, to_timestamp($2::float8 / 1000) + random() * interval '1 hour', now(), now()
     from generate_series(1, $1::int) n`,
    [questions, startedAt],
  );
  await pool.query(
    `insert into searches (user_id, platform, query, max_price, created_at, question_id)
     select u.id, 'vinted', 'game ' || 1 + (u.n * 5 + k) % $1::int, 30, now(), 1 + (u.n * 5 + k) % $1::int
     from (select id, row_number() over () as n from "user") u, generate_series(0, 4) k`,
    [questions],
  );
  await pool.query('analyze');
}

/** One with a clock of its own does not tell: nobody reads it. */
export async function startWorker(
  { url, standIn }: Setting,
  clock?: { startedAt: number; factor: number },
): Promise<ChildProcess> {
  const vinted = { mode: 'stub', ...standIn, paceMs: 0, timeoutMs: 2000 };
  const settings = { vinted, alerts: { isForAll: true, hasWorker: true } };
  const dataFolder = mkdtempSync(join(tmpdir(), 'cartouche-bench-'));
  const given = { url, dataFolder, settings, pauseMs: 100, clock, tells: clock === undefined };
  const file = join(root, 'packages/server/src/testing/alertWorker.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  await once(child.stdout ?? child, 'data');
  return child;
}

export async function count(pool: Pool, query: string): Promise<number> {
  return (await pool.query<{ n: number }>(query)).rows[0]?.n ?? 0;
}

export function figure(title: string, value: string, goal: Figure['goals'][number]): Figure {
  return { title, value, goals: [goal] };
}
