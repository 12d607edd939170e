import { readdirSync, readFileSync } from 'node:fs';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Tables } from './tables.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Every migration by its file name without extension, in order. */
export function listMigrations(): { name: string; text: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ name: file.replace('.sql', ''), text: readFileSync(new URL(file, folder), 'utf8') }));
}

/**
 * Brings the schema up to date, or up to a given migration. A lock makes processes that start together wait for each
 * other.
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

/** Whether an earlier version left the schema as it is. */
export async function isBehind(db: Kysely<Tables>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  const done = migrations.filter(({ executedAt }) => executedAt !== undefined);
  return done.length > 0 && done.length < migrations.length;
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(listMigrations().map(({ name, text }) => [name, toMigration(text)])),
    },
  });
}

function toMigration(text: string): Migration {
  return { up: async (db) => void (await sql.raw(text).execute(db)) };
}
