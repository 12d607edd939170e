import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { csvHeader, csvLine } from '@cartouche/contract/csv.rules';
import {
  type FullForm,
  type FullRow,
  fullColumns,
  fullExport,
  fullForms,
} from '@cartouche/contract/fullExport.rules';
import { moving } from '@cartouche/contract/moving.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toSheet, writeWorkbook } from '../archive/xlsx.ts';
import { readFile } from './readFile.ts';
import { receiveFile } from './receiveFile.ts';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartouche-large-'));
  path = join(folder, 'file');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everything: FullRow = {
  cartouche_version: fullExport.version,
  title: 'Secret of Mana',
  platform: 'Super Nintendo Entertainment System',
  release_date: '1993-08-06',
  publisher: 'Square',
  genres: 'Role-playing (RPG), Adventure',
  regions: 'JP, US, EU',
  igdb_id: 1053,
  copy: 1,
  copies: 1,
  completeness: 'COMPLETE_IN_BOX',
  condition: 'GOOD',
  purchasePrice: 45.5,
  purchaseDate: '2019-05-03',
  notes: 'Found at the flea market with its map and poster; the label is a little faded.',
  release: 'FR SNSP-K2-FAH',
  edition: 'Big box',
  boxCondition: 'FAIR',
  bookletCondition: 'GOOD',
  mediumCondition: 'MINT',
  place: 'Living room / Shelf 2 / Box 7',
  tags: 'Signed, To repair',
  boughtAt: 'Flea market',
  boughtFrom: 'Paul',
  estimate: 60,
  estimateDate: '2026-01-05',
  currency: 'EUR',
  photos: 2,
  added_at: '2026-01-05T10:00:00.000Z',
  sources:
    'GameDataBase, https://github.com/PigSaint/GameDataBase, CC BY 4.0 https://creativecommons.org/licenses/by/4.0/; libretro-database, https://github.com/libretro/libretro-database, CC BY-SA 4.0 https://creativecommons.org/licenses/by-sa/4.0/',
  own_entry: 'no',
  catalogue_title: '',
  list: 'owned',
};

function* rowsOf(most: number): Generator<FullRow> {
  for (let at = 1; at <= most; at += 1) yield { ...everything, title: `Secret of Mana ${at} 聖剣` };
}

const writers: Record<FullForm, (rows: Iterable<FullRow>) => Readable> = {
  json: (rows) => Readable.from([JSON.stringify({ ...fullExport, copies: [...rows] })]),
  csv: (rows) =>
    Readable.from([
      csvHeader(fullColumns),
      ...[...rows].map((row) => csvLine(fullColumns.map((name) => row[name]))),
    ]),
  xlsx: (rows) => writeWorkbook([toSheet('Cartouche', fullColumns, rows)]),
};

test.each(fullForms)(
  'our own full export of as many copies as a file may have, with all that can be said of each, is read as %s',
  async (form) => {
    const written = writers[form](rowsOf(moving.mostRows)).map((piece) => Buffer.from(piece));

    await receiveFile(written, path, moving.largestBytes);
    const { rows } = await readFile(path, 'en');

    expect(rows).toHaveLength(moving.mostRows);
    expect(rows.at(-1)).toMatchObject({
      said: { title: `Secret of Mana ${moving.mostRows} 聖剣`, notes: everything.notes, paid: '45.5' },
    });
  },
  120_000,
);

test('a file may have as many bytes as are said, and not one more', async () => {
  const bytes = (size: number) => Readable.from([Buffer.alloc(size)]);

  await receiveFile(bytes(moving.largestBytes), path, moving.largestBytes);
  const larger = receiveFile(bytes(moving.largestBytes + 1), path, moving.largestBytes);

  await expect(larger).rejects.toMatchObject({ code: 'move_too_large', data: { megabytes: 64 } });
});

test.each([
  ['too much memory', { mostMemoryMb: 40, longestMs: 60_000 }],
  ['too long', { mostMemoryMb: 700, longestMs: 20 }],
])('a file whose reading takes %s is refused', async (_what, limits) => {
  writeFileSync(path, JSON.stringify({ ...fullExport, copies: [...rowsOf(30_000)] }));

  const read = readFile(path, 'en', limits).then(({ rows }) => rows.length);

  await expect(read).rejects.toMatchObject({ code: 'move_hostile' });
});

test('JSON that nests as deeply as it has room is refused, and others are answered all the same', async () => {
  const half = moving.largestBytes / 2;
  writeFileSync(path, '['.repeat(half) + ']'.repeat(half));

  await expect(readFile(path, 'en')).rejects.toMatchObject({ code: 'move_hostile' });
}, 120_000);
