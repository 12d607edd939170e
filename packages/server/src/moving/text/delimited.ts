import { moving } from '@cartouche/contract/moving.rules';

import { Refusal } from '../../refusal.ts';

/** A row of a table with the line on which it begins, and in which of several tables that is. */
export type Row = {
  line: number;
  tab?: string;
  cells: string[];
  /** What a workbook has right of its last column, by the letters of those columns. */
  beyond?: [label: string, value: string][];
  /** A quote in it has no end, so that its line was read by itself. */
  isRepaired?: true;
};

const separators = [',', ';', '\t', '|'];

/** The separator of most cells in the first lines; nothing where there is none, as in a list of titles. */
export function separatorOf(text: string): string | undefined {
  const counts = separators.map((separator) => {
    const widths = readDelimited(text.slice(0, 20_000), separator, { most: 20 }).map(
      ({ cells }) => cells.length,
    );
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
    const alike = widths.filter((width) => width === usual).length;
    return { separator, cells: usual < 2 ? 0 : usual, alike };
  });
  // Decimal commas are in the rows, but not in the header: the separator of most rows that are alike is the one.
  const [best] = counts
    .filter(({ cells }) => cells > 0)
    .toSorted((a, b) => b.alike - a.alike || b.cells - a.cells);
  return best?.separator;
}

/**
 * Whether cells are written without quotes, and quotes in them as they are, as GCstar does: all lines have as many cells,
 * and quotes that begin a cell without ending it are more than those that do both.
 */
function isUnquoted(text: string, separator: string): boolean {
  if (!text.includes('"')) return false;
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '');
  const width = lines[0]?.split(separator).length ?? 0;
  let halves = 0;
  let wholes = 0;
  const isEven = lines.every((line) => {
    const cells = line.split(separator);
    for (const cell of cells) {
      const written = cell.trim();
      if (!written.startsWith('"')) continue;
      if (written.length > 1 && written.endsWith('"')) wholes += 1;
      else halves += 1;
    }
    return cells.length === width;
  });
  return halves > wholes && isEven && width > 1;
}

/**
 * The rows of a table as text. Beside what RFC 4180 says, reads what trackers write: a space before a quote, and inner
 * quotes that are not doubled. A quote ends its cell only where a separator or a line's end follows. One that has no end
 * would swallow the rows below: its line is read by itself.
 */
export function readDelimited(text: string, separator: string, { most }: { most?: number } = {}): Row[] {
  const isPlain = isUnquoted(text, separator);
  const isSample = most !== undefined;
  const table = { text, separator, mostColumns: isSample ? Infinity : moving.mostColumns };
  const rows: Row[] = [];
  const widths = new Map<number, number>();
  let at = 0;
  let line = 1;
  while (at < text.length && rows.length < (most ?? Infinity)) {
    const whole = readRow({ ...table, at, quotes: isPlain ? 'letters' : 'doubled' });
    // Of the part that is looked at first, the last cell may end further down.
    if (isSample && whole.isEndless && rows.length > 0) break;
    const read = isDoubtful(whole) ? likelier(whole, { ...table, at }, widths) : whole;
    const { cells } = read;
    if (!isSample) cells.forEach(requireSmall);
    if (!isDoubtful(whole)) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    const isRepaired = read !== whole || whole.isEndless;
    if (cells.some((value) => value !== '')) rows.push({ line, cells, ...(isRepaired && { isRepaired }) });
    line += countLines(text, at, read.end) + 1;
    at = read.end + (text[read.end] === '\r' && text[read.end + 1] === '\n' ? 2 : 1);
    if (!isSample && rows.length > moving.mostRows + 50) throw tooLarge();
  }
  return rows;
}

/** Quotes are letters, or begin and end cells, in which they are doubled, as RFC 4180 says, or written as they are. */
type Quotes = 'letters' | 'doubled' | 'single';
type Place = { text: string; at: number; separator: string; quotes: Quotes; mostColumns: number };

type ReadRow = {
  cells: string[];
  end: number;
  /** A quote that begins a cell has no end. */
  isEndless: boolean;
  /** A cell has a quote within that seems to begin another one. */
  isOverrun: boolean;
};

function isDoubtful({ isEndless, isOverrun }: ReadRow): boolean {
  return isEndless || isOverrun;
}

