import { createHash } from 'node:crypto';

import { fold } from '@cartouche/contract/catalogue.rules';
import { columnName } from '@cartouche/contract/moving.rules';

import type { Row } from '../text/delimited.ts';
import { type FoundRow, type Said, saysAnything } from './said.ts';

export type Table = {
  header: string[];
  rows: Row[];
  /** Of a workbook, whose texts need no escapes. */
  isWorkbook?: true;
};

/** A form that is a table: how its header is known, and what its rows say. */
export type TableForm = {
  recognises: (has: (...names: string[]) => boolean, table: Table) => boolean;
  read: (table: Table) => FoundRow[];
  /** The columns that it leaves out: what the catalogue knows better, and what is of no use here. */
  without?: string;
};

/** A column's name as it is compared. */
export function nameKey(name: string): string {
  return fold(name).replaceAll(' ', '');
}

/** Tables with the same columns are mapped alike, and are one table to what is remembered of their rows. */
export function fingerprint(header: readonly string[]): string {
  return createHash('sha256').update(header.map(nameKey).join('\0')).digest('base64url');
}

/** Whether a table has all of some columns. */
export function hasColumns({ header }: Table): (...names: string[]) => boolean {
  const keys = new Set(header.map(nameKey));
  return (...names) => names.every((name) => keys.has(nameKey(name)));
}

/** A cell by the first of some names that the header has. */
export type Cells = (...names: string[]) => string;

/**
 * Reads rows by the names of their columns. What a row says in columns that nobody asked for goes into its notes, each
 * under its own name, but for those that a form leaves out. Rows with more cells than the header are marked.
 */
export function readRows(
  { header, rows }: Table,
  say: (cell: Cells, row: Row) => Said,
  without = '',
): FoundRow[] {
  const places = new Map<string, number>();
  for (const [place, name] of header.entries()) {
    if (!places.has(nameKey(name))) places.set(nameKey(name), place);
  }
  const left = keysOf(without);
  return rows.map((row) => {
    const asked = new Set<number>();
    const cell: Cells = (...names) => {
      const place = names.map((name) => places.get(nameKey(name))).find((one) => one !== undefined);
      if (place === undefined) return '';
      asked.add(place);
      return (row.cells[place] ?? '').trim();
    };
    const told = say(cell, row);
    const others = header.flatMap((name, place): [string, string][] => {
      const value = row.cells[place]?.trim() ?? '';
      const isOther = !asked.has(place) && !left.has(nameKey(name)) && saysAnything(value);
      return isOther ? [[columnName(name, place), value]] : [];
    });
    const more = [...(told.more ?? []), ...others];
    return {
      line: row.line,
      said: { ...told, ...(more.length > 0 && { more }), ...damageOf(header, row.cells) },
    };
  });
}

/** A row with more cells than the header may have any of them under the column of another one. */
export function damageOf(header: readonly string[], cells: readonly string[]): Pick<Said, 'isDamaged'> {
  return cells.slice(header.length).some((extra) => extra.trim() !== '') ? { isDamaged: true } : {};
}

/** A workbook's cells stand where somebody put them: what is right of the header is of no other column. */
export function asWorkbook({ header, rows }: Table): Table {
  const kept = rows.map(({ cells, ...row }): Row => {
    const beyond = cells.flatMap((cell, place): [string, string][] =>
      place >= header.length && saysAnything(cell) ? [[columnName('', place), cell.trim()]] : [],
    );
    return { ...row, cells: cells.slice(0, header.length), ...(beyond.length > 0 && { beyond }) };
  });
  return { header, rows: kept, isWorkbook: true };
}

/** The names of a list, as names are compared. */
export function keysOf(names: string): Set<string> {
  return new Set(names.split(', ').filter(Boolean).map(nameKey));
}

/** The columns of a table that a form leaves out, by their own names. */
export function columnsAmong({ header }: Table, without: string): string[] {
  const left = keysOf(without);
  return header.filter((name) => name.trim() !== '' && left.has(nameKey(name)));
}
