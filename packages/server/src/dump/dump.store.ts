import { type Kysely, sql } from 'kysely';

import type { Tables } from '../db/tables.ts';
import type { Sequences } from './form.ts';
import { type Table, listApplied, listSequences, listTables, fixFormats } from './tables.store.ts';

const rowsAtOnce = 500;

/** The database as it is at this moment. Close it soon: the embedded one answers nobody else meanwhile. */
export async function openSnapshot(db: Kysely<Tables>) {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await fixFormats(tx);
    const tables = await listTables(tx);
    return {
      tables,
      migrations: await listApplied(tx),

      /** A table's rows, some at a time: each a JSON list of its columns' texts. */
      async *read(name: string): AsyncGenerator<string[]> {
        const columns = tables.find((table) => table.name === name)?.columns ?? [];
        const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
        await sql`declare dumped no scroll cursor for
          select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(tx);
        for (;;) {
          const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from dumped`.execute(tx);
          if (rows.length > 0) yield rows.map(({ line }) => line);
          if (rows.length < rowsAtOnce) break;
        }
        await sql`close dumped`.execute(tx);
      },

      async sequences(): Promise<Sequences> {
        const states: Sequences = {};
        for (const { column, sequence } of await listSequences(tx)) {
          const { rows } = await sql<{ last: string; called: boolean }>`
            select last_value::text as last, is_called as called from ${sql.table(sequence)}`.execute(tx);
          if (rows[0]) states[column] = rows[0];
        }
        return states;
      },

      /** The keys of all files that a row needs, whatever its table. */
      async fileKeys(): Promise<string[]> {
        const keys: string[] = [];
        for (const { name } of tables.filter(needsFiles)) {
          const { rows } = await sql<{ key: string }>`
            select file_key as key from ${sql.table(name)} order by 1`.execute(tx);
          keys.push(...rows.map(({ key }) => key));
        }
        return keys;
      },

      close: () => tx.rollback().execute(),
    };
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

function needsFiles({ name, columns }: Table): boolean {
  return name !== 'unneeded_files' && columns.some((column) => column.name === 'file_key');
}
