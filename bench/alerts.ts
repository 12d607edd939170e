import { type ChildProcess, execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '../packages/server/src/db/database.ts';
import { countAlerts } from '../packages/server/src/alerts/alerts.store.ts';
import { listItems } from '../packages/server/src/alerts/found.store.ts';
import type { UserId } from '../packages/server/src/context.ts';
import {
  type Setting,
  figure,
  onFreshDatabase,
  seed,
  sizes,
  startMarketplace,
  startWorker,
} from './alertWorkers.ts';
import { chaos } from './chaos.ts';
import type { Pool } from './pool.ts';
import type { Figure } from './report.ts';

const hourMs = 3_600_000;

/** How evenly two workers ask for the alerts of many users, what they tell while they are killed, and what lists cost. */
export async function alertFigures(url: string, isSmall: boolean) {
  const size = isSmall ? sizes.small : sizes.whole;
  const figures = await onFreshDatabase(url, async (pool) => {
    const setting = { url, size, standIn: await startMarketplace() };
    return [
      ...(await evenness(pool, setting)),
      ...(await chaos(pool, setting)),
      ...(await costOfLists(pool, setting)),
    ];
  });
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

/** What lists cost when everybody has as many finds, compared with when somebody's are alone in the table. */
async function costOfLists(full: Pool, { url, size }: Setting): Promise<Figure[]> {
  const aloneUrl = `${url}_alone`;
  return await onFreshDatabase(aloneUrl, async (alone) => {
    const each = Math.ceil(size.finds / 5000);
    const owners = [await fill(alone, each, 'limit 5'), await fill(full, each)] as const;
    const [before, after] = await Promise.all([openDatabase({ url: aloneUrl }), openDatabase({ url })]);
    const figures: Figure[] = [];
    for (const [name, read] of lists) {
      const [empty, whole] = await unhindered([
        () => read(before.db, owners[0]),
        () => read(after.db, owners[1]),
      ]);
      const ratio = whole / empty;
      const value = `${whole.toFixed(2)} ms, ${ratio.toFixed(2)} of when it was empty`;
      figures.push(
        figure(`${name} among ${size.finds} finds`, value, { text: 'under 1.5', isMet: ratio < 1.5 }),
      );
    }
    await Promise.all([before.close(), after.close()]);
    return figures;
  });
}

type Db = Parameters<typeof listItems>[0];
const lists: readonly (readonly [string, (db: Db, userId: UserId) => Promise<unknown>])[] = [
  ['page', (db, userId) => listItems(db, userId, { limit: 60, offset: 0 })],
  ['badge', countAlerts],
  ['gems', (db, userId) => listItems(db, userId, { limit: 8, offset: 0 })],
];

/** Gives alerts as many finds each: those of one user, or of all. Answers that user. */
async function fill(pool: Pool, each: number, which: '' | 'limit 5' = ''): Promise<UserId> {
  await seed(pool, { ...sizes.whole, alerts: 5000, questions: 1000 }, Date.now());
  await pool.query(
    `insert into items (user_id, search_id, title, price, item_platform_id, platform, created_at, found_price)
     select s.user_id, s.id, 'A listing', 20, 'https://www.vinted.fr/items/' || n, 'vinted',
       now() - random() * interval '90 days', 20
     from (select user_id, id from searches order by user_id, id ${which}) s, generate_series(1, $1::int) n`,
    [each],
  );
  await pool.query('vacuum analyze items');
  const { rows } = await pool.query<{ user_id: UserId }>(
    'select user_id from searches order by user_id limit 1',
  );
  if (!rows[0]) throw new Error('There is no alert.');
  return rows[0].user_id;
}

/** The fastest tenth of each, asked in turn: on a busy machine the others measure what else runs. */
async function unhindered(works: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 410; round += 1) {
    for (const [at, work] of works.entries()) {
      const begin = performance.now();
      await work();
      if (round >= 10) times[at]?.push(performance.now() - begin);
    }
  }
  const fastest = (all: number[]) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length / 10)] ?? 0;
  return [fastest(times[0]), fastest(times[1])] as const;
}

function residentMiB({ pid }: ChildProcess): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Math.round(kilobytes / 1024);
}
