import { setTimeout as sleep } from 'node:timers/promises';

import {
  type Setting,
  type Size,
  count,
  figure,
  onFreshDatabase,
  seed,
  sizes,
  startMarketplace,
  startWorker,
} from './alertWorkers.ts';
import type { Pool } from './pool.ts';
import type { Figure } from './report.ts';

/** What two workers tell of which one is killed every second for a minute. */
export async function chaosFigures(url: string) {
  const size = sizes.whole;
  const standIn = await startMarketplace();
  const figures = await onFreshDatabase(url, (pool) => chaos(pool, { url, size, standIn }));
  return { title: 'Price alerts: two workers, kill -9 every second for a minute', figures };
}

/** Each round puts new listings on sale, of which alerts find this many each. */
const onSale = 3;
const killsInRound = 10;

/** Two workers that ask and tell, of which one is killed every second, while the marketplace misbehaves. */
export async function chaos(pool: Pool, setting: Setting): Promise<Figure[]> {
  const { size, standIn } = setting;
  const small = { ...size, alerts: 500, questions: 100 };
  await seed(pool, small, Date.now());
  const ways = ['500', 'html', '429', 'cut', '401'];
  const workers = await Promise.all([startWorker(setting), startWorker(setting)]);
  for (let kill = 0; kill < size.kills; kill += 1) {
    if (kill % killsInRound === 0) await putOnSale(standIn, small, kill / killsInRound);
    await fetch(`${standIn.siteUrl}/__sandbox/misbehave`, misbehaviour(ways[kill % ways.length] ?? '500', 5));
    await makeAllDue(pool);
    await sleep(1000);
    workers[kill % 2]?.kill('SIGKILL');
    workers[kill % 2] = await startWorker(setting);
  }
  await fetch(`${standIn.siteUrl}/__sandbox/misbehave`, misbehaviour('500', 0));
  await untilAllIsAsked(pool, small);
  await untilAllIsTold(pool);
  for (const worker of workers) worker.kill('SIGKILL');

  const found = await count(pool, 'select count(*)::int as n from items');
  const latest = Math.floor((size.kills - 1) / killsInRound);
  const ofLatest = await count(
    pool,
    `select count(*)::int as n from items where title like '% of round ${latest}'`,
  );
  const { rows } = await pool.query<{ to_address: string; body_text: string }>(
    'select to_address, body_text from mails',
  );
  const told = rows.flatMap(({ to_address, body_text }) =>
    [...body_text.matchAll(/^http.*\/items\/\d+$/gm)].map(([page]) => `${to_address} ${page}`),
  );
  return [
    figure(
      `listings found while ${size.kills} workers were killed; told by mail, each of them`,
      `${found}; ${told.length}, ${new Set(told).size}`,
      {
        text: 'each told once, none missing',
        isMet: ofLatest === small.alerts * onSale && told.length === found && new Set(told).size === found,
      },
    ),
  ];
}

async function putOnSale({ siteUrl }: Setting['standIn'], { questions }: Size, round: number): Promise<void> {
  for (let question = 1; question <= questions; question += 1) {
    const items = Array.from({ length: onSale }, (_item, at) => ({
      id: 1_000_000 * (round + 1) + question * 10 + at,
      title: `Listing ${at} of round ${round}`,
      cents: 2000,
    }));
    const body = JSON.stringify({ search: `game ${question}`, items });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${siteUrl}/__sandbox/items`, { method: 'POST', headers, body });
  }
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
  await makeTellingsDue(pool);
  await pool.query('delete from attempts');
}

/** Mails wait for the morning, and a dead worker's finds for the end of its lease. */
async function makeTellingsDue(pool: Pool): Promise<void> {
  await pool.query("update tellings set due_at = now() where state = 'waiting'");
}

async function untilAllIsAsked(pool: Pool, { questions }: Size): Promise<void> {
  await pool.query("update alert_questions set answered_at = now() - interval '1 hour'");
  for (let tries = 0; tries < 600; tries += 1) {
    const answered = await count(
      pool,
      "select count(*)::int as n from alert_questions where answered_at > now() - interval '30 minutes'",
    );
    if (answered === questions) return;
    await pool.query('delete from attempts');
    await pool.query(`update alert_questions set next_ask_at = now(), leased_until = null
      where answered_at < now() - interval '30 minutes' and lease is null`);
    await sleep(200);
  }
}

async function untilAllIsTold(pool: Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const left = await count(pool, "select count(*)::int as n from tellings where state <> 'told'");
    if (left === 0) return;
    await makeTellingsDue(pool);
    await sleep(200);
  }
}
