import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Move, MoveSettings } from '@cartouche/contract/moving';
import { type RowFilter, moving } from '@cartouche/contract/moving.rules';

import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Language } from '../language.ts';
import { listLeftOut } from './counts.store.ts';
import { receiveFile } from './receiveFile.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { currencyOf } from '../settings/settings.ts';
import { createTurns } from '../throttle/turns.ts';
import type { Found, FoundRow } from './forms/said.ts';
import { guessMapping, isUnnamed } from './forms/sheet.ts';
import { fingerprint } from './forms/table.ts';
import { findMapping, findWords, saveMapping, saveWords } from './headers.store.ts';
import { type Settings, noSettings } from './interpret.ts';
import { cellsOf, mapColumns } from './mapColumns.ts';
import { matchMove } from './match.ts';
import * as store from './moving.store.ts';
import { readFile } from './readFile.ts';
import * as rowStore from './rows.store.ts';
import { sayOf } from './sayOf.ts';
import { cut, storable } from './storable.ts';
import { tellOf } from './told.ts';
import { dayMs, isExpired } from './expiry.ts';
import { toMove, toRows } from './view.ts';

const perDay = { times: 200, perSeconds: 24 * 3600 };
/** Beyond these the oldest files of a user are forgotten: those that brought nothing that stays, and those that did. */
const kept = { unwritten: 20, written: 50 };
const batch = 1000;
const inTurn = createTurns({ atOnce: 2, waiting: 8 });

/**
 * Reads a file and keeps what it says. The file itself is deleted before the answer. What needs no question about its
 * columns is work that nobody has taken yet: the screen begins it, else a job does.
 */
export async function readMove(
  ctx: Context,
  userId: UserId,
  { name, body, language }: { name: string; body: unknown; language: Language },
): Promise<Move> {
  if (!(body instanceof Readable)) throw new Refusal('move_unreadable');
  await throttle(ctx, `files read for ${userId}`, perDay);
  const read = await receiveAndRead(body, language);
  const { found, mapping, isRemembered } = await mapColumns(ctx, userId, { found: read, name, language });
  const { form, header, rows } = found;
  const isSheet = form === 'sheet';
  const { order, ...told } = tellOf(
    found,
    rows.map((row) => sayOf(row, header, { ...noSettings, mapping })),
    null,
  );
  const own = await currencyOf(ctx.db, userId);
  const words = await findWords(ctx.db, userId);
  // A table is looked at before it is matched, unless the user said of its header before what it means.
  const isAsked = isSheet && !isRemembered;
  const move: store.NewMove = {
    file_name: cut(storable(name), 300) || 'file',
    form,
    state: isAsked ? 'mapping' : 'matching',
    busy_until: isAsked ? null : new Date(0),
    told,
    columns: header.map((one, place) => ({
      name: one,
      examples: examplesOf(rows, place),
      ...(isOfTab(rows, place) && { isOfTab: true }),
    })),
    settings: { ...noSettings, ...words, mapping, dateOrder: order, language, own },
    rows: rows.length,
    made_at: ctx.now(),
  };
  const moveId = await keepMove(ctx, userId, {
    move,
    async insertRows(ctx, ofMove) {
      for (let from = 0; from < rows.length; from += batch) {
        const slice = rows.slice(from, from + batch).map((row, at) => ({ ...row, place: from + at }));
        await rowStore.insertRows(ctx.db, ofMove, slice);
      }
    },
  });
  return await getMove(ctx, userId, moveId);
}

type Kept = {
  move: store.NewMove;
  insertRows: (ctx: InnerContext, ofMove: { userId: UserId; moveId: number }) => Promise<void>;
};

/** Keeps a file with its rows, and answers its id. The oldest beyond the most that are kept are forgotten. */
export async function keepMove(ctx: Context, userId: UserId, { move, insertRows }: Kept): Promise<number> {
  const moveId = await inTransaction(ctx, async (ctx) => {
    const id = await store.insertMove(ctx.db, userId, move);
    await insertRows(ctx, { userId, moveId: id });
    return id;
  });
  await store.deleteOldest(ctx.db, userId, kept);
  return moveId;
}

