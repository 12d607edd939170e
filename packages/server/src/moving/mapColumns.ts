import { type MovedField, moving } from '@cartouche/contract/moving.rules';

import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import type { Found, FoundRow } from './forms/said.ts';
import { guessMapping, isUnnamed } from './forms/sheet.ts';
import { fingerprint } from './forms/table.ts';
import { findMapping } from './headers.store.ts';
import { namesOf, readPlatform } from './platformNames.ts';
import { toTabName, withTab } from './several.ts';

/** So many rows show what columns without names mean. */
const mostLookedAt = 500;

type Read = { found: Found; name: string; language: Language };
type Mapped = { found: Found; mapping: MovedField[]; isRemembered: boolean };

/**
 * The meanings of a file's columns: those that were chosen for such a table before, else the likely ones. Where no column
 * is the console, its only tab may be called like one, or the file: then that name is a column of its own.
 */
export async function mapColumns(
  ctx: Context,
  userId: UserId,
  { found, name, language }: Read,
): Promise<Mapped> {
  if (found.form !== 'sheet') return { found, mapping: [], isRemembered: false };
  const { header, rows } = found;
  const chosen = await findChosen(ctx, userId, header);
  const mapping = chosen ?? guessMapping(header, rows.slice(0, mostLookedAt).map(cellsOf));
  const hasRoom = header.length < moving.mostColumns;
  const tab =
    hasRoom && !mapping.includes('platform')
      ? await consoleAmong(ctx, [found.tab ?? '', toTabName(name)])
      : undefined;
  if (tab === undefined) return { found, mapping, isRemembered: chosen !== undefined };
  const named = { ...found, ...withTab(found, { name: tab, language }) };
  const before = await findChosen(ctx, userId, named.header);
  return {
    found: named,
    mapping: before ?? [...mapping, 'platform'],
    isRemembered: (before ?? chosen) !== undefined,
  };
}

export function cellsOf(row: FoundRow): string[] {
  return 'cells' in row ? row.cells : [];
}

/** Tables without names of columns are no two alike. */
async function findChosen(ctx: Context, userId: UserId, header: readonly string[]) {
  return isUnnamed(header) ? undefined : await findMapping(ctx.db, userId, fingerprint(header));
}

/** The first of some names that is the name of a console. */
async function consoleAmong(ctx: Context, written: readonly string[]): Promise<string | undefined> {
  const names = namesOf(await listPlatforms(ctx));
  return written.find((name) => readPlatform(name, names).id !== null);
}
