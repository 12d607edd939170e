import { moving } from '@cartouche/contract/moving.rules';

import type { Language } from '../../language.ts';
import { Refusal } from '../../refusal.ts';
import { type Row, tooLarge } from './delimited.ts';
import { writtenNumber } from './numbers.ts';
import { unzip } from './unzip.ts';
import { findAll, readXml, walkXml } from './xml.ts';

export type Sheet = { name: string; rows: Row[]; isHidden: boolean };

const isPart = (name: string) =>
  /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(
    name,
  );

/** The sheets of an Excel file, as text, with numbers as a language writes them. Of a formula, what it was last computed to. */
export async function readXlsx(bytes: Buffer, language: Language = 'en'): Promise<Sheet[]> {
  const files = await unzip(bytes, isPart);
  const file = (name: string) => files.get(`xl/${name}`)?.toString('utf8');
  const workbook = file('workbook.xml');
  if (workbook === undefined) throw new Refusal('move_unreadable');

  const targets = new Map(
    findAll(readXml(file('_rels/workbook.xml.rels') ?? ''), 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      (attributes['Target'] ?? '').replace(/^\/?(xl\/)?/, ''),
    ]),
  );
  const strings = readStrings(file('sharedStrings.xml') ?? '');
  const styles = readStyles(file('styles.xml') ?? '');
  const root = readXml(workbook);
  const is1904 = findAll(root, 'workbookPr').some(({ attributes }) =>
    /^(1|true)$/.test(attributes['date1904'] ?? ''),
  );
  return findAll(root, 'sheet').flatMap(({ attributes }) => {
    const xml = file(targets.get(attributes['r:id']) ?? '');
    if (xml === undefined) return [];
    const isHidden = /hidden/i.test(attributes['state'] ?? '');
    return {
      name: attributes['name'] ?? '',
      rows: readSheet(xml, { strings, styles, is1904, language }),
      isHidden,
    };
  });
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isReading = false;
  let isSound = false;
  walkXml(xml, {
    open(name) {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isSound = true; // how a Japanese text is pronounced
      isReading = name === 't' && !isSound;
    },
    text: (text) => void (isReading && strings.push((strings.pop() ?? '') + text)),
    close(name) {
      if (name === 'rPh') isSound = false;
      isReading = false;
    },
  });
  return strings;
}

type Shown = 'date' | 'cents';

/** The formats that Excel knows by their numbers. */
const builtIn = new Map<string, Shown>([
  ...['14', '15', '16', '17', '22'].map((id) => [id, 'date'] as const),
  ...['2', '4', '7', '8', '39', '40', '44'].map((id) => [id, 'cents'] as const),
]);

/** What cell styles show, by their numbers: a date, or an amount with its cents. */
function readStyles(xml: string): Map<string, Shown> {
  const root = readXml(xml);
  const formats = new Map(builtIn);
  for (const { attributes } of findAll(root, 'numFmt')) {
    const code = (attributes['formatCode'] ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
    const shown = /[dy]/i.test(code) ? 'date' : /^[^;%E]*\.00(?![0#?%E])/.test(code) ? 'cents' : undefined;
    if (shown) formats.set(attributes['numFmtId'] ?? '', shown);
  }
  const cellStyles = findAll(root, 'cellXfs')[0]?.children ?? [];
  return new Map(
    cellStyles.flatMap(({ attributes }, place): [string, Shown][] => {
      const shown = formats.get(attributes['numFmtId'] ?? '');
      return shown ? [[String(place), shown]] : [];
    }),
  );
}

type Book = { strings: string[]; styles: Map<string, Shown>; is1904: boolean; language: Language };

function readSheet(xml: string, book: Book): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 0, cells: [] };
  let column = 0;
  let attributes: Record<string, string> = {};
  let value = '';
  let isValue = false;
  const merged: string[] = [];
  walkXml(xml, {
    open(name, given) {
      if (name === 'row') {
        row = { line: Number(given['r'] ?? row.line + 1), cells: [] };
        column = 0;
      }
      if (name === 'c') {
        attributes = given;
        value = '';
        column = placeOf(given['r']) ?? column;
        if (column >= moving.mostColumns) throw tooLarge();
      }
      if (name === 'mergeCell' && merged.length < moving.mostRows) merged.push(given['ref'] ?? '');
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (!isValue) return;
      value += text;
      if (value.length > moving.longestCell) throw new Refusal('move_hostile');
    },
    close(name) {
      isValue = false;
      if (name === 'c') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = toText(value, attributes, book);
        column += 1;
      }
      if (name === 'row' && row.cells.some((cell) => cell !== '')) rows.push(row);
      if (rows.length > moving.mostRows + 50) throw tooLarge();
    },
  });
  fillDown(rows, merged);
  return rows;
}

/** So many rows are filled at most, of all ranges together: a file may have any number of them. */
const mostFilled = moving.mostRows * 20;

/**
 * A text in a cell that was made one with those below it, as a console beside its games, is that of all their rows. An
 * amount is not: it is paid once. What goes across several columns is a title.
 */
function fillDown(rows: readonly Row[], merged: readonly string[]): void {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]));
  const lastLine = rows.at(-1)?.line ?? 0;
  let left = mostFilled;
  for (const range of merged) {
    const [, from, first, to, last] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
    const place = placeOf(from) ?? 0;
    const text = byLine.get(Number(first))?.[place] ?? '';
    if (from !== to || !/\p{L}/u.test(text)) continue;
    for (let line = Number(first) + 1; line <= Math.min(Number(last), lastLine); line += 1) {
      const cells = byLine.get(line);
      if (left-- <= 0) return;
      if (!cells || (cells[place] ?? '') !== '') continue;
      while (cells.length < place) cells.push('');
      cells[place] = text;
    }
  }
}

/** The place of a column from its letters: 0 for A, 26 for AA. */
function placeOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const dayMs = 86_400_000;

function toText(value: string, { t: type, s: style = '' }: Record<string, string>, book: Book): string {
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type === undefined || type === 'n') {
    const number = Number(value);
    if (value === '' || !Number.isFinite(number)) return value;
    const shown = book.styles.get(style);
    if (shown === 'date' && number > 0 && number < 2_958_466) {
      const start = Date.UTC(1899, 11, 30) + (book.is1904 ? 1462 * dayMs : 0);
      return new Date(start + Math.floor(number) * dayMs).toISOString().slice(0, 10);
    }
    // 12.1 is stored as 12.100000000000001
    const written = writtenNumber(Number(number.toPrecision(15)), shown === 'cents' ? 2 : 0);
    return book.language === 'fr' ? written.replace('.', ',') : written;
  }
  return value;
}
