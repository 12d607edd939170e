import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isEmbedded, openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';

const root = join(import.meta.dirname, '../../../..');

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

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

/** The database's columns as TypeScript types, by table. */
async function describeTables(): Promise<string> {
  const { rows } = await sql<{ table: string; column: string; udt: string; isNull: boolean; source: Source }>`
    select table_name as table, column_name as column, udt_name as udt,
      is_nullable = 'YES' and table_type <> 'VIEW' as "isNull", -- a view does not say what is never null
      case
        when 'ALWAYS' in (identity_generation, is_generated) then 'GeneratedAlways'
        when column_default is not null or is_identity = 'YES' then 'Generated'
      end as source
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, ordinal_position`.execute(database.db);

  const tables = Map.groupBy(rows, ({ table }) => table);
  const described = [...tables].map(([table, columns]) => {
    const lines = columns.map(({ column, udt, isNull, source }) => {
      const type = `${rowTypes[udt] ?? udt}${isNull ? ' | null' : ''}`;
      return `  ${column}: ${source ? `${source}<${type}>` : type};`;
    });
    return `${table}: {\n${lines.join('\n')}\n};`;
  });
  return `type Actual = {\n${described.join('\n')}\n};`;
}

type Source = 'Generated' | 'GeneratedAlways' | null;

/** Compares the types; the type of a text may be narrower, such as 'en' or 'fr'. */
const comparison = `
import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from 'TABLES';

type Loose<T> = T extends string ? string : T;
type Row<T> = { [Column in keyof T]: Loose<T[Column]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type All<T> = [Row<Selectable<T>>, Row<Insertable<T>>, Row<Updateable<T>>];

/** better-auth writes its own tables; our types of them must be right but may be incomplete. */
type Foreign = 'user' | 'session' | 'account' | 'verification';
type Ours = Exclude<keyof Actual | keyof Tables, Foreign>;
type Wrong =
  | {
      [T in Ours]: T extends keyof Actual & keyof Tables
        ? {
            [C in keyof Actual[T] | keyof Tables[T]]: C extends keyof Actual[T] & keyof Tables[T]
              ? Same<All<Pick<Actual[T], C>>, All<Pick<Tables[T], C>>> extends true ? never : \`\${T}.\${C & string}\`
              : \`\${T}.\${C & string}\`;
          }[keyof Actual[T] | keyof Tables[T]]
        : T;
    }[Ours]
  | {
      [T in Foreign & keyof Tables]: {
        [C in keyof Tables[T]]: C extends keyof Selectable<Actual[T]>
          ? C extends keyof Selectable<Tables[T]>
            ? Same<Loose<Selectable<Actual[T]>[C]>, Loose<Selectable<Tables[T]>[C]>> extends true ? never : \`\${T}.\${C & string}\`
            : never
          : \`\${T}.\${C & string}\`;
      }[keyof Tables[T]];
    }[Foreign & keyof Tables];

// A mapped type, because then the compiler prints the names and not the name of their union.
type Found = [Wrong] extends [never] ? { wrong: 'none' } : { [Name in Wrong as 'wrong']: Name };
export const found: Found = { wrong: 'none' };
`;

/** The compiler's errors on tables.ts compared with the database's columns. */
function compile(actual: string): string {
  const cache = join(root, 'node_modules/.cache/cartouche');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'rows-'));
  const tables = join(import.meta.dirname, 'tables.ts');
  writeFileSync(join(folder, 'compare.ts'), comparison.replace('TABLES', tables) + actual);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        noErrorTruncation: true,
      },
      files: ['compare.ts'],
    }),
  );
  try {
    const program = [join(root, 'node_modules/.bin/tsc'), '-p', folder];
    return spawnSync(process.execPath, program, { encoding: 'utf8' }).stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test(
  'the compiler finds every column in tables.ts as the database has it',
  { timeout: 120_000 },
  async () => {
    expect(compile(await describeTables())).toBe('');
  },
);

// This is about the comparison, not about a database, so it runs in one project only.
test.runIf(isEmbedded)(
  'any difference in tables.ts does not compile, and is named',
  { timeout: 120_000 },
  async () => {
    const actual = await describeTables();
    const changes: [from: string | RegExp, to: string, named: string][] = [
      ['mails: {', 'mails: {\n  added: string;', 'mails.added'],
      [/(?<=mails: [^}]*) {2}subject: string;\n/, '', 'mails.subject'],
      ['mails: {', 'loans: { id: string };\nmails: {', 'loans'],
      ['times: number', 'times: string', 'attempts.times'],
      [/(?<=mails: [^}]*)is_last: Generated<boolean>/, 'is_last: boolean', 'mails.is_last'],
      [/(?<=consoles: [^}]*)color: string/, 'color: string | null', 'consoles.color'],
      ['token: string', 'token: number', 'session.token'],
    ];
    const changed = changes.reduce((text, [from, to]) => text.replace(from, to), actual);

    const said = compile(changed);

    for (const [, , named] of changes) expect(said).toContain(`"${named}"`);
    expect(said).not.toContain('"mails.id"');
  },
);
