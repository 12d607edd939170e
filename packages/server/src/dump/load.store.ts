import { type Kysely, sql } from 'kysely';

import type { Tables } from '../db/tables.ts';
import type { Sequences } from './form.ts';
import { type Table, type Tx, listSequences, listTables, fixFormats } from './tables.store.ts';

/** Where an unfinished load leaves its keys, so that a job can delete their files. */
const ofFiles = 'unneeded_files';
const keysAtOnce = 1000;

/** The tables that already have rows. */
export async function listFilled(db: Kysely<Tables> | Tx): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ filled: boolean }>`
      select exists (select from ${sql.table(name)}) as filled`.execute(db);
    if (rows[0]?.filled && name !== ofFiles) filled.push(name);
  }
  return filled;
}

/** Records keys whose files are about to be stored: if the load does not finish, a job deletes them. */
export async function noteKeys(db: Kysely<Tables>, keys: readonly string[], since: Date): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce);
    await sql`insert into unneeded_files (file_key, since) select unnest(${some}::text[]), ${since}::timestamptz
      on conflict do nothing`.execute(db);
  }
}

/** Locks the tables, and disables triggers, whose effects the rows already include. */
export async function lockTables(tx: Tx): Promise<Table[]> {
  await fixFormats(tx);
  const tables = await listTables(tx);
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in exclusive mode`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  if (tables.some(({ name }) => name === ofFiles)) await sql`delete from ${sql.table(ofFiles)}`.execute(tx);
  return tables;
}

export async function insertRows(tx: Tx, table: Table, rows: readonly string[]): Promise<void> {
  const names = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const values = table.columns.map(
    ({ type }, place) => sql`(r ->> ${sql.lit(place)})::${sql.raw(type)}`, // the type as the database names it
  );
  await sql`insert into ${sql.table(table.name)} (${names}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) r`.execute(tx);
}

/** Enables triggers again, once every reference was checked, and sets the sequences to where they were. */
export async function releaseTables(tx: Tx, tables: Table[], sequences: Sequences): Promise<void> {
  // A correction may be loaded before its game. No table can be altered while such checks are pending.
  await sql`set constraints all immediate`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  for (const { column, sequence } of await listSequences(tx)) {
    const state = sequences[column];
    if (!state) continue;
    await sql`select setval(quote_ident(${sequence})::regclass, ${state.last}::bigint, ${state.called})`.execute(
      tx,
    );
  }
}
