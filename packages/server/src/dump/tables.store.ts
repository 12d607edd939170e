import { type Transaction, sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Tables that are not dumped, and why. */
export const leftOut = new Map([
  ['session', 'reading a token is enough to be signed in with it; people sign in again'],
  ['verification', 'links that are under way, which open accounts'],
  ['attempts', 'counts of the last minutes'],
  ['call_lanes', 'which questions are open at a provider, for seconds'],
  ['call_paces', 'when a provider may be asked again, within seconds'],
  ['chat_links', 'links to the bot that are under way, for minutes'],
  ['telegram_updates', 'numbers of what the bot has answered; nothing comes again after a day'],
  ['covers', 'what sources had, which are asked again'],
  ['cover_pictures', 'copies of what sources have; their files are not dumped either'],
  ['kysely_migration', 'is in the head of the dump'],
  ['kysely_migration_lock', 'is a lock'],
]);

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };
export type Tx = Transaction<Tables>;

/** The tables of a dump, each after those that its rows reference. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table & { needs: string[] }>`
    select t.relname::text as name,
      (select json_agg(json_build_object('name', c.attname, 'type', format_type(c.atttypid, c.atttypmod))
        order by c.attnum)
        from pg_attribute c
        where c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = '') as columns,
      array(select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and r.oid <> t.oid) as needs
    from pg_class t
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e') -- an extension's
    order by 1`.execute(db);
  return inOrder(rows.filter(({ name }) => !leftOut.has(name)));
}

function inOrder(tables: (Table & { needs: string[] })[]): Table[] {
  const ordered = new Map<string, Table>();
  const names = new Set(tables.map(({ name }) => name));
  for (let left = tables; left.length > 0;) {
    const ready = left.filter(({ needs }) => needs.every((name) => ordered.has(name) || !names.has(name)));
    if (ready.length === 0) throw new Error('Tables point at each other: no order of loading them.');
    for (const { name, columns } of ready) ordered.set(name, { name, columns });
    left = left.filter(({ name }) => !ordered.has(name));
  }
  return [...ordered.values()];
}

/** The sequence of each column that has one. */
export async function listSequences(db: Db): Promise<{ column: string; sequence: string }[]> {
  const { rows } = await sql<{ column: string; sequence: string }>`
    select t.relname || '.' || c.attname as column, s.relname::text as sequence
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class t on t.oid = d.refobjid and t.relnamespace = current_schema()::regnamespace
      join pg_attribute c on c.attrelid = t.oid and c.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') order by 1`.execute(db);
  return rows;
}

/** The migrations applied to the database, in order. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Makes values the same texts on every connection, whatever its settings. */
export async function fixFormats(tx: Tx): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
}
