import { performance } from 'node:perf_hooks';

import { countAlerts } from '../packages/server/src/alerts/alerts.store.ts';
import { listItems } from '../packages/server/src/alerts/found.store.ts';
import type { UserId } from '../packages/server/src/context.ts';
import { openDatabase } from '../packages/server/src/db/database.ts';
import { figure, onFreshDatabase, seed } from './alertWorkers.ts';
import type { Pool } from './pool.ts';
import type { Figure } from './report.ts';

const finds = 1_000_000;
const users = 1000;
const alerts = 5 * users;

/** What lists cost when everybody has as many finds, compared with when somebody's are alone in the table. */
export async function findsFigures(url: string) {
  const aloneUrl = `${url}_alone`;
  const figures = await onFreshDatabase(url, (full) =>
    onFreshDatabase(aloneUrl, (alone) => measureLists({ pool: alone, url: aloneUrl }, { pool: full, url })),
  );
  return { title: `Finds of price alerts: a user’s ${finds / users} among ${finds}`, figures };
}

type Filled = { pool: Pool; url: string };

async function measureLists(alone: Filled, full: Filled): Promise<Figure[]> {
  const owners = [await fill(alone.pool, 'limit 5'), await fill(full.pool)] as const;
  const [before, after] = await Promise.all([alone, full].map(({ url }) => openDatabase({ url })));
  if (!before || !after) throw new Error('There are two databases.');
  const figures: Figure[] = [];
  for (const [name, read] of lists) {
    const [empty, whole] = await unhindered([
      () => read(before.db, owners[0]),
      () => read(after.db, owners[1]),
    ]);
    const ratio = whole / empty;
    const value = `${whole.toFixed(2)} ms, ${ratio.toFixed(2)} of what it costs alone`;
    figures.push(figure(name, value, { text: 'under 1.5', isMet: ratio < 1.5 }));
  }
  await Promise.all([before.close(), after.close()]);
  return figures;
}

type Db = Parameters<typeof listItems>[0];
const lists: readonly (readonly [string, (db: Db, userId: UserId) => Promise<unknown>])[] = [
  ['page', (db, userId) => listItems(db, userId, { limit: 60, offset: 0 })],
  ['badge', countAlerts],
  ['gems', (db, userId) => listItems(db, userId, { limit: 8, offset: 0 })],
];

/** Gives alerts as many finds each: those of the first user, or of all. Answers that user. */
async function fill(pool: Pool, which: '' | 'limit 5' = ''): Promise<UserId> {
  await seed(pool, { alerts, questions: 1000 }, Date.now());
  await pool.query(
    `insert into items (user_id, search_id, title, price, item_platform_id, platform, created_at, found_price)
     select s.user_id, s.id, 'A listing', 20, 'https://www.vinted.fr/items/' || n, 'vinted',
       now() - random() * interval '90 days', 20
     from (select user_id, id from searches order by user_id, id ${which}) s, generate_series(1, $1::int) n`,
    [finds / alerts],
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
