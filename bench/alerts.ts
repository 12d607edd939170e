import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '../packages/server/src/db/database.ts';
import { countAlerts } from '../packages/server/src/alerts/alerts.store.ts';
import { listItems } from '../packages/server/src/alerts/found.store.ts';
import type { UserId } from '../packages/server/src/context.ts';
import { spawnStandIn } from '../packages/server/src/testing/standInProcess.ts';
import { createDatabase } from './generate.ts';
import { type Pool, openPool } from './pool.ts';
import { root } from './processes.ts';
import type { Figure } from './report.ts';

/** An hour passes in `minutes`. */
const sizes = {
  whole: { alerts: 10_000, questions: 3000, minutes: 5, finds: 1_000_000, kills: 60 },
  small: { alerts: 600, questions: 180, minutes: 1.5, finds: 50_000, kills: 5 },
};
type Size = (typeof sizes)['whole'];

const hourMs = 3_600_000;

/** How evenly two workers ask for the alerts of many users, what they tell while they are killed, and what lists cost. */
export async function alertFigures(url: string, isSmall: boolean) {
  const size = isSmall ? sizes.small : sizes.whole;
  await createDatabase(url);
  const { db, close: closeDatabase } = await openDatabase({ url });
  const { pool, close } = await openPool({ url });
  const { made } = await spawnStandIn({ file: 'vinted.ts', start: 'module.startVinted()' });
  const standIn = made as { siteUrl: string; searchUrl: string }; // as: the stand-in's own words
  try {
    const figures = [
      ...(await evenness(pool, { url, standIn, size })),
      ...(await chaos(pool, { url, standIn, size })),
      ...(await costOfLists(pool, db, size)),
    ];
    const title = `Price alerts: ${size.alerts} alerts, ${size.questions} questions, two workers, an hour in ${size.minutes} minutes`;
    return { title, figures };
  } finally {
    await closeDatabase();
    await close();
  }
}

type Setting = { url: string; standIn: { siteUrl: string; searchUrl: string }; size: Size };

/** Users with five alerts each, whose questions are spread over the hour that begins now. */
async function seed(pool: Pool, { alerts, questions }: Size, startedAt: number): Promise<void> {
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

async function startWorker(
  { url, standIn }: Setting,
  clock?: { startedAt: number; factor: number },
): Promise<ChildProcess> {
  const vinted = { mode: 'stub', ...standIn, paceMs: 0, timeoutMs: 2000 };
  const settings = { vinted, alerts: { isForAll: true, hasWorker: true } };
  const dataFolder = mkdtempSync(join(tmpdir(), 'cartouche-bench-'));
  const given = { url, dataFolder, settings, pauseMs: 100, clock };
  const file = join(root, 'packages/server/src/testing/alertWorker.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout ?? child, 'data');
  return child;
}

async function evenness(pool: Pool, setting: Setting): Promise<Figure[]> {
  const { size, standIn } = setting;
  const factor = 60 / size.minutes;
  const startedAt = Date.now() + 2000;
  await seed(pool, size, startedAt);
  const due = new Map(
    (
      await pool.query<{ words: string; at: Date }>('select words, next_ask_at as at from alert_questions')
    ).rows.map(({ words, at }) => [words, at.getTime()]),
  );
  const workers = await Promise.all([1, 2].map(() => startWorker(setting, { startedAt, factor })));
  const lengthMs = hourMs / factor;
  await sleep(startedAt + lengthMs / 4 - Date.now());
  const early = workers.map(residentMiB);
  await sleep(startedAt + lengthMs - Date.now());
  const late = workers.map(residentMiB);
  for (const worker of workers) worker.kill('SIGKILL');

  // as: the stand-in's own words
  const searches = (await (await fetch(`${standIn.siteUrl}/__sandbox/searches`)).json()) as {
    search: string;
    at: number;
  }[];
  const asked = searches.map(({ search, at }) => ({ search, at: startedAt + (at - startedAt) * factor }));
  const within = asked.filter(({ at }) => at < startedAt + hourMs);
  const perMinute = Array.from({ length: 60 }, () => 0);
  for (const { at } of within) {
    const minute = Math.floor((at - startedAt) / 60_000);
    perMinute[minute] = (perMinute[minute] ?? 0) + 1;
  }
  const mean = size.questions / 60;
  const delays = [...due].map(([words, at]) => {
    const first = within.find(({ search }) => search === words);
    return (first ? first.at : startedAt + hourMs) - at;
  });
  const p99 = delays.toSorted((one, other) => one - other)[Math.floor(delays.length * 0.99)] ?? 0;
  const most = Math.max(...perMinute) / mean;
  return [
    figure('busiest minute, of the mean', most.toFixed(2), { text: 'at most 2', isMet: most <= 2 }),
    figure('questions asked in the hour', String(within.length), {
      text: `${size.questions}, each once`,
      isMet: new Set(within.map(({ search }) => search)).size >= size.questions * 0.99,
    }),
    figure('delay, p99', `${(p99 / 60_000).toFixed(1)} min`, {
      text: 'under 6 min',
      isMet: p99 < hourMs / 10,
    }),
    figure(
      'memory of the workers, a quarter in and at the end',
      `${early.join(', ')}; ${late.join(', ')} MiB`,
      {
        text: 'flat',
        isMet: late.every((mib, at) => mib < (early[at] ?? 0) * 1.25),
      },
    ),
  ];
}

/** Two workers of which one is killed every second, while the marketplace misbehaves. */
async function chaos(pool: Pool, setting: Setting): Promise<Figure[]> {
  const { size, standIn } = setting;
  const small = { ...size, alerts: 500, questions: 100 };
  await seed(pool, small, Date.now());
  const ways = ['500', 'html', '429', 'cut', '401'];
  const workers = await Promise.all([startWorker(setting), startWorker(setting)]);
  for (let kill = 0; kill < size.kills; kill += 1) {
    await fetch(`${standIn.siteUrl}/__sandbox/misbehave`, misbehaviour(ways[kill % ways.length] ?? '500', 5));
    if (kill % 10 === 0) await pool.query('delete from items');
    await makeAllDue(pool);
    await sleep(1000);
    workers[kill % 2]?.kill('SIGKILL');
    workers[kill % 2] = await startWorker(setting);
  }
  await fetch(`${standIn.siteUrl}/__sandbox/misbehave`, misbehaviour('500', 0));
  const found = await foundWhenAllIsAsked(pool, small);
  await foundWhenAllIsAsked(pool, small);
  for (const worker of workers) worker.kill('SIGKILL');
  const told = await count(pool, 'select count(*)::int as n from tellings');
  const again = await count(pool, 'select count(*)::int as n from items');
  return [
    figure(`listings found after ${size.kills} kills, and told`, `${again}, ${told}`, {
      text: 'each told once, none missing',
      isMet: again > 0 && found === again && told === again,
    }),
  ];
}

function misbehaviour(how: string, times: number) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: 'search', how, times }),
  };
}

