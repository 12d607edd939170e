import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import pg from 'pg';

import { type Database, type Db, openDatabase } from '../db/database.ts';
import { listMigrations } from '../db/migrate.ts';

/** Whether the tests run on the embedded database; those that need no database run on only one of the two. */
export const isEmbedded = !process.env['TEST_DATABASE_URL'];

/** A migrated, empty database of the test's own: on the PostgreSQL server that is named, or else in PGlite's memory. */
export function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? fromTemplate(url) : fromImage();
}

/** Where a test's database on PostgreSQL is, for a second process that connects to it. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${rows[0]?.name}` })
    .href;
}

const schema = createHash('sha256').update(JSON.stringify(listMigrations())).digest('hex').slice(0, 16);

/** Making PGlite's database and migrating it takes seconds; a copy of a migrated one is opened faster. */
const ready = join(import.meta.dirname, `../../../../node_modules/.cache/cartouche/migrated-${schema}`);
const readyFolder = join(ready, 'db');
const readyImage = join(ready, 'image.tar');

/** The tests make it before their first file: if two files made it at once, both would time out. */
export async function makeDatabase(): Promise<void> {
  if (existsSync(ready)) return;
  const unfinished = `${ready}.${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true });
  const database = await openDatabase({ folder: join(unfinished, 'db') });
  writeFileSync(join(unfinished, 'image.tar'), await database.dump());
  await database.close();
  if (existsSync(ready)) rmSync(unfinished, { recursive: true }); // another run was faster
  else renameSync(unfinished, ready); // so that another run at the same time never reads half of it
}

/** Puts an empty database into a data folder, for tests that are not about a first start. */
export async function putDatabase(dataFolder: string): Promise<void> {
  await makeDatabase();
  cpSync(readyFolder, join(dataFolder, 'db'), { recursive: true });
}

/** An embedded one whose connection has prepared nothing yet; others pass from test to test with what they prepared. */
export async function openUnusedDatabase(): Promise<Database> {
  await makeDatabase();
  return await openDatabase({ image: readFileSync(readyImage) });
}

async function fromImage(): Promise<Database> {
  const database = idle.pop() ?? (await openUnusedDatabase());
  const columns = await columnsOf(database.db);
  return {
    ...database,
    async close() {
      const isWhole = (await columnsOf(database.db).catch(() => '')) === columns;
      if (isWhole) await empty(database.db);
      if (isWhole) idle.push(database);
      else await database.close();
    },
  };
}

/**
 * A file's database is emptied for the next file of the same process, unless its tables were changed: opening a new
 * one costs a second or two.
 */
const idle: Database[] = [];

async function columnsOf(db: Db): Promise<string> {
  const { rows } = await sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(db);
  return JSON.stringify(rows);
}

async function empty(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(
    db,
  );
}

/** On PostgreSQL a new database is a copy of a template, which is made once per state of the migrations. */
async function fromTemplate(url: string): Promise<Database> {
  const template = `cartouche_template_${schema}`;
  const name = `cartouche_test_${randomUUID().replaceAll('-', '')}`;
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(4747)');
    const made = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (made.rowCount === 0) {
      await client.query(`create database ${template}_unfinished`);
      await (await openDatabase({ url: at(`${template}_unfinished`) })).close();
      await client.query(`alter database ${template}_unfinished rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });

  const database = await openDatabase({ url: at(name) });
  return {
    ...database,
    async close() {
      await database.close();
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
