import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { moving } from '@cartouche/contract/moving.rules';

import { Refusal } from '../../refusal.ts';
import { tooLarge } from '../text/delimited.ts';
import { type FoundRow, said } from './said.ts';

type Owned = Record<string, string | number | null>;

/** The names of its platforms, by their number: those on which the readers of this file agree. */
const platforms: Record<number, string> = {
  1: 'PC', 2: 'GameCube', 3: 'N64', 4: 'Game Boy', 5: 'GBA', 6: 'SNES', 7: 'NES', 8: 'Nintendo DS', 9: 'Wii', 10: 'PS1',
  11: 'PS2', 12: 'PS3', 13: 'PSP', 14: 'Xbox', 15: 'Xbox 360', 16: 'Dreamcast', 17: 'Saturn', 18: 'Genesis',
  19: 'Game Gear', 32: 'Sega 32X', 34: 'Master System', 36: 'Wii U', 37: 'PS Vita', 38: 'C64', 39: 'Game Boy Color',
  41: 'Nintendo 3DS', 46: 'PS4', 47: 'Xbox One', 76: 'Game & Watch', 97: 'Switch', 105: 'PS5', 106: 'Xbox Series X',
  118: 'amiibo', 119: 'Skylanders', 178: 'Switch 2',
}; // oxfmt-ignore
const countries: Record<number, string> = {
  1: 'United States',
  3: 'Japan',
  15: 'United Kingdom',
  34: 'World',
};
const parts: Record<number, string> = {
  1: 'Loose',
  2: 'M',
  3: 'Item and Manual',
  4: 'B',
  5: 'Boxed',
  6: 'M+B',
  7: 'CIB',
};

/** GAMEYE's restore point: a database. It is opened without trusting anything that its schema says. */
export function readGameyeBackup(database: Buffer): FoundRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-ged-'));
  try {
    const path = join(folder, 'ownership.db');
    writeFileSync(path, database);
    return listOwned(path).map((row, place) => ({ line: place + 1, said: toSaid(row) }));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('move_unreadable');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listOwned(path: string): Owned[] {
  const db = new DatabaseSync(path, {
    readOnly: true,
    allowExtension: false,
    enableDoubleQuotedStringLiterals: false,
  });
  try {
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on;');
    if (db.prepare('pragma quick_check(1)').get()?.['quick_check'] !== 'ok')
      throw new Refusal('move_unreadable');
    const tables = new Set(
      db
        .prepare("select name from sqlite_schema where type = 'table'")
        .all()
        .map(({ name }) => name),
    );
    if (!tables.has('ownership')) throw new Refusal('move_unreadable');

    const statement = db.prepare(`select * from ownership limit ${moving.mostRows + 1}`);
    // A number that is too large for JavaScript would stop the reading of all rows.
    statement.setReadBigInts(true);
    const rows = statement.all().map(withNumbers);
    if (rows.length > moving.mostRows) throw tooLarge();
    const tagged =
      tables.has('owned_items_tags') && tables.has('tags') ? listTags(db) : new Map<string, string>();
    return rows.map((row) => ({ ...row, tags: tagged.get(String(row['id'])) ?? null }));
  } finally {
    db.close();
  }
}

function withNumbers(row: Record<string, unknown>): Owned {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? Number(value) : value,
  ]);
  return Object.fromEntries(entries) as Owned; // as: values of SQLite
}

function listTags(db: DatabaseSync): Map<string, string> {
  const columns = new Set(
    db
      .prepare('pragma table_info(owned_items_tags)')
      .all()
      .map(({ name }) => name),
  );
  const item = ['owned_item_id', 'ownership_id', 'item_id'].find((name) => columns.has(name));
  if (item === undefined || !columns.has('tag_id')) return new Map();
  const rows = db
    .prepare(
      `select o.${item} as item, group_concat(t.name, ', ') as tags from owned_items_tags o join tags t on t.id = o.tag_id group by 1`,
    )
    .all();
  return new Map(rows.map(({ item: id, tags }) => [String(id), String(tags)]));
}

const latestSecond = 4_102_444_800;

/** The day of a moment in seconds since 1970; none for one that no calendar has. */
function dayAt(seconds: number): string {
  const isMoment = seconds > 0 && seconds < latestSecond;
  return isMoment ? new Date(seconds * 1000).toISOString().slice(0, 10) : '';
}

function toSaid(row: Owned) {
  const number = (name: string) => Number(row[name] ?? 0) || 0;
  const text = (name: string) => String(row[name] ?? '');
  const mask = number('ownership_mask');
  const gradeOf = (name: string) => (number(name) > 0 ? `${Math.round(number(name) * 100) / 10}/10` : '');
  const isGame = number('category_id') === 0;
  const country = number('country_id');
  return said(
    {
      key: text('uuid') || text('id'),
      title: text('title'),
      platform: platforms[number('platform_id')] ?? `GAMEYE ${number('platform_id')}`,
      region: countries[country] ?? '',
      kind: isGame ? '' : 'Hardware',
      list:
        number('sold') === 1
          ? 'Sold'
          : number('user_record_type') === 0
            ? 'Owned'
            : `Record type ${number('user_record_type')}`,
      completeness: parts[mask & 7] ?? '',
      condition: gradeOf('item_quality'),
      added: dayAt(number('created_at')),
      notes: text('note'),
      boxCondition: gradeOf('box_quality'),
      bookletCondition: gradeOf('manual_quality'),
      tags: text('tags') ?? '',
      // Whether in whole units or in cents, the file does not say.
      ...(number('paid') > 0 && { paid: text('paid'), isUnitOpen: true }),
    },
    [
      ['Parts', mask > 7 || parts[mask & 7] === undefined ? String(mask) : ''],
      ['Country', country > 0 && countries[country] === undefined ? String(country) : ''],
      ['Other quality', gradeOf('other_quality')],
    ],
  );
}
