import { unescapeFormula } from '@cartouche/contract/csv.rules';
import { type FullColumn, fullExport } from '@cartouche/contract/fullExport.rules';
import { itemFields } from '@cartouche/contract/item.rules';

import { isRecord } from '../text/objects.ts';
import type { FoundRow, Said } from './said.ts';
import { type TableForm, nameKey } from './table.ts';

/** Our own full export, which says every copy whole. Its texts are taken as they are: a note may well be 'none'. */
export const fullTable: TableForm = {
  recognises: (has) => has('cartouche_version', 'title', 'platform', 'completeness', 'copy'),
  read: ({ header, rows, isWorkbook }) => {
    const plain = (text: string) => (isWorkbook ? text : unescapeFormula(text));
    const places = new Map(header.map((name, place) => [nameKey(name), place]));
    return rows.map(({ line, cells }) => ({
      line,
      said: sayCopy((name) => plain(cells[places.get(nameKey(name)) ?? -1] ?? '')),
    }));
  },
};

/** The same as JSON; undefined for any other. */
export function readFullJson(value: unknown): FoundRow[] | undefined {
  if (!isRecord(value) || value['product'] !== fullExport.product || value['export'] !== fullExport.export)
    return undefined;
  const { copies } = value;
  if (!Array.isArray(copies)) return undefined;
  return copies.filter(isRecord).map((copy, place) => ({
    line: place + 1,
    said: sayCopy((name) => {
      const said = copy[name];
      return typeof said === 'string' || typeof said === 'number' ? String(said) : '';
    }),
  }));
}

function sayCopy(cell: (name: FullColumn) => string): Said {
  const {
    purchasePrice: paid,
    purchaseDate: bought,
    ...fields
  } = Object.fromEntries(itemFields.map((name) => [name, cell(name)]));
  const said = {
    ...fields,
    paid,
    bought,
    title: cell('title'),
    platform: cell('platform'),
    igdb: cell('igdb_id'),
    year: cell('release_date').slice(0, 4),
    added: cell('added_at'),
    copy: cell('copy'),
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '' && text !== undefined));
}
