import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Alerts, startAlerts } from '../testing/alerts.ts';
import { isEmbedded, urlOf } from '../testing/database.ts';
import { askDueQuestions } from './ask.ts';

let product: Alerts;
beforeAll(async () => void (product = await startAlerts()));
// Also those of a test that failed: vitest waits for whoever holds its pipes.
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const worker of started) worker.kill('SIGKILL');
  await product.close();
});

const searches = 12;
const huntersOfEach = 2;
const kills = 5;
const wordsOf = (search: number) => `chaos ${search}`;
const ways = ['500', 'html', '429', 'cut', '401'];

async function startWorker(): Promise<ChildProcess> {
  const { siteUrl, searchUrl } = product.vinted;
  const given = {
    url: await urlOf(product.ctx.db),
    dataFolder: product.ctx.config.dataFolder,
    settings: {
      alerts: { isForAll: true, hasWorker: true },
      vinted: { mode: 'stub', siteUrl, searchUrl, paceMs: 0, timeoutMs: 500 },
    },
    pauseMs: 20,
  };
  const file = join(import.meta.dirname, '../testing/alertWorker.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await once(child.stdout ?? child, 'data');
  return child;
}

/** As if an hour had passed for every question, and a worker's death were long ago. */
async function makeAllDue() {
  await sql`update alert_questions set next_ask_at = now() - interval '1 second' * random(),
    leased_until = case when leased_until is not null then now() end`.execute(product.ctx.db);
  await sql`delete from attempts`.execute(product.ctx.db);
}

// The embedded database belongs to one process, so a second one needs a server.
test.skipIf(isEmbedded)(
  'two workers, kill -9 again and again, and a marketplace that misbehaves: each listing is told exactly once',
  { timeout: 180_000 },
  async () => {
    const names = (search: number) => [1, 2, 3].map((at) => `Listing ${at} of ${wordsOf(search)}`);
    for (let search = 0; search < searches; search += 1) {
      const items = names(search).map((title, at) => ({ id: 1000 + search * 10 + at, title, cents: 3000 }));
      await product.sell(wordsOf(search), [...items, ...items]);
    }
    const hunters = await Promise.all(
      Array.from({ length: searches * huntersOfEach }, (_, at) => product.hunter(wordsOf(at % searches))),
    );
    await askDueQuestions(product.ctx);

    const workers = await Promise.all([startWorker(), startWorker()]);
    for (let kill = 0; kill < kills; kill += 1) {
      await product.misbehave(ways[kill % ways.length] ?? '500', 3);
      await makeAllDue();
      await sleep(200 + Math.random() * 600);
      workers[kill % 2]?.kill('SIGKILL');
      workers[kill % 2] = await startWorker();
    }
    await product.misbehave('500', 0);
    const told = async () =>
      (await sql<{ told: number }>`select count(*)::int as told from tellings`.execute(product.ctx.db))
        .rows[0]?.told;
    const all = searches * huntersOfEach * 3;
    for (let tries = 0; tries < 400 && (await told()) !== all; tries += 1) {
      await makeAllDue();
      await sleep(250);
    }
    await makeAllDue();
    await sleep(500);

    expect(await told()).toBe(all);
    for (const [at, { user }] of hunters.entries()) {
      const { body } = await product.as(user, 'alerts.found');
      const titles = (body as { title: string }[]).map(({ title }) => title).toSorted(); // as: the contract's output
      expect(titles).toEqual(names(at % searches));
      expect((await product.tellingsOf(user)).map(({ title }) => title)).toEqual(titles);
    }
  },
);
