import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { files, read } from './testing/reading.ts';
import { workbookOf } from './testing/workbook.ts';
import { decode } from './text/decode.ts';
import { readDelimited, separatorOf } from './text/delimited.ts';

type Rows = string[][];

/** The tables of the forms, each with the number of rows above its games. */
const tables: [name: string, above: number][] = [
  ['clz.csv', 1],
  ['darkadia.csv', 1],
  ['gameye-v4.csv', 1],
  ['gameye-v5.csv', 1],
  ['gcstar.csv', 1],
  ['grouvee.csv', 1],
  ['igdb.csv', 1],
  ['koillection.csv', 0],
  ['own.csv', 1],
  ['pricecharting.csv', 1],
  ['excel-unicode.txt', 1],
  ['clz-windows.csv', 1],
  ['mac.csv', 1],
  ['gameye-v505.csv', 1],
  ['sheet-fr.csv', 3],
  ['vgcollect.csv', 1],
  ['vgcshelf.csv', 1],
];

function rowsIn(name: string): Rows {
  const { text } = decode(readFileSync(join(files, name)));
  const [header, ...rows] = readDelimited(text, separatorOf(text) ?? '\t').map(({ cells }) => cells);
  // What lost its quotes has lost its columns once a spreadsheet saves it.
  return [
    header ?? [],
    ...rows.filter(({ length }) => name !== 'pricecharting.csv' || length === header?.length),
  ];
}

const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const written = (rows: Rows, separator: string) =>
  `${rows.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n')}\r\n`;

/** The games of a table again and again: whatever a file says of one, it says of many. */
function long(rows: Rows, above: number): Rows {
  const games = rows.slice(above);
  return [
    ...rows.slice(0, above),
    ...Array.from({ length: 40 }, (_one, at) => games[at % games.length] ?? []),
  ];
}

/** A table as a French Excel saves it: semicolons, decimal commas and days with the year at their end. */
function asFrench(rows: Rows): Rows {
  return rows.map((cells) =>
    cells.map((cell) =>
      cell
        .replace(/^(-?\d+)\.(\d+)$/, (_all, whole: string, part: string) => {
          const kept = part.replace(/0+$/, '');
          return kept === '' ? whole : `${whole},${kept}`;
        })
        .replace(
          /^(\d{4})-(\d\d)-(\d\d)( \d\d:\d\d)?(:\d\d)?$/,
          (day, year: string, month: string, date: string, time: string | undefined) =>
            month === '00' ? day : `${date}/${month}/${year}${time ?? ''}`,
        ),
    ),
  );
}

async function meant(bytes: Buffer) {
  const { form, rows } = await read(bytes);
  // Its figures are no amounts: 'Condition: 9.5/10'.
  const asWritten = (notes = '') => notes.replace(/(?<=\d),(?=\d)/g, '.');
  return {
    form,
    rows: rows.map(({ line: _line, key: _key, ...row }) => ({
      ...row,
      fields: { ...row.fields, notes: asWritten(row.fields.notes) },
    })),
  };
}

const keptAs: [name: string, (rows: Rows, above: number) => Buffer | Promise<Buffer>][] = [
  ['long', (rows, above) => Buffer.from(written(long(rows, above), ','))],
  ['with a byte order mark', (rows, above) => Buffer.from(`\ufeff${written(long(rows, above), ',')}`)],
  [
    'saved by a French Excel',
    (rows, above) => Buffer.from(`\ufeff${written(asFrench(long(rows, above)), ';')}`),
  ],
  ['tabs', (rows, above) => Buffer.from(written(asFrench(long(rows, above)), '\t'), 'utf16le')],
  [
    'as a workbook',
    (rows, above) =>
      workbookOf({
        Feuil1: long(rows, above).map((c) =>
          c.map((x) => x.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
        ),
      }),
  ],
  [
    'empty columns',
    (rows, above) =>
      Buffer.from(
        written(
          long(rows, above).map((cells) => [...cells, '', '']),
          ';',
        ),
      ),
  ],
  [
    'blank lines',
    (rows, above) =>
      Buffer.from(
        written(
          long(rows, above).flatMap((cells) => [cells, cells.map(() => '')]),
          ';',
        ),
      ),
  ],
];

test.each(tables.flatMap(([name, above]) => keptAs.map(([how, keep]) => ({ name, above, how, keep }))))(
  '$name is read alike $how',
  async ({ name, above, keep }) => {
    const rows = rowsIn(name);
    const once = await meant(Buffer.from(written(rows, ',')));

    const found = await meant(await keep(rows, above));

    expect(found.form).toBe(once.form);
    expect(found.rows).toEqual(Array.from({ length: 40 }, (_one, at) => once.rows[at % once.rows.length]));
  },
);

/** What stands once in a file that is no table, and how many there are of it. */
const elements: [name: string, one: RegExp, count: number][] = [
  ['clz.xml', /<game>.*?<\/game>\n/gs, 2],
  ['gcstar.gcs', /<item .*?<\/item>/gs, 1],
  ['tellico.xml', /<entry .*?<\/entry>/gs, 1],
  ['mygamecollection.json', /\{\s*"id": \d+,\s*"name"[^{}]*"platform_id"[^{}]*\}/g, 2],
];

test.each(elements)('%s is read alike where it has many games', async (name, one, count) => {
  const text = readFileSync(join(files, name), 'utf8');
  const games = text.match(one) ?? [];
  const many = Array.from({ length: 40 }, (_one, at) => games[at % games.length]);
  const [start, end] = [
    text.slice(0, text.search(one)),
    text.slice(text.lastIndexOf(games.at(-1) ?? '') + (games.at(-1) ?? '').length),
  ];

  const once = await meant(Buffer.from(text));
  const found = await meant(Buffer.from(start + many.join(name.endsWith('.json') ? ',' : '') + end));

  expect(games).toHaveLength(count);
  expect(found.form).toBe(once.form);
  expect(found.rows).toEqual(many.map((_game, at) => once.rows[at % count]));
});
