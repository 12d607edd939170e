import { moving } from '@cartouche/contract/moving.rules';

import { Refusal } from '../../refusal.ts';

/** A row of a table with the line on which it begins, and in which of several tables that is. */
export type Row = { line: number; tab?: string; cells: string[] };

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
 * and in some of them a quote begins a cell that does not end with one.
 */
function isUnquoted(text: string, separator: string): boolean {
  if (!text.includes('"')) return false;
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '');
  const width = lines[0]?.split(separator).length ?? 0;
  let isHalf = false;
  const isEven = lines.every((line) => {
    const cells = line.split(separator);
    isHalf ||= cells.some(isHalfQuoted);
    return cells.length === width;
  });
  return isHalf && isEven && width > 1;
}

function isHalfQuoted(cell: string): boolean {
  const written = cell.trim();
  return written.startsWith('"') && (written.length === 1 || !written.endsWith('"'));
}

/**
 * The rows of a table as text. Beside what RFC 4180 says, reads what trackers write: a space before a quote, and inner
 * quotes that are not doubled. A quote ends its cell only where a separator or a line's end follows.
 */
export function readDelimited(text: string, separator: string, { most }: { most?: number } = {}): Row[] {
  const isPlain = isUnquoted(text, separator);
  const rows: Row[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length && rows.length < (most ?? Infinity)) {
    const row: Row = { line, cells: [] };
    let isEnd = false;
    while (!isEnd) {
      const cell = isPlain ? plainCell(text, at, separator) : readCell(text, at, separator);
      if (most === undefined) requireSmall(cell.value, row.cells.length);
      row.cells.push(cell.value);
      line += countLines(text, at, cell.end);
      at = cell.end;
      isEnd = text[at] !== separator;
      if (!isEnd) at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    if (most === undefined && rows.length > moving.mostRows + 50) throw tooLarge();
  }
  return rows;
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

type Cell = { value: string; end: number };

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1;
  return { value: text.slice(start, end).trim(), end };
}

function readCell(text: string, start: number, separator: string): Cell {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') return plainCell(text, start, separator);

  let value = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    // Without an end, the cell is the rest: of a file that is damaged, or of the part that is looked at first.
    if (quote < 0 || quote - at > moving.longestCell * 2)
      return { value: text.slice(at, at + moving.longestCell + 1), end: text.length };
    value += text.slice(from, quote);
    const end = endAfter(text, quote + 1, separator);
    if (end !== undefined) return { value, end };
    value += '"';
    from = text[quote + 1] === '"' ? quote + 2 : quote + 1;
  }
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
