import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cases } from './cases.ts';
import { drive, percentile, type Request } from './load.ts';
import { openPool, type Where } from './pool.ts';
import { startProduct } from './processes.ts';
import type { Figure } from './report.ts';

const users = 200;
const passes = 5;
/** Longer than a session is trusted where its end may go unheard. */
const pauseMs = 6_000;
const farthestFromOne = 1.2;

/**
 * The first page: 200 collectors who each come back after a pause, compared with as many requests by one of them.
 * Measured separately: the first request of sessions that the server has never seen, by users whose rows it has read.
 */
export async function visitFigures(where: Where, dataFolder: string): Promise<Figure[]> {
  const path = cases[0]?.inputs[0]?.request.path ?? '/';
  const asks = (cookie: string): Request => ({ method: 'GET', path, cookie });
  const byMany = (await makeSessions(where, dataFolder, 'seen')).map(asks);
  const byStrangers = (await makeSessions(where, dataFolder, 'unseen')).map(asks);
  const [first = asks('')] = byMany;
  const byOne = byMany.map(() => first);

  const product = await startProduct(where, dataFolder);
  const pass = async (requests: Request[]) =>
    (await drive(product.origin, requests, { requests: requests.length }, {})).latenciesMs;
  for (let warm = 0; warm < 10; warm += 1) await pass(byMany);

  const strangers = await pass(byStrangers);
  const many: number[] = [];
  const one: number[] = [];
  for (let time = 0; time < passes; time += 1) {
    for (const [requests, latencies] of [
      [byMany, many],
      [byOne, one],
    ] as const) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      latencies.push(...(await pass(requests)));
    }
  }
  await product.stop();

  const oneMs = percentile(one, 0.5);
  const ratio = percentile(many, 0.5) / oneMs;
  return [
    { title: `first page, ${one.length} requests by one user`, value: inMs(one), goals: [] },
    {
      title: `the same by ${users} users, each back after ${pauseMs / 1000} s`,
      value: `${inMs(many)}, ${ratio.toFixed(2)} × of one user`,
      goals: [{ text: `p50 ≤ ${farthestFromOne} × of one user`, isMet: ratio <= farthestFromOne }],
    },
    {
      title: `the same by ${users} sessions that the process has never seen`,
      value: `${inMs(strangers)}, ${(percentile(strangers, 0.5) / oneMs).toFixed(2)} × of one user`,
      goals: [],
    },
  ];
}

function inMs(latencies: number[]): string {
  return `p50 ${percentile(latencies, 0.5).toFixed(2)} ms, p99 ${percentile(latencies, 0.99).toFixed(2)} ms`;
}

/**
 * Signs in the first of the other collectors by inserting rows: two hundred real sign-ins would look like an attack.
 */
async function makeSessions(where: Where, dataFolder: string, name: string): Promise<string[]> {
  const { pool, close } = await openPool(where);
  await pool.query(`delete from "session" where token like 'bench-' || $1 || '-%'`, [name]);
  const { rows } = await pool.query<{ token: string }>(
    `insert into "session" (token, "userId", "expiresAt", "updatedAt")
     select 'bench-' || $2 || '-' || id, id, now() + interval '30 days', now() from "user"
     where email like 'other-%' order by email limit $1 returning token`,
    [users, name],
  );
  await close();

  const secret = readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim();
  return rows.map(({ token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    return `cartouche.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}
