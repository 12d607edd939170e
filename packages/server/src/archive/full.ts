import { Readable } from 'node:stream';

import { type FullExportQuery } from '@cartouche/contract/archive';
import { csvHeader, csvLine, escapeFormula } from '@cartouche/contract/csv.rules';
import { type FullForm, type FullRow, fullColumns, fullExport } from '@cartouche/contract/fullExport.rules';

import { copyIds } from '../catalogue/catalogue.ts';
import type { Context, UserId } from '../context.ts';
import { requireFeature } from '../subscription/subscription.ts';
import { listFullRows } from './full.store.ts';
import { writeSheet } from './xlsx.ts';

/** How many rows are in memory at a time. */
const batchSize = 500;

/** All that is said of the user's copies in a list, written while it is read. */
export async function writeFullExport(
  ctx: Context,
  userId: UserId,
  { form, ...list }: FullExportQuery,
): Promise<Readable> {
  await requireFeature(ctx, userId, 'data_export');
  const gameIds = await copyIds(ctx, userId, list);
  return writers[form](readRows(ctx, userId, gameIds), ctx.now());
}

async function* readRows(ctx: Context, userId: UserId, gameIds: number[]): AsyncGenerator<FullRow> {
  for (let at = 0; at < gameIds.length; at += batchSize) {
    yield* await listFullRows(ctx.db, userId, gameIds.slice(at, at + batchSize));
  }
}

type Rows = AsyncIterable<FullRow>;

const writers: Record<FullForm, (rows: Rows, now: Date) => Readable> = {
  csv: (rows) => Readable.from(toCsv(rows)),
  json: (rows, now) => Readable.from(toJson(rows, now)),
  xlsx: (rows) => writeSheet(rows, fullColumns),
};

async function* toCsv(rows: Rows): AsyncGenerator<string> {
  yield csvHeader(fullColumns);
  for await (const row of rows) yield csvLine(fullColumns.map((name) => safe(row[name])));
}

function safe(value: string | number | null) {
  return typeof value === 'string' ? escapeFormula(value) : value;
}

async function* toJson(rows: Rows, now: Date): AsyncGenerator<string> {
  const head = JSON.stringify({ ...fullExport, made_at: now.toISOString() }, null, 2);
  yield `${head.slice(0, -2)},\n  "copies": [`;
  let before = '\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, [...fullColumns]);
    before = ',\n';
  }
  yield '\n  ]\n}\n';
}
