import { sourcesSheet } from '@cartouche/contract/fullExport.rules';
import type { MovedForm } from '@cartouche/contract/moving.rules';
import type { RefusalCode } from '@cartouche/contract/refusals';

import type { Language } from '../language.ts';
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
import type { Found, FoundRow, KeptRow } from './forms/said.ts';
import { type Part, joinTables, toTabName } from './several.ts';
import { toTable } from './forms/sheet.ts';
import { type Table, type TableForm, asWorkbook, columnsAmong, hasColumns } from './forms/table.ts';
import { vgcollect } from './forms/vgcollect.ts';
import { readGcstar, readTellico } from './forms/xmlForms.ts';
import { storableFound } from './storable.ts';
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

/** PNG, JPEG and GIF, as their bytes begin. */
const isPicture = /^(\x89PNG|\xff\xd8\xff|GIF8)/;
const isDocument = /^(%PDF-|\{\\rtf|<!doctype html|<html|<head|<body)/i;
/** What Office saves with a password is one of its old containers, with a part of this name. */
const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const lockedPart = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Reads a file by what it holds; its name says nothing. Numbers of a workbook are written as in a language. Refuses what
 * holds no list of games.
 */
export async function recognise(bytes: Buffer, language: Language = 'en'): Promise<Found> {
  if (isPicture.test(bytes.subarray(0, 4).toString('latin1'))) throw new Refusal('move_unreadable');
  if (bytes.subarray(0, container.length).equals(container) && bytes.includes(lockedPart))
    throw new Refusal('move_locked');
  const found =
    bytes.subarray(0, 2).toString('latin1') === 'PK' ? await fromZip(bytes, language) : fromText(bytes);
  if (found.rows.length === 0) throw new Refusal('move_empty');
  if (found.rows.length > moving.mostRows) throw tooLarge();
  requireBounded(found.rows);
  return storableFound(found);
}

/** A few bytes can say much: the cells of a spreadsheet may all refer to one text. */
function requireBounded(rows: readonly FoundRow[]): void {
  let characters = 0;
  for (const row of rows) {
    const texts = 'cells' in row ? row.cells : Object.values(row.said).flat(2);
    for (const text of [...texts, ...(row.beyond ?? []).flat()]) {
      if (typeof text !== 'string') continue;
      characters += text.length;
      if (text.length > moving.longestCell || characters > moving.largestBytes) {
        throw new Refusal('move_hostile');
      }
    }
  }
}

/** What a text holds: a list of games of a known form, or a table. */
type Read = { found: Found } | { table: Table; how: How };
type How = Pick<Found, 'encoding' | 'separator' | 'brokenLines'>;

async function fromZip(bytes: Buffer, language: Language): Promise<Found> {
  const files = await unzip(bytes, (name) => name === 'xl/workbook.xml' || isInner.test(name));
  if (files.has('xl/workbook.xml')) return await fromXlsx(bytes, language);
  const database = [...files].find(([name]) => name.endsWith(gameyeDatabase))?.[1];
  if (database) return knownForm('gameyeBackup', readGameyeBackup(database), null);
  const [first, ...others] = files.entries();
  if (!first) throw new Refusal('move_unreadable');
  if (others.length > 0) return fromFiles([first, ...others], language);
  return { ...fromText(first[1]), tab: toTabName(first[0]) };
}

const isInner =
  /^(?!xl\/|docProps\/|_rels\/|__MACOSX\/|\[)(.*\/)?(ownership_database\.db|[^/]+\.(csv|tsv|txt|xml|json|gcs))$/i;

/** The tables among some files as one; without any, the first file that holds games. */
function fromFiles(files: readonly (readonly [name: string, bytes: Buffer])[], language: Language): Found {
  const read = files.map(([path, bytes]) => ({ name: path.replace(/^.*\//, ''), ...tried(bytes) }));
  const tables = read.flatMap((one) => ('table' in one ? one : []));
  const known = read.find((one) => 'found' in one);
  const [first] = tables;
  if (known && 'found' in known && known.found.rows.length > 0) {
    const leftOut = read.filter((one) => one !== known).map(({ name }) => name);
    return { ...known.found, leftOut: [...known.found.leftOut, ...leftOut] };
  }
  if (!first) {
    const refused = read.find((one) => 'refusal' in one);
    throw refused && 'refusal' in refused ? refused.refusal : new Refusal('move_empty');
  }
  const parts = tables.map(({ name, table }) => ({ name: toTabName(name), table }));
  const brokenLines = tables.flatMap(({ how }) => how.brokenLines ?? []);
  const { table, leftOut, tab } = joinTables(parts, language);
  const found = { ...fromTable(table, { ...first.how, brokenLines }), ...(tab !== undefined && { tab }) };
  const unread = read.filter((one) => !('table' in one)).map(({ name }) => name);
  return { ...found, leftOut: [...leftOut, ...found.leftOut, ...unread] };
}

/** One of these among the files of a zip has all of them refused. */
const harmful = new Set<RefusalCode>(['move_hostile', 'move_entities', 'move_too_large']);

/** What a file among others holds. One that nobody can read may be what others are described in. */
function tried(bytes: Buffer): Read | { refusal: Refusal } {
  try {
    return readText(bytes);
  } catch (error) {
    if (!(error instanceof Refusal) || harmful.has(error.code)) throw error;
    return { refusal: error };
  }
}

async function fromXlsx(bytes: Buffer, language: Language): Promise<Found> {
  const sheets = (await readXlsx(bytes, language)).filter(({ rows }) => rows.length > 0);
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  // What somebody hid is no part of the list that they see, unless there is nothing else.
  const asked = shown.length > 0 ? shown : sheets;
  const hiddenTabs = sheets.filter((sheet) => !asked.includes(sheet)).map(({ name }) => name);
  const parts = asked.map(({ name, rows }): Part => ({
    name,
    table: asWorkbook(toTable(rows)),
  }));
  const { table, leftOut, tab } = joinTables(parts, language);
  const how = { encoding: null, separator: null };
  const found = { ...fromTable(table, how), ...(tab !== undefined && { tab }) };
  const isOurs = found.form === 'cartouche';
  return { ...found, leftOutTabs: leftOut.filter((name) => !isOurs || name !== sourcesSheet), hiddenTabs };
}

function fromText(bytes: Buffer): Found {
  const read = readText(bytes);
  return 'found' in read ? read.found : fromTable(read.table, read.how);
}

function readText(bytes: Buffer): Read {
  const { text, encoding } = decode(bytes);
  const start = text.trimStart();
  // A document looks like lines of a table, or like XML with entities.
  if (isDocument.test(start)) throw new Refusal('move_unreadable');
  if (start.startsWith('<')) return { found: fromXml(start, encoding) };
  // A table may begin with a title in brackets.
  if (isJson.test(start)) return fromJson(start, encoding);
  // Excel's instruction to itself.
  const [, told] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const body = told === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const separator = told ?? separatorOf(body);
  const rows = readDelimited(body, separator ?? '\t').map((row) =>
    told === undefined ? row : { ...row, line: row.line + 1 },
  );
  if (rows.length === 0) throw new Refusal('move_empty');
  const brokenLines = rows.flatMap(({ line, isRepaired }) => (isRepaired ? line : []));
  return { table: toTable(rows), how: { encoding, separator: separator ?? null, brokenLines } };
}

const isJson = /^(\{|\[\s*[["{\]]|(\[[\d\s.,-]*\]|null|true|false)\s*$)/;

function fromJson(json: string, encoding: string): Read {
  const value = parsed(json);
  const own = readFullJson(value);
  if (own) return { found: knownForm('cartouche', own, encoding) };
  const backup = readMyGameCollection(value);
  if (backup) {
    const { rows, leftOut } = backup;
    return { found: { ...knownForm('myGameCollection', rows, encoding), leftOut } };
  }
  const [names, ...rows] = readObjects(value) ?? [];
  if (!names) throw new Refusal('move_unreadable');
  return { table: { header: names.cells, rows }, how: { encoding, separator: null } };
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
  return { form, encoding, separator: null, header: [], leftOut: [], rows };
}

function fromTable(table: Table, how: How): Found {
  const known = tableForms.find(([, form]) => form.recognises(hasColumns(table), table));
  if (known) {
    const [form, { read, without = '' }] = known;
    const rows = read(table);
    // Without a header, the first row is one of the games.
    const isNamed = rows.length === table.rows.length;
    return {
      form,
      ...how,
      header: isNamed ? table.header : [],
      leftOut: columnsAmong(table, without),
      rows: isNamed ? rows.map((row, at) => ({ ...row, ...placeIn(table, at) })) : rows,
    };
  }
  return {
    form: 'sheet',
    ...how,
    header: table.header,
    leftOut: [],
    rows: table.rows.map(({ line }, at) => ({ line, ...placeIn(table, at) })),
  };
}

function placeIn({ rows }: Table, at: number): KeptRow {
  const { cells = [], tab, beyond } = rows[at] ?? {};
  return { cells, ...(tab !== undefined && { tab }), ...(beyond && { beyond }) };
}
