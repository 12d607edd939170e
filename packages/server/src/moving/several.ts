import { columnName, moving } from '@cartouche/contract/moving.rules';

import type { Language } from '../language.ts';
import type { Row } from './text/delimited.ts';
import { tooLarge } from './text/delimited.ts';
import { listOf } from './forms/words.ts';
import type { Found } from './forms/said.ts';
import { guessMapping, isUnnamed } from './forms/sheet.ts';
import { type Table, nameKey } from './forms/table.ts';

/** A table with the name of its tab or file. */
export type Part = { name: string; table: Table };

/** Several tables as one; of a single one, its name. */
type Joined = { table: Table; leftOut: string[]; tab?: string };

/** A file as a tab is called: without its folder and its ending. */
export function toTabName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}

/** The column of the names of tabs, as its lines in the notes are labelled. */
const tabs: Record<Language, string> = { en: 'Tab', fr: 'Feuille' };
/** Names of tabs that say nothing of their games. */
const saysNothing =
  /^(games|my games|jeux|mes jeux|spiele|juegos|collection|ma collection|sammlung|(sheet|feuil|feuille|tabelle|hoja) ?\d*)$/i;

/**
 * The tables of one file as one, and the names of those that hold no games. Columns of one name or meaning are one. A
 * tab is often a console or a list, and says so by its name alone: it has it in the column that its rows lack.
 */
export function joinTables(parts: readonly Part[], language: Language): Joined {
  const ones = withGames(parts);
  const leftOut = parts
    .filter((part) => part.table.rows.length > 0 && !ones.includes(part))
    .map(({ name }) => name);
  const [first, ...others] = ones;
  if (!first) return { table: { header: [], rows: [] }, leftOut };
  if (others.length === 0) return { table: first.table, leftOut, tab: first.name };

  const columns = new Map<string, string>();
  const read = ones.map((part) => ({ ...part, keys: columnKeys(part.table.header) }));
  for (const { keys, table } of read) {
    for (const [place, key] of keys.entries())
      if (!columns.has(key)) columns.set(key, table.header[place] ?? '');
  }
  const named = read.map((part) => ({ ...part, tabKey: tabKeyOf(part) }));
  for (const { tabKey } of named)
    if (!columns.has(tabKey)) columns.set(tabKey, tabKey === ofList ? 'List' : tabs[language]);
  if (columns.size > moving.mostColumns) throw tooLarge();

  const order = [...columns.keys()];
  const rows = named.flatMap(({ name, table, keys, tabKey }) =>
    table.rows.map((row): Row => {
      const cells = new Map(keys.map((key, place) => [key, row.cells[place] ?? '']));
      if (tabKey !== ofTab || !saysNothing.test(name)) cells.set(tabKey, name);
      // What is too much in a row stays too much.
      const extra = row.cells.slice(keys.length);
      return { ...row, tab: name, cells: [...order.map((key) => cells.get(key) ?? ''), ...extra] };
    }),
  );
  const isWorkbook = ones.some(({ table }) => table.isWorkbook);
  return { table: { header: [...columns.values()], rows, ...(isWorkbook && { isWorkbook }) }, leftOut };
}

/** A table whose rows are those of one tab or file: they have its name in a column of their own. */
export function withTab(
  { header, rows }: Pick<Found, 'header' | 'rows'>,
  { name, language }: { name: string; language: Language },
): Pick<Found, 'header' | 'rows'> {
  const added = isUnnamed(header) ? columnName('', header.length) : tabs[language];
  return {
    header: [...header, added],
    rows: rows.map((row) => {
      if (!('cells' in row)) return row;
      const cells = header.map((_one, place) => row.cells[place] ?? '');
      return { ...row, tab: name, cells: [...cells, name, ...row.cells.slice(header.length)] };
    }),
  };
}

/** Tables that name a column of titles; of those that name none, the largest and those like it. */
function withGames(parts: readonly Part[]): Part[] {
  const named = parts.filter(({ table }) => table.rows.length > 0 && hasTitles(table));
  if (named.length > 0) return named;
  const size = ({ table }: Part) => table.rows.length * table.header.length;
  const [largest] = parts.toSorted((a, b) => size(b) - size(a));
  const header = largest?.table.header.join('\0');
  return parts.filter(({ table }) => table.rows.length > 0 && table.header.join('\0') === header);
}

/** Whether a table names a column of titles: 'Nombre' is none where it counts the games of each console. */
function hasTitles({ header, rows }: Table): boolean {
  const cells = isUnnamed(header) ? [] : rows.slice(0, mostLookedAt).map((row) => row.cells);
  return guessMapping(header, cells).includes('title');
}

const mostLookedAt = 200;

const ofList = 'field list';
const ofPlatform = 'field platform';
/** Beside a column of platforms. */
const ofTab = 'tab';

/** What makes columns of several tables one: what they are likely to mean, else their names. */
function columnKeys(header: readonly string[]): string[] {
  const fields = guessMapping(header);
  const times = new Map<string, number>();
  return header.map((name, place) => {
    const field = fields[place] ?? 'note';
    const key = field !== 'note' && field !== 'nothing' ? `field ${field}` : `name ${nameKey(name)}`;
    times.set(key, (times.get(key) ?? 0) + 1);
    return times.get(key) === 1 ? key : `${key} ${times.get(key)}`;
  });
}

function tabKeyOf({ name, keys }: { name: string; keys: readonly string[] }): string {
  if (!keys.includes(ofList) && listOf(name) !== null) return ofList;
  return keys.includes(ofPlatform) ? ofTab : ofPlatform;
}
