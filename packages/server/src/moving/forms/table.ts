import { fold } from '@cartouche/contract/catalogue.rules';

import type { Row } from '../text/delimited.ts';
import type { FoundRow, Said } from './said.ts';

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
};

/** A column's name as it is compared. */
export function nameKey(name: string): string {
  return fold(name).replaceAll(' ', '');
}

/** Whether a table has all of some columns. */
export function hasColumns({ header }: Table): (...names: string[]) => boolean {
  const keys = new Set(header.map(nameKey));
  return (...names) => names.every((name) => keys.has(nameKey(name)));
}

/** A cell by the first of some names that the header has. */
export type Cells = (...names: string[]) => string;

/** Reads rows by the names of their columns. Rows with more cells than the header are marked. */
export function readRows({ header, rows }: Table, say: (cell: Cells, row: Row) => Said): FoundRow[] {
  const places = new Map<string, number>();
  for (const [place, name] of header.entries()) {
    if (!places.has(nameKey(name))) places.set(nameKey(name), place);
  }
  return rows.map((row) => {
    const cell: Cells = (...names) => {
      const place = names.map((name) => places.get(nameKey(name))).find((one) => one !== undefined);
      return place === undefined ? '' : (row.cells[place] ?? '').trim();
    };
    const isLong = row.cells.slice(header.length).some((extra) => extra.trim() !== '');
    return { line: row.line, said: { ...say(cell, row), ...(isLong && { isDamaged: true }) } };
  });
}