async function receiveAndRead(body: Readable, language: Language): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'cartouche-move-'));
  try {
    const path = join(folder, 'file');
    await receiveFile(body, path, moving.largestBytes);
    return await inTurn(() => readFile(path, language));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mostExamples = 3;
const longestExample = 60;

function examplesOf(rows: readonly FoundRow[], place: number): string[] {
  const examples = new Set<string>();
  for (const row of rows) {
    const value = 'cells' in row ? (row.cells[place] ?? '').trim() : '';
    if (value !== '') examples.add(cut(value, longestExample));
    if (examples.size === mostExamples) break;
  }
  return [...examples];
}

/** Whether a column has nothing but the names of the tabs or files that the rows are from. */
function isOfTab(rows: readonly FoundRow[], place: number): boolean {
  const said = rows.flatMap((row) => {
    const value = cellsOf(row)[place] ?? '';
    return value === '' ? [] : [value === row.tab];
  });
  return said.length > 0 && said.every(Boolean);
}

/** Rows of the examples, as far as the columns have some. */
function examplesIn(columns: store.MoveRow['columns']): string[][] {
  return Array.from({ length: mostExamples }, (_one, at) =>
    columns.map(({ examples }) => examples[at] ?? ''),
  );
}

export async function getMove(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  return await toMove(ctx, userId, await requireMove(ctx, userId, moveId));
}

export async function listMoves(ctx: Context, userId: UserId): Promise<Move[]> {
  const moves: Move[] = [];
  for (const row of await store.listMoves(ctx.db, userId))
    if (!isExpired(row, ctx.now())) moves.push(await toMove(ctx, userId, row));
  return moves;
}

export async function requireMove(ctx: Context, userId: UserId, moveId: number): Promise<store.MoveRow> {
  const row = await store.findMove(ctx.db, userId, moveId);
  if (!row || isExpired(row, ctx.now())) throw new Refusal('move_not_found');
  return row;
}

/** The user says what the columns of a table mean, also of a known form or once more, and its rows are looked at again. */
export async function readAsTable(ctx: Context, userId: UserId, moveId: number): Promise<Move> {
  const { form, columns, settings } = await requireMove(ctx, userId, moveId);
  if (columns.length === 0) throw new Refusal('move_unreadable');
  const header = columns.map(({ name }) => name);
  const mapping =
    form === 'sheet'
      ? settings.mapping
      : ((await findMapping(ctx.db, userId, fingerprint(header))) ??
        guessMapping(header, examplesIn(columns)));
  const isSheet = await store.makeSheet(ctx.db, { userId, moveId }, { ...settings, mapping });
  if (!isSheet) throw new Refusal('move_went_on');
  return await getMove(ctx, userId, moveId);
}

/** An absent part keeps its value. */
type Chosen = { [Name in keyof MoveSettings]?: MoveSettings[Name] | undefined };

/** The dry run, with what the user chose for the whole file. */
export async function match(
  ctx: Context,
  userId: UserId,
  { moveId, settings: chosen }: { moveId: number; settings: Chosen },
): Promise<Move> {
  const move = await requireMove(ctx, userId, moveId);
  const settings = withChoices(move.settings, chosen);
  const names = move.columns.map(({ name }) => name);
  if (move.form === 'sheet' && chosen.mapping && !isUnnamed(names)) {
    const header = fingerprint(names);
    await saveMapping(ctx.db, userId, { header, mapping: settings.mapping, now: ctx.now() });
  }
  const words = wordsIn(chosen);
  if (words) await saveWords(ctx.db, userId, { words, now: ctx.now() });
  await matchMove(ctx, userId, { moveId, settings, isOrderChosen: chosen.dateOrder !== undefined });
  return await getMove(ctx, userId, moveId);
}

/** What was said of words, for the next file as well. The platform of rows that name none is that of one file. */
function wordsIn({ completeness = {}, condition = {}, lists = {}, platforms = {} }: Chosen) {
  const named = Object.fromEntries(Object.entries(platforms).filter(([word]) => word !== ''));
  const words = { completeness, condition, lists, platforms: named };
  return Object.values(words).some((table) => Object.keys(table).length > 0) ? words : undefined;
}

function withChoices(settings: Settings, chosen: Chosen): Settings {
  return {
    language: settings.language,
    own: settings.own,
    named: settings.named,
    currency: chosen.currency === undefined ? settings.currency : chosen.currency,
    paidUnit: chosen.paidUnit === undefined ? (settings.paidUnit ?? null) : chosen.paidUnit,
    mapping: chosen.mapping ?? settings.mapping,
    dateOrder: chosen.dateOrder ?? settings.dateOrder,
    list: chosen.list ?? settings.list,
    isRepaired: chosen.isRepaired ?? settings.isRepaired,
    completeness: { ...settings.completeness, ...chosen.completeness },
    condition: { ...settings.condition, ...chosen.condition },
    lists: { ...settings.lists, ...chosen.lists },
    platforms: { ...settings.platforms, ...chosen.platforms },
  };
}

export async function listRows(
  ctx: Context,
  userId: UserId,
  { moveId, status, ...page }: { moveId: number; status?: RowFilter | undefined } & rowStore.Page,
) {
  const move = await requireMove(ctx, userId, moveId);
  const among = status === 'changed' ? { places: await changedIn(ctx, move) } : { status };
  return await toRows(
    ctx,
    userId,
    await rowStore.listRows(ctx.db, { userId, moveId }, { ...page, ...among }),
  );
}

/** The places of the rows whose games were changed here since they were compared. */
export async function changedIn(ctx: Context, move: store.MoveRow): Promise<number[]> {
  const isWritten = move.state === 'written';
  return isWritten ? await listLeftOut(ctx.db, { userId: move.user_id, moveId: move.id }) : move.asked_again;
}

/** Forgets what was read. What it brought stays in the collection. */
export async function forgetMove(ctx: Context, userId: UserId, moveId: number) {
  await requireMove(ctx, userId, moveId);
  if (!(await store.deleteMove(ctx.db, { userId, moveId }, ctx.now()))) throw new Refusal('move_went_on');
  return { ok: true } as const;
}

export async function forgetOldMoves(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  await store.deleteMovesBefore(ctx.db, {
    written: before(moving.undoDays),
    unwritten: before(moving.unwrittenDays),
  });
}
