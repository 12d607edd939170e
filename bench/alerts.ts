import { type ChildProcess, execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '../packages/server/src/db/database.ts';
import { countAlerts } from '../packages/server/src/alerts/alerts.store.ts';
import { listItems } from '../packages/server/src/alerts/found.store.ts';
import type { UserId } from '../packages/server/src/context.ts';
import { type Setting, figure, onFreshDatabase, seed, sizes, startWorker } from './alertWorkers.ts';
import { chaos } from './chaos.ts';
import type { Pool } from './pool.ts';
import type { Figure } from './report.ts';

const hourMs = 3_600_000;

/** How evenly two workers ask for the alerts of many users, what they tell while they are killed, and what lists cost. */
export async function alertFigures(url: string, isSmall: boolean) {
  const size = isSmall ? sizes.small : sizes.whole;
  const figures = await onFreshDatabase(url, size, async (pool, setting) => [
    ...(await evenness(pool, setting)),
    ...(await chaos(pool, setting)),
    ...(await costOfLists(pool, setting)),
  ]);
  const title = `Price alerts: ${size.alerts} alerts, ${size.questions} questions, two workers, an hour in ${size.minutes} minutes`;
  return { title, figures };
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

/** What lists cost when everybody's finds fill the table, compared with when somebody's are alone in it. */
async function costOfLists(pool: Pool, { url, size }: Setting): Promise<Figure[]> {
  const { db, close } = await openDatabase({ url });
  await seed(pool, { ...size, alerts: 5000, questions: 1000 }, Date.now());
  await pool.query('delete from items');
  const [owner] = (
    await pool.query<{ user_id: string; id: number }>('select user_id, id from searches limit 1')
  ).rows;
  if (!owner) throw new Error('There is no alert.');
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
  await close();
  return (['page', 'badge', 'gems'] as const).map((name) => {
    const ratio = full[name] / empty[name];
    const value = `${full[name].toFixed(2)} ms, ${ratio.toFixed(2)} of when it was empty`;
    return figure(`${name} among ${size.finds} finds`, value, { text: 'under 1.5', isMet: ratio < 1.5 });
  });
}

async function costs(db: Parameters<typeof listItems>[0], userId: UserId) {
  return {
    page: await unhindered(() => listItems(db, userId, { limit: 60, offset: 0 })),
    badge: await unhindered(() => countAlerts(db, userId)),
    gems: await unhindered(() => listItems(db, userId, { limit: 8, offset: 0 })),
  };
}

/** The fastest tenth: on a busy machine the others measure what else runs. */
async function unhindered(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 410; round += 1) {
    const begin = performance.now();
    await work();
    if (round >= 10) times.push(performance.now() - begin);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;
}

function residentMiB({ pid }: ChildProcess): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Math.round(kilobytes / 1024);
}
