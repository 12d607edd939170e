import type { MovedForm } from '@cartouche/contract/moving.rules';

import { Refusal } from '../refusal.ts';
import { clz } from './forms/clz.ts';
import { readClzXml } from './forms/clzXml.ts';
import { fullTable, readFullJson } from './forms/fullExport.ts';
import { gameye } from './forms/gameye.ts';
import { readGameyeBackup } from './forms/gameyeBackup.ts';
import { grouvee } from './forms/grouvee.ts';
import { darkadia, igdbList, koillection, ownExport, vgcShelf } from './forms/lists.ts';
import { readMyGameCollection } from './forms/myGameCollection.ts';
import { priceCharting } from './forms/priceCharting.ts';
import type { Found, FoundRow } from './forms/said.ts';
import { toTable } from './forms/sheet.ts';
import { type Table, type TableForm, hasColumns } from './forms/table.ts';
import { vgcollect } from './forms/vgcollect.ts';
import { readGcstar, readTellico } from './forms/xmlForms.ts';
import { decode } from './text/decode.ts';
import { readDelimited, separatorOf, tooLarge } from './text/delimited.ts';
import { readObjects } from './text/objects.ts';
import { unzip } from './text/unzip.ts';
import { readXlsx } from './text/xlsx.ts';
import { readXml } from './text/xml.ts';
import { moving } from '@cartouche/contract/moving.rules';

/** In this order: the first that knows a header has the file. */
const tableForms: [MovedForm, TableForm][] = [
  ['cartouche', fullTable],
  ['gameye', gameye],
  ['priceCharting', priceCharting],
  ['vgcollect', vgcollect],
  ['grouvee', grouvee],
  ['darkadia', darkadia],
  ['vgcShelf', vgcShelf],
  ['igdb', igdbList],
  ['koillection', koillection],
  ['cartouche', ownExport],
  ['clz', clz],
];

const gameyeDatabase = 'ownership_database.db';

/** Reads a file by what it holds; its name says nothing. Refuses what holds no list of games. */
export async function recognise(bytes: Buffer): Promise<Found> {
  const found = bytes.subarray(0, 2).toString('latin1') === 'PK' ? await fromZip(bytes) : fromText(bytes);
  if (found.rows.length === 0) throw new Refusal('move_empty');
  if (found.rows.length > moving.mostRows) throw tooLarge();
  requireBounded(found.rows);
  return found;
}

/** A few bytes can say much: the cells of a spreadsheet may all refer to one text. */
function requireBounded(rows: readonly FoundRow[]): void {
  let characters = 0;
  for (const row of rows) {
    const texts = 'cells' in row ? row.cells : Object.values(row.said).flat(2);
    for (const text of texts) {
      if (typeof text !== 'string') continue;
      characters += text.length;
      if (text.length > moving.longestCell || characters > moving.unpackedBytes) {
        throw new Refusal('move_hostile');
      }
    }
  }
}

async function fromZip(bytes: Buffer): Promise<Found> {
  const isInner = (name: string) =>
    name === gameyeDatabase || name === 'tellico.xml' || /^[^/]+\.(csv|xml|json|gcs)$/i.test(name);
  const files = await unzip(bytes, (name) => isInner(name) || name === 'xl/workbook.xml');
  if (files.has('xl/workbook.xml')) return await fromXlsx(bytes);
  const database = files.get(gameyeDatabase);
  if (database) return knownForm('gameyeBackup', readGameyeBackup(database), null);
  const [inner] = files.values();
  if (!inner) throw new Refusal('move_unreadable');
  return fromText(inner);
}

async function fromXlsx(bytes: Buffer): Promise<Found> {
  const sheets = (await readXlsx(bytes)).filter(({ rows }) => rows.length > 1);
  const tables = sheets.map(({ name, rows }) => ({ name, ...toTable(rows) }));
  const { header } = tables[0] ?? { header: [] };
  const alike = tables.filter((one) => one.header.join('\0') === header.join('\0'));
  const isSeveral = alike.length > 1;
  // One sheet per console is common: its name is then the platform.
  return fromTable(
    {
      isWorkbook: true,
      header: isSeveral ? [...header, 'Tab'] : header,
      rows: alike.flatMap(({ name, rows }) =>
        isSeveral
          ? rows.map(({ line, cells }) => ({ line, cells: [...padded(cells, header.length), name] }))
          : rows,
      ),
    },
    { encoding: null, separator: null },
  );
}

function padded(cells: string[], length: number): string[] {
  return Array.from({ length }, (_one, place) => cells[place] ?? '');
}

function fromText(bytes: Buffer): Found {
  const { text, encoding } = decode(bytes);
  const start = text.trimStart();
  if (start.startsWith('<')) return fromXml(start, encoding);
  // A table may begin with a title in brackets.
  if (/^(\{|\[\s*[["{\]])/.test(start)) return fromJson(start, encoding);
  // Excel's instruction to itself.
  const [, told] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const body = told === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const separator = told ?? separatorOf(body);
  const rows = readDelimited(body, separator ?? '\t').map((row) =>
    told === undefined ? row : { ...row, line: row.line + 1 },
  );
  if (rows.length === 0) throw new Refusal('move_empty');
  return fromTable(toTable(rows), { encoding, separator: separator ?? null });
}

function fromJson(json: string, encoding: string): Found {
  const value = parsed(json);
  const own = readFullJson(value);
  if (own) return knownForm('cartouche', own, encoding);
  const backup = readMyGameCollection(value);
  if (backup) return knownForm('myGameCollection', backup, encoding);
  const [names, ...rows] = readObjects(value) ?? [];
  if (!names) throw new Refusal('move_unreadable');
  return fromTable({ header: names.cells, rows }, { encoding, separator: null });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('move_unreadable');
  }
}

function fromXml(xml: string, encoding: string): Found {
  const root = readXml(xml);
  const readers: [MovedForm, (root: ReturnType<typeof readXml>) => FoundRow[] | undefined][] = [
    ['gcstar', readGcstar],
    ['tellico', readTellico],
    ['clzXml', readClzXml],
  ];
  for (const [form, read] of readers) {
    const rows = read(root);
    if (rows) return knownForm(form, rows, encoding);
  }
  throw new Refusal('move_unreadable');
}

function knownForm(form: MovedForm, rows: FoundRow[], encoding: string | null): Found {
  return { form, encoding, separator: null, header: [], rows };
}

function fromTable(table: Table, how: Pick<Found, 'encoding' | 'separator'>): Found {
  const known = tableForms.find(([, form]) => form.recognises(hasColumns(table), table));
  if (known) return { form: known[0], ...how, header: [], rows: known[1].read(table) };
  return {
    form: 'sheet',
    ...how,
    header: table.header,
    rows: table.rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, moving.mostColumns) })),
  };
}