function readRow(place: Place): ReadRow {
  const row: ReadRow = { cells: [], end: place.at, isEndless: false, isOverrun: false };
  for (;;) {
    const cell = readCell(place, row.end);
    if (row.cells.length === place.mostColumns) throw tooLarge();
    row.cells.push(cell.value);
    row.isEndless ||= cell.isEndless === true;
    row.isOverrun ||= cell.isOverrun === true;
    row.end = cell.end;
    if (place.text[row.end] !== place.separator) return row;
    row.end += 1;
  }
}

/**
 * A row as it was read, or its first line by itself: where that has as many cells as most rows, and the row has not, or
 * is several lines of which most have as many each, or the last one, whose quote then ends the cell.
 */
function likelier(
  whole: ReadRow,
  { text, at, ...table }: Omit<Place, 'quotes'>,
  widths: ReadonlyMap<number, number>,
): ReadRow {
  const [usual] = [...widths].toSorted(([a, times], [b, often]) => often - times || b - a)[0] ?? [];
  if (usual === undefined) return whole;
  const fits = ({ cells }: ReadRow) =>
    cells.length === usual || (cells.length === usual + 1 && cells.at(-1) === '');
  const readAlone = (line: string) => readRow({ ...table, text: line, at: 0, quotes: 'single' });
  const [line = '', ...others] = text.slice(at, whole.end).split(/\r\n?|\n/);
  const alone = readAlone(line);
  const over = others.map((other) => fits(readAlone(other)));
  const isOver = over.at(-1) === true || over.filter(Boolean).length > over.length / 2;
  return fits(alone) && (isOver || !fits(whole)) ? { ...alone, end: at + alone.end } : whole;
}

/** Refuses a cell that no tracker writes, and one beyond the last column; `place` counts from 0. */
export function requireSmall(value: string, place: number): void {
  if (value.length > moving.longestCell) throw new Refusal('move_hostile');
  if (place >= moving.mostColumns) throw tooLarge();
}

export function tooLarge(): Refusal {
  const { largestBytes, mostRows: rows, mostColumns: columns } = moving;
  return new Refusal('move_too_large', { megabytes: largestBytes / 1024 ** 2, rows, columns });
}

type Cell = { value: string; end: number; isEndless?: true; isOverrun?: true };

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1;
  return { value: text.slice(start, end).trim(), end };
}

function readCell({ text, separator, quotes }: Place, start: number): Cell {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (quotes === 'letters' || text[at] !== '"') return plainCell(text, start, separator);

  let value = '';
  let from = at + 1;
  let isSingle = quotes === 'single';
  let isOverrun = false;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { ...plainCell(text, at + 1, separator), isEndless: true };
    // No tracker writes that much, unless its quote has no end.
    const most = at + moving.longestCell * 2;
    if (quote > most) return { value: text.slice(at, most), end: most, isEndless: true };
    value += text.slice(from, quote);
    const end = endAfter(text, quote + 1, separator);
    if (end !== undefined) return { value, end, ...(isOverrun && { isOverrun }) };
    value += '"';
    const isDoubled = text[quote + 1] === '"';
    from = isDoubled ? quote + 2 : quote + 1;
    const endOfBoth = isDoubled ? endAfter(text, from, separator) : undefined;
    isSingle ||= !isDoubled;
    // A letter of the cell, then its end.
    if (endOfBoth !== undefined && isSingle)
      return { value, end: endOfBoth, ...(isOverrun && { isOverrun }) };
    const isOther = isAtBeginning(text, quote, separator) && (!isDoubled || endOfBoth !== undefined);
    if (isOther && quotes === 'single') return { ...plainCell(text, at + 1, separator), isEndless: true };
    isOverrun ||= isOther;
  }
}

/** Whether a cell could begin at a place. */
function isAtBeginning(text: string, place: number, separator: string): boolean {
  let before = place - 1;
  while (text[before] === ' ') before -= 1;
  return text[before] === separator || isLineEnd(text[before]);
}

/** Where a cell ends whose last quote comes before; nothing if the quote is part of it. */
function endAfter(text: string, start: number, separator: string): number | undefined {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at >= text.length || text[at] === separator || isLineEnd(text[at]) ? at : undefined;
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) lines += 1;
  }
  return lines;
}
