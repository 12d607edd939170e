import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const isBetterAuths = (column: string) => /^(user|session|account|verification)\./.test(column);
const isOurs = (column: string) => !isBetterAuths(column) && !column.startsWith('kysely_');

test('tables.ts lists every column of ours, and what a row holds there', async () => {
  const actual = await listColumns();

  expect(readTables().filter(isOurs)).toEqual(actual.filter(isOurs));
});

test("what tables.ts says of better-auth's columns is so, though it never writes them", async () => {
  const actual = await listColumns();
  const read = readTables().filter(isBetterAuths);

  expect(read.map(toWritten).filter((column) => !actual.map(toWritten).includes(column))).toEqual([]);
});

/** What tables.ts says, as 'mails.sent_at: Date | null'. */
function readTables(): string[] {
  const text = readFileSync(new URL('tables.ts', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const [, body = ''] = text.split('export type Tables =');
  return [...body.matchAll(/(\w+): \{([^}]*)\}/g)]
    .flatMap(([, table, columns = '']) =>
      [...columns.matchAll(/(\w+): ([^;]+?)\s*(;|$)/g)].map(([, column, type = '']) => {
        const withoutLiterals = type.replace(/'\w+'( \| '\w+')*/, 'string');
        return `${table}.${column}: ${withoutLiterals}`;
      }),
    )
    .toSorted();
}

/** What the database says, in the same words. */
async function listColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string; isNullable: boolean; source: Source }>`
    select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'YES' and table_type <> 'VIEW' as "isNullable", -- a view does not say what is never null
      case
        when 'ALWAYS' in (identity_generation, is_generated) then 'always'
        when column_default is not null or is_identity = 'YES' then 'default'
      end as source
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public'`.execute(database.db);

  return rows
    .map(({ name, type, isNullable, source }) => `${name}: ${toType(type, isNullable, source)}`)
    .toSorted();
}

type Source = 'always' | 'default' | null;

const rowTypes: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  float4: 'number',
  numeric: 'number',
  text: 'string',
  _text: 'string[]',
  uuid: 'string',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'Date',
  jsonb: 'unknown',
};

function toType(udt: string, isNullable: boolean, source: Source): string {
  const type = isNullable && udt !== 'jsonb' ? `${rowTypes[udt] ?? udt} | null` : (rowTypes[udt] ?? udt);
  if (source === 'always') return `GeneratedAlways<${type}>`;
  return source === 'default' ? `Generated<${type}>` : type;
}

function toWritten(column: string): string {
  return column.replace(/Generated(Always)?<(.*)>/, '$2');
}
