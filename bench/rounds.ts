import { isDeepStrictEqual } from 'node:util';

import { type Case, cases } from './cases.ts';
import { type Bound, drive, median, percentile, type Request, type Run, send } from './load.ts';
import type { Where } from './pool.ts';
import { type Running, startBare, startProduct } from './processes.ts';
import type { Session } from './session.ts';

export const rounds = 3;
/** Sent before measuring, until the servers' hot code is compiled. */
const firstRequests: Bound = { requests: 2000 };
const warmUp: Bound = { seconds: 0.5 };
export const measured = { seconds: 1.5 };

type Figures = { perSecond: number; p50Ms: number; p99Ms: number };
export type Compared = Pick<Case, 'kind' | 'title'> & { ours: Figures; bare: Figures };
type Rounds = { compared: Compared[]; residentAfterLoadBytes: number };

/** One of the two servers, with its requests. */
type Side = {
  open: () => Promise<Running>;
  requests: (one: Case) => Request[];
  headers: Record<string, string>;
  runs: Map<string, Run[]>;
  answers: Map<string, unknown>;
};

/** Measures every case on both servers in turn, so that other load on the machine affects both. */
export async function compare(
  where: Where,
  dataFolder: string,
  { session, cases: chosen = cases }: { session: Session; cases?: Case[] },
): Promise<Rounds> {
  const bare: Side = {
    open: () => startBare(where, session.userId),
    requests: (one) =>
      one.inputs.map(({ request }, index) => ({ ...request, path: `/${cases.indexOf(one)}/${index}` })),
    headers: {},
    runs: new Map(),
    answers: new Map(),
  };
  const ours: Side = {
    open: () => startProduct(where, dataFolder),
    requests: (one) => one.inputs.map(({ request }) => request),
    headers: { cookie: session.cookie },
    runs: new Map(),
    answers: new Map(),
  };

  let residentAfterLoadBytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    await measure(bare, chosen);
    residentAfterLoadBytes = await measure(ours, chosen);
  }

  for (const { title } of chosen) {
    if (!isDeepStrictEqual(ours.answers.get(title), bare.answers.get(title))) {
      throw new Error(`The plain SQL of '${title}' does not answer what the product answers.`);
    }
  }
  const compared = chosen.map(({ kind, title }) => ({
    kind,
    title,
    ours: figures(ours.runs.get(title) ?? []),
    bare: figures(bare.runs.get(title) ?? []),
  }));
  return { compared, residentAfterLoadBytes };
}

async function measure({ open, requests, headers, runs, answers }: Side, chosen: Case[]): Promise<number> {
  const server = await open();
  const [first] = chosen;
  if (first) await drive(server.origin, requests(first), firstRequests, headers);
  for (const one of chosen) {
    const all = requests(one);
    if (!one.requests) {
      const { body } = await send(server.origin, all.at(-1) ?? { method: 'GET', path: '/' }, headers);
      answers.set(one.title, essence(JSON.parse(body)));
      await drive(server.origin, all, warmUp, headers);
    }
    const run = await drive(
      server.origin,
      all,
      one.requests ? { requests: one.requests } : measured,
      headers,
    );
    runs.set(one.title, [...(runs.get(one.title) ?? []), run]);
  }
  const resident = server.residentBytes();
  await server.stop();
  return resident;
}

type GameRow = {
  game_id: number;
  total_count?: number;
  in_wishlist?: boolean;
  completeness?: string;
  copy?: { completeness: string };
};

/** What both answers must agree on, whatever their form. */
function essence(body: unknown): unknown {
  const rows = (Array.isArray(body) ? body : [body]) as (GameRow | Record<string, number>)[];
  return rows.map((row) => {
    if (!('game_id' in row)) return Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b));
    const { game_id, total_count, in_wishlist, completeness, copy } = row as GameRow;
    return [game_id, total_count, in_wishlist, completeness ?? copy?.completeness];
  });
}

/** The throughput of the median round, and the latencies of all rounds. */
function figures(runs: Run[]): Figures {
  const latencies = runs.flatMap(({ latenciesMs }) => latenciesMs);
  return {
    perSecond: median(runs.map(({ latenciesMs, seconds }) => latenciesMs.length / seconds)),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}
