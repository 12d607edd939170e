import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { isBehind, listMigrations, migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('migrations are numbered without gaps, so that none can be inserted later', () => {
  const names = listMigrations().map(({ name }) => name);

  expect(names.map((name) => name.replace(/_[a-z0-9_]+$/, ''))).toEqual(
    names.map((_name, index) => String(index + 1).padStart(4, '0')),
  );
});

test('migrating a second time changes nothing', async () => {
  const before = await describeSchema();

  await migrate(database.db);

  expect(await describeSchema()).toEqual(before);
});

test('if three processes migrate at once, one does the work and two find it done', async () => {
  const before = await describeSchema();
  await sql`drop schema public cascade; create schema public`.execute(database.db);

  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);

  const after = await describeSchema();
  expect(after.columns).toEqual(before.columns);
  expect(after.migrations.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
});

test('a schema is behind if an earlier version left it, and not while it is new or up to date', async () => {
  const upToDate = await isBehind(database.db);
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  const whileNew = await isBehind(database.db);
  await migrate(database.db, listMigrations().at(-2)?.name);
  const afterEarlier = await isBehind(database.db);
  await migrate(database.db);

  expect([upToDate, whileNew, afterEarlier]).toEqual([false, false, true]);
});

async function describeSchema() {
  const columns = await sql`
    select table_name, column_name, udt_name, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(database.db);
  const migrations = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration order by name`.execute(database.db);
  return { columns: columns.rows, migrations: migrations.rows };
}
