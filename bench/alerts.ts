import { type ChildProcess, execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** How evenly two workers ask for the alerts of many users and what they tell while they are killed. */
export async function alertFigures(url: string, isSmall: boolean) {
  const size = isSmall ? sizes.small : sizes.whole;
  const figures = await onFreshDatabase(url, async (pool) => {
    const setting = { url, size, standIn: await startMarketplace() };
    return [...(await evenness(pool, setting)), ...(await chaos(pool, setting))];
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

function residentMiB({ pid }: ChildProcess): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString());
  return Math.round(kilobytes / 1024);
}
