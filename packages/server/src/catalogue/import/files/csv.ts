import type { Line } from './lines.ts';

/** A row of a CSV file by its columns' names in lower case, with the line that it begins on. */
export type Row = { line: number } & ({ fields: Record<string, string> } | { problem: string });

const mostLines = 20;

/** Rows by RFC 4180: commas, and quotes around values with commas, quotes or line breaks. */
export async function* readRows(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  let begun: { line: number; texts: string[] } | undefined;

  for await (const one of lines) {
    if ('problem' in one) {
      begun = undefined;
      yield one;
      continue;
    }
    begun ??= { line: one.line, texts: [] };
    begun.texts.push(one.text);
    const cells = splitRow(begun.texts.join('\n'));
    if (!cells && begun.texts.length < mostLines) continue;

    const { line } = begun;
    begun = undefined;
    if (!cells)
      yield { line, problem: `A quote opens here and does not close within ${mostLines} lines: close it.` };
    else if (columns) yield* toRow(columns, cells, line);
    else columns = cells.map((cell) => cell.trim().toLowerCase());
  }
  if (begun) yield { line: begun.line, problem: 'A quote opens here and never closes: close it.' };
}

function* toRow(columns: string[], cells: string[], line: number): Generator<Row> {
  if (cells.every((cell) => cell.trim() === '')) return;
  yield { line, fields: Object.fromEntries(columns.map((column, i) => [column, cells[i]?.trim() ?? ''])) };
}

/** The cells of a row; nothing while a quote is open, because the row continues on the next line. */
function splitRow(text: string): string[] | undefined {
  const cells: string[] = [];
  let quoted: string[] = [];
  let quotes = 0;
  for (const part of text.split(',')) {
    if (quotes === 0 && !part.startsWith('"')) {
      cells.push(part);
      continue;
    }
    quoted.push(part);
    quotes += part.split('"').length - 1;
    if (quotes % 2 === 1) continue;
    cells.push(
      quoted
        .join(',')
        .replace(/^"|"\s*$/g, '')
        .replaceAll('""', '"'),
    );
    quoted = [];
    quotes = 0;
  }
  return quoted.length === 0 ? cells : undefined;
}
