import { Readable } from 'node:stream';

import { type FullExportQuery } from '@cartouche/contract/archive';
import { csvHeader, csvLine, escapeFormula } from '@cartouche/contract/csv.rules';
import {
  type FullForm,
  type FullRow,
  fullColumns,
  fullExport,
  sourcesSheet,
} from '@cartouche/contract/fullExport.rules';
import {
  type SourceCredit,
  creditInWords,
  creditsOf,
  shownLicence,
  shownSource,
} from '@cartouche/contract/sources.rules';

import { ownIds } from '../catalogue/catalogue.ts';
import { creditsOfGames } from '../catalogue/sources.ts';
import type { Context, UserId } from '../context.ts';
import { requireFeature } from '../subscription/subscription.ts';
import { listFullRows } from './full.store.ts';
import { toSheet, writeWorkbook } from './xlsx.ts';

/** How many rows are in memory at a time. */
const batchSize = 500;

/** All that is said of the user's copies or wishes in a list, written while it is read. */
export async function writeFullExport(
  ctx: Context,
  userId: UserId,
  { form, ...list }: FullExportQuery,
): Promise<Readable> {
  await requireFeature(ctx, userId, 'data_export');
  const gameIds = await ownIds(ctx, userId, list);
  const credits = await creditsOfGames(ctx, gameIds);
  return writers[form]({ rows: readRows(ctx, userId, { gameIds, filters: list }), credits, now: ctx.now() });
}

type Asked = Parameters<typeof listFullRows>[2];

async function* readRows(ctx: Context, userId: UserId, { gameIds, filters }: Asked): AsyncGenerator<FullRow> {
  for (let at = 0; at < gameIds.length; at += batchSize) {
    const batch = { gameIds: gameIds.slice(at, at + batchSize), filters };
    for (const { records, ...row } of await listFullRows(ctx.db, userId, batch)) {
      const sources = creditsOf(records).map((credit) => creditInWords(credit).join(', '));
      yield { ...row, sources: sources.join('; ') };
    }
  }
}

type Rows = AsyncIterable<FullRow>;
type Exported = { rows: Rows; credits: readonly SourceCredit[]; now: Date };

const writers: Record<FullForm, (exported: Exported) => Readable> = {
  csv: ({ rows }) => Readable.from(toCsv(rows)),
  json: (exported) => Readable.from(toJson(exported)),
  xlsx: ({ rows, credits }) => {
    const copies = toSheet('Cartouche', fullColumns, rows);
    const sources = toSheet(sourcesSheet, ['source', 'url', 'licence', 'licence_url'], credits.map(toBlock));
    // A sheet of sources alone would be taken for the list of games.
    return writeWorkbook(credits.length === 0 ? [copies] : [copies, sources]);
  },
};

/** A source for programs: with the address of its licence, where that has one. */
function toBlock({ source, licence, url }: SourceCredit) {
  return { source: shownSource(source), url, licence, licence_url: shownLicence(licence)?.url ?? null };
}

async function* toCsv(rows: Rows): AsyncGenerator<string> {
  yield csvHeader(fullColumns);
  for await (const row of rows) yield csvLine(fullColumns.map((name) => safe(row[name])));
}

function safe(value: string | number | null) {
  return typeof value === 'string' ? escapeFormula(value) : value;
}

async function* toJson({ rows, credits, now }: Exported): AsyncGenerator<string> {
  const block = { ...fullExport, made_at: now.toISOString(), sources: credits.map(toBlock) };
  const head = JSON.stringify(block, null, 2);
  yield `${head.slice(0, -2)},\n  "copies": [`;
  let before = '\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, [...fullColumns]);
    before = ',\n';
  }
  yield '\n  ]\n}\n';
}
