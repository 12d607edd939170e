import { fold } from '@cartouche/contract/catalogue.rules';

import { type Context, inTransaction } from '../../context.ts';
import type { GameRecord } from './gameRecord.ts';
import { fromStored } from './records.ts';
import { listRecordsOf } from './records.store.ts';
import { listMerged, listNear } from './sample.store.ts';
import { yearOf } from './when.ts';

/** Two records side by side, for somebody to judge whether they are one game. */
export type Pair = [GameRecord, GameRecord];

export type Sample = {
  /** How many games several sources describe, and for how many of these the titles are written differently. */
  merged: number;
  compared: number;
  merges: Pair[];
  near: Pair[];
};

type Asked = { merges: number; near: number; seed: string };

const pageSize = 500;

/** A sample of what was recognised as one game although it is written differently, and of what was nearly so. */
export async function sampleMerges(ctx: Context, asked: Asked): Promise<Sample> {
  const ids = await listMerged(ctx.db, asked.seed);
  const pairs: Pair[] = [];
  for (let at = 0; at < ids.length; at += pageSize) {
    pairs.push(...(await readRecords(ctx, ids.slice(at, at + pageSize))).flatMap(comparedPair));
  }
  const near = await inTransaction(ctx, (ctx) => listNear(ctx, asked.seed, asked.near));
  const keyed = near.filter(({ hasKey }) => hasKey);
  const alike = near.filter(({ hasKey }) => !hasKey);
  const chosen = [...keyed.slice(0, Math.max(asked.near / 2, asked.near - alike.length)), ...alike].slice(
    0,
    asked.near,
  );
  const nearPairs = await Promise.all(chosen.map(({ a, b }) => readPair(ctx, [a, b])));
  return {
    merged: ids.length,
    compared: pairs.length,
    merges: pairs.slice(0, asked.merges),
    near: nearPairs.flat(),
  };
}

/** The records of a game whose titles are written differently. */
function comparedPair([first, ...others]: GameRecord[]): Pair[] {
  const other = others.find(
    (one) => first && one.source !== first.source && fold(one.title) !== fold(first.title),
  );
  return first && other ? [[first, other]] : [];
}

/** The records of some games, without those that say nothing of the title. */
async function readRecords({ db }: Pick<Context, 'db'>, ids: number[]): Promise<GameRecord[][]> {
  const records = Map.groupBy(await listRecordsOf(db, ids), ({ game_id }) => game_id);
  return ids.map((id) => (records.get(id) ?? []).map(fromStored).filter(({ title }) => title !== ''));
}

async function readPair(ctx: Context, pair: [number, number]): Promise<Pair[]> {
  const [[one] = [], [other] = []] = await readRecords(ctx, pair);
  return one && other ? [[one, other]] : [];
}

/** A pair on two lines. */
export function describePair([one, other]: Pair): string {
  return `${describeRecord(one)}\n      ${describeRecord(other)}`;
}

const mostShown = 3;

function describeRecord(record: GameRecord): string {
  const { title, alt_titles, publisher, source, platform_id, releases } = record;
  const regions = [...new Set(releases.flatMap(({ region }) => region ?? []))].join(' ');
  const others = alt_titles.slice(0, mostShown).join(' · ');
  const facts = [yearOf(record) ?? '????', `platform ${platform_id}`, regions, publisher, source, others];
  return `${title} | ${facts.filter(Boolean).join(' | ')}`;
}