async function makeAllDue(pool: Pool): Promise<void> {
  await pool.query(
    "update alert_questions set next_ask_at = now(), leased_until = now() - interval '1 second'",
  );
  await pool.query('delete from attempts');
}

/** How many listings are found once every question has been answered anew. */
async function foundWhenAllIsAsked(pool: Pool, { questions }: Size): Promise<number> {
  await pool.query("update alert_questions set answered_at = now() - interval '1 hour'");
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await count(
      pool,
      "select count(*)::int as n from alert_questions where answered_at > now() - interval '30 minutes'",
    );
    if (answered === questions) break;
    await pool.query('delete from attempts');
    await pool.query(`update alert_questions set next_ask_at = now(), leased_until = null
      where answered_at < now() - interval '30 minutes' and lease is null`);
    await sleep(200);
  }
  return await count(pool, 'select count(*)::int as n from items');
}

/** What lists cost when everybody's finds fill the table, compared with when somebody's are alone in it. */
async function costOfLists(pool: Pool, db: Parameters<typeof listItems>[0], size: Size): Promise<Figure[]> {
  await seed(pool, { ...size, alerts: 5000, questions: 1000 }, Date.now());
  await pool.query('delete from items');
  const [owner] = (
    await pool.query<{ user_id: string; id: number }>('select user_id, id from searches limit 1')
  ).rows;
  if (!owner) return [];
  const userId = owner.user_id as UserId; // as: the benchmark's own user
  const fill = (where: string, each: number) =>
    pool.query(
      `insert into items (user_id, search_id, title, price, item_platform_id, platform, created_at, found_price)
       select s.user_id, s.id, 'A listing', 20, 'https://www.vinted.fr/items/' || n, 'vinted',
         now() - random() * interval '90 days', 20
       from searches s, generate_series(1, $1::int) n where ${where}`,
      [each],
    );
  await fill(`s.user_id = '${userId}'`, 40);
  await pool.query('vacuum analyze items');
  const empty = await costs(db, userId);
  await fill(`s.user_id <> '${userId}'`, Math.ceil(size.finds / 5000));
  await pool.query('vacuum analyze items');
  const full = await costs(db, userId);
  return (['page', 'badge', 'gems'] as const).map((name) => {
    const ratio = full[name] / empty[name];
    const value = `${full[name].toFixed(2)} ms, ${ratio.toFixed(2)} of when it was empty`;
    return figure(`${name} among ${size.finds} finds`, value, { text: 'under 1.5', isMet: ratio < 1.5 });
  });
}

async function costs(db: Parameters<typeof listItems>[0], userId: UserId) {
  return {
    page: await median(() => listItems(db, userId, { limit: 60, offset: 0 })),
    badge: await median(() => countAlerts(db, userId)),
    gems: await median(() => listItems(db, userId, { limit: 8, offset: 0 })),
  };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 210; round += 1) {
    const begin = performance.now();
    await work();
    if (round >= 10) times.push(performance.now() - begin);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

async function count(pool: Pool, query: string): Promise<number> {
  return (await pool.query<{ n: number }>(query)).rows[0]?.n ?? 0;
}

function figure(title: string, value: string, goal: Figure['goals'][number]): Figure {
  return { title, value, goals: [goal] };
}

function residentMiB({ pid }: ChildProcess): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Math.round(kilobytes / 1024);
}
