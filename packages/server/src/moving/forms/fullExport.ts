import { unescapeFormula } from '@cartouche/contract/csv.rules';
import { type FullColumn, fullColumns, fullExport } from '@cartouche/contract/fullExport.rules';
import { itemFields } from '@cartouche/contract/item.rules';
import { columnName } from '@cartouche/contract/moving.rules';

import { Refusal } from '../../refusal.ts';
import { isRecord, writtenOf } from '../text/objects.ts';
import type { FoundRow, Said } from './said.ts';
import { type TableForm, damageOf, nameKey } from './table.ts';

const longestVersion = 20;

/** Our own full export, which says every copy whole. Its texts are taken as they are: a note may well be 'none'. */
export const fullTable: TableForm = {
  recognises: (has) => has('cartouche_version', 'title', 'platform', 'completeness', 'copy'),
  read: ({ header, rows, isWorkbook }) => {
    const plain = (text: string) => (isWorkbook ? text : unescapeFormula(text));
    const named = header.map((name, place): [string, number] => [nameKey(name), place]);
    const places = new Map(named.toReversed()); // the first of each name
    for (const { cells } of rows) requireKnown(cells[places.get(nameKey('cartouche_version')) ?? -1] ?? '');
    const ours = new Set(fullColumns.map((name) => places.get(nameKey(name))));
    const added = header.flatMap((name, place) => (ours.has(place) ? [] : [{ name, place }]));
    return rows.map(({ line, cells }) => {
      const cell = (place = -1) => plain(cells[place] ?? '');
      return {
        line,
        said: {
          ...sayCopy(
            (name) => cell(places.get(nameKey(name))),
            added.map(({ name, place }) => [columnName(name, place), cell(place)]),
          ),
          ...damageOf(header, cells),
        },
      };
    });
  },
};

/** The same as JSON; undefined for any other. */
export function readFullJson(value: unknown): FoundRow[] | undefined {
  if (!isRecord(value) || value['product'] !== fullExport.product || value['export'] !== fullExport.export)
    return undefined;
  requireKnown(writtenOf(value['version']));
  const { copies } = value;
  if (!Array.isArray(copies)) return undefined;
  return copies.filter(isRecord).map((copy, place) => ({
    line: place + 1,
    said: sayCopy(
      (name) => writtenOf(copy[name]),
      Object.entries(copy).flatMap(([name, one]) => (ours.has(name) ? [] : [[name, writtenOf(one)]])),
    ),
  }));
}

const ours = new Set<string>(fullColumns);

/** A later form may mean something else by the same names. */
function requireKnown(version: string): void {
  if (version.trim() !== '' && Number(version) !== fullExport.version)
    throw new Refusal('move_other_version', { version: version.trim().slice(0, longestVersion) });
}

/** What a copy says, and what somebody added to the file beside it. */
function sayCopy(cell: (name: FullColumn) => string, added: [label: string, value: string][]): Said {
  const {
    purchasePrice: paid,
    purchaseDate: bought,
    ...fields
  } = Object.fromEntries(itemFields.map((name) => [name, cell(name)]));
  const isCorrected = cell('catalogue_title') !== '';
  const said = {
    ...fields,
    paid,
    bought,
    currency: cell('currency'),
    title: cell('catalogue_title') || cell('title'),
    ownTitle: isCorrected ? cell('title') : '',
    platform: cell('platform'),
    igdb: cell('igdb_id'),
    // A correction may have another year than the catalogue.
    year: isCorrected ? '' : cell('release_date').slice(0, 4),
    released: cell('release_date'),
    publisher: cell('publisher'),
    genres: cell('genres'),
    regions: cell('regions'),
    added: cell('added_at'),
    copy: cell('copy'),
    list: cell('list') === 'wishlist' ? 'wishlist' : '',
  };
  const more = added.filter(([, value]) => value.trim() !== '');
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '' && text !== undefined)),
    ...(more.length > 0 && { more }),
    ...(cell('own_entry') !== '' && { isEntry: cell('own_entry') === 'yes' }),
    isOurs: true,
  };
}
