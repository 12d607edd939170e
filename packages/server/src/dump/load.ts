import { pictureType } from '../pictures/decoder.ts';
import { type AnyContext, type Context, type InnerContext, inTransaction } from '../context.ts';
import { analyze, maintain } from '../db/maintenance.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { mistake } from '../explain.ts';
import type { End, Head, Sequences } from './form.ts';
import * as store from './load.store.ts';
import { openDump } from './read.ts';
import { type Table, listApplied } from './tables.store.ts';
import type { Dump } from './write.ts';

/** Longer than any load takes; its files are safe from deletion for this long. */
const longestLoadMs = 24 * 3_600_000;

/** An intact dump with a schema that this Cartouche knows. */
export type CheckedDump = Dump & { migrations: string[]; keys: string[]; end: End };

/** Reads a whole dump, before there is a database to load it into. */
export async function checkDump(dump: Dump): Promise<CheckedDump> {
  const { head, pieces } = await openDump(dump.path, dump.passphrase);
  requireKnown(head);
  const keys: string[] = [];
  const reading = pieces();
  let next = await reading.next();
  for (; !next.done; next = await reading.next()) if (next.value.kind === 'file') keys.push(next.value.key);
  return { ...dump, migrations: head.migrations, keys, end: next.value };
}

function requireKnown({ migrations }: Head): void {
  const known = listMigrations().map(({ name }) => name);
  const unknown = migrations.find((name, place) => name !== known[place]);
  if (unknown === undefined) return;
  throw mistake(
    `The dump is of a newer Cartouche: this one does not know its migration ${unknown}. Load it with the version that ` +
      'wrote it, or a later one. Nothing was loaded.',
  );
}

/**
 * Loads a dump into an empty database, all of it or nothing. The rows go into their own schema, which is then brought
 * up to date.
 */
export async function loadDump(
  ctx: Context,
  dump: CheckedDump,
  { embedded }: { embedded: boolean },
): Promise<void> {
  await requireEmpty(ctx.db);
  const applied = await listApplied(ctx.db);
  if (applied.some((name, place) => name !== dump.migrations[place])) {
    throw mistake(`The database was made by a newer Cartouche than the dump. ${aNewOne}`);
  }

  await migrate(ctx.db, dump.migrations.at(-1));
  await store.noteKeys(ctx.db, dump.keys, new Date(ctx.now().getTime() + longestLoadMs));
  await inTransaction(ctx, (ctx) => loadPieces(ctx, dump));

  await migrate(ctx.db);
  await (embedded ? maintain(ctx.db) : analyze(ctx.db));
}

const aNewOne = 'Set CARTOUCHE_DATA to a new folder, or DATABASE_URL to a new, empty database.';

async function requireEmpty(db: AnyContext['db']): Promise<void> {
  const [first, ...more] = await store.listFilled(db);
  if (first === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw mistake(`The database is not empty: ${first}${others} of its tables have rows. ${aNewOne}`);
}

/** The second reading must have the same counts and digest as the first, or everything is rolled back. */
async function loadPieces({ db, files }: InnerContext, { path, passphrase }: Dump): Promise<void> {
  const tables = await store.lockTables(db);
  await requireEmpty(db);
  const awaited = new Map(tables.map((table) => [table.name, table]));
  let table: Table | undefined;
  let sequences: Sequences = {};

  const { pieces } = await openDump(path, passphrase);
  for await (const piece of pieces()) {
    if (piece.kind === 'table') {
      table = matched(awaited.get(piece.table), piece.columns);
      if (!table) throw unlike(path, piece.table);
      awaited.delete(piece.table);
    } else if (piece.kind === 'rows') {
      if (table) await store.insertRows(db, table, piece.rows);
    } else if (piece.kind === 'file') {
      await files.put(piece.key, piece.bytes, pictureType);
    } else {
      ({ sequences } = piece);
    }
  }
  const [missing] = awaited.keys();
  if (missing !== undefined) throw unlike(path, missing);
  await store.releaseTables(db, tables, sequences);
}

/** The table with its columns in the dump's order; none if the columns differ. */
function matched(table: Table | undefined, names: readonly string[]): Table | undefined {
  const columns = names.flatMap((name) => table?.columns.filter((column) => column.name === name) ?? []);
  const isSame = columns.length === names.length && columns.length === table?.columns.length;
  return table && isSame ? { name: table.name, columns } : undefined;
}

function unlike(path: string, table: string): Error {
  return mistake(`The table ${table} in ${path} is not as this Cartouche has it. Nothing was loaded.`);
}
