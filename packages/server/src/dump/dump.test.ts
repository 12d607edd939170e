import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../cli.ts';
import { openUnmigrated } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { openTestDatabase, putDatabase } from '../testing/database.ts';
import { allFiles, allRows, fillAllTables } from '../testing/dumps.ts';
import { type EmptyServer, makeEmptyServer } from '../testing/emptyServer.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { answerDumps, askForDump } from './control.ts';
import { checkDump, loadDump } from './load.ts';
import { openSnapshot } from './dump.store.ts';
import { leftOut } from './tables.store.ts';
import { writeDump } from './write.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-dump-'));
let product: Product;
let empty: EmptyServer;
beforeAll(async () => {
  product = await startProduct();
  await fillAllTables(product);
  empty = await makeEmptyServer();
});
afterAll(async () => {
  await product.close();
  await empty.drop();
  rmSync(parent, { recursive: true, force: true });
});

/**
 * Where a product's data is: a folder that includes the database, or a database server and the folder of its photos.
 */
type Place = { CARTOUCHE_DATA: string; DATABASE_URL?: string; CARTOUCHE_DUMP_KEY?: string };

async function cli(place: Place, ...args: string[]) {
  const texts: string[] = [];
  const env = { ...place, INIT_CWD: parent };
  const code = await run(args, env, { write: (text) => texts.push(text) });
  return { code, text: texts.join('') };
}

/** Everything in a place. */
async function contentsOf({ CARTOUCHE_DATA, DATABASE_URL }: Place) {
  const database = await openUnmigrated(
    DATABASE_URL ? { url: DATABASE_URL } : { folder: join(CARTOUCHE_DATA, 'db') },
  );
  try {
    return { rows: await allRows(database.db), files: allFiles(CARTOUCHE_DATA) };
  } finally {
    await database.close();
  }
}

const folderOf = (name: string): Place => ({ CARTOUCHE_DATA: join(parent, name) });

test(
  'a dump moves every row and file from one database to the next and back',
  { timeout: 300_000 },
  async () => {
    const before = {
      rows: await allRows(product.ctx.db),
      files: allFiles(product.ctx.config.dataFolder),
    };
    const onServer = empty.url && { ...folderOf('server'), DATABASE_URL: empty.url };
    const places = [folderOf('first'), ...(onServer ? [onServer, folderOf('last')] : [])];
    const said: string[] = [];

    await writeDump(product.ctx, { path: join(parent, '0.dump') });
    for (const [step, place] of places.entries()) {
      if (!place.DATABASE_URL) await putDatabase(place.CARTOUCHE_DATA);
      said.push((await cli(place, 'load', `${step}.dump`)).text);
      said.push((await cli(place, 'dump', `${step + 1}.dump`)).text);
    }

    for (const text of said) expect(text).toMatch(/[\d,]+ rows of \d+ tables, and 6 files\.\n$/);
    expect(Object.entries(before.rows).flatMap(([table, rows]) => (rows.length === 0 ? table : []))).toEqual(
      [],
    );
    for (const place of places) expect(await contentsOf(place)).toEqual(before);
  },
);

test('every table of the database is in a dump, or left out by name', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(product.ctx.db);
  const dumped = Object.keys(await allRows(product.ctx.db));

  expect([...leftOut.keys()]).toEqual([
    'session',
    'verification',
    'attempts',
    'call_lanes',
    'call_paces',
    'chat_links',
    'telegram_updates',
    'covers',
    'cover_pictures',
    'kysely_migration',
    'kysely_migration_lock',
  ]);
  expect([...dumped, ...leftOut.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

// The embedded database has one connection, so nobody can write at the same time.
test.skipIf(!process.env['TEST_DATABASE_URL'])('a dump has the rows of one moment', async () => {
  const { db } = product.ctx;
  const snapshot = await openSnapshot(db);
  await sql`insert into seeds values ('later', 'x')`.execute(db);

  const rows: string[] = [];
  for await (const some of snapshot.read('seeds')) rows.push(...some);

  await snapshot.close();
  await sql`delete from seeds where name = 'later'`.execute(db);
  expect(rows).toEqual(['["catalogue", "digest"]']);
});

test('sequences continue where they were, and triggers work again', { timeout: 60_000 }, async () => {
  const { db } = product.ctx;
  const numbered = sql<{ last: number }>`select last_value as last from user_collection_id_seq`;
  const last = (await numbered.execute(db)).rows[0]?.last ?? 0;

  const loaded = await openUnmigrated({ folder: join(parent, 'first/db') });
  const [user] = await loaded.db
    .insertInto('user')
    .values({ emailVerified: true, ...({ name: 'Bo', email: 'bo@example.com' } as object) })
    .returning('id')
    .execute();
  const profiles = await loaded.db
    .selectFrom('profiles')
    .where('id', '=', user?.id ?? '')
    .selectAll()
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into user_collection (user_id, game_id) select ${user?.id}, min(game_id) from games_igdb
    returning id`.execute(loaded.db);
  await loaded.close();

  expect(profiles).toHaveLength(1);
  expect(rows).toEqual([{ id: last + 1 }]);
});

test('a database with rows accepts no dump, and stays as it is', async () => {
  const before = await allRows(product.ctx.db);
  const dump = await checkDump({ path: join(parent, '0.dump') });

  await expect(loadDump(product.ctx, dump, { embedded: false })).rejects.toThrow(
    /^The database is not empty: \w+ and \d+ more of its tables have rows\. Set CARTOUCHE_DATA to a new/,
  );

  expect(await allRows(product.ctx.db)).toEqual(before);
});

/** A database migrated up to a given migration, or empty. */
async function databaseAt(last?: string) {
  const database = await openTestDatabase();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  if (last !== undefined) await migrate(database.db, last);
  return { ...database, ctx: { ...product.ctx, db: database.db } };
}

test('a dump of an older schema is loaded into that schema, which is then brought up to date', async () => {
  const names = listMigrations().map(({ name }) => name);
  const path = join(parent, 'older.dump');
  const older = await databaseAt(names.find((name) => name.startsWith('0010')));
  await sql`insert into "user" (name, email, "emailVerified") values ('Ana', 'ana@example.com', true)`.execute(
    older.db,
  );
  await sql`insert into consoles (id, name, manufacturer, color) values (1, 'NES', 'Nintendo', '#fff')`.execute(
    older.db,
  );
  await sql`insert into games_igdb (game_id, platform_id, title, folded_title)
    values (7, 1, 'Mana', 'mana')`.execute(older.db);
  await sql`insert into user_collection (user_id, game_id) select id, 7 from "user"`.execute(older.db);
  await writeDump(older.ctx, { path });
  await older.close();

  const newer = await databaseAt();
  await loadDump(newer.ctx, await checkDump({ path }), { embedded: false });

  const copies = await newer.db.selectFrom('user_collection').select(['game_id', 'folded_title']).execute();
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(newer.db);
  await newer.close();
  expect(copies).toEqual([{ game_id: 7, folded_title: 'mana' }]);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test('a database newer than the dump refuses it', async () => {
  const path = join(parent, 'older.dump');
  const current = await openTestDatabase();

  const loading = loadDump({ ...product.ctx, db: current.db }, await checkDump({ path }), {
    embedded: false,
  });

  await expect(loading).rejects.toThrow(/^The database was made by a newer Cartouche than the dump\. Set/);
  await current.close();
});

test('only its owner can read a dump, and it replaces no file', async () => {
  const path = join(parent, 'once.dump');
  await writeDump(product.ctx, { path });
  const before = readFileSync(path);

  await expect(writeDump(product.ctx, { path })).rejects.toThrow(`There is a file ${path} already`);

  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('an encrypted dump cannot be read, or loaded without its passphrase', { timeout: 60_000 }, async () => {
  const key = { CARTOUCHE_DUMP_KEY: 'three blind mice' };
  await writeDump(product.ctx, { path: join(parent, 'sealed.dump'), passphrase: key.CARTOUCHE_DUMP_KEY });
  const place = folderOf('sealed');

  const without = await cli(place, 'load', 'sealed.dump');
  const wrong = await cli({ ...place, CARTOUCHE_DUMP_KEY: 'three seeing mice' }, 'load', 'sealed.dump');
  const made = existsSync(place.CARTOUCHE_DATA);
  const right = await checkDump({ path: join(parent, 'sealed.dump'), passphrase: key.CARTOUCHE_DUMP_KEY });

  expect(without.text).toMatch(/sealed\.dump is encrypted: set CARTOUCHE_DUMP_KEY to the passphrase/);
  expect(wrong.text).toMatch(/^CARTOUCHE_DUMP_KEY does not open .*sealed\.dump/);
  expect(made).toBe(false);
  expect(right.end.files).toBe(6);
});

test('a server that uses the folder writes the dump itself', async () => {
  const { dataFolder } = product.ctx.config;
  const dump = { path: join(parent, 'asked.dump') };

  const nobody = await askForDump(dataFolder, dump);
  const stop = await answerDumps(product.ctx);
  const written = await askForDump(dataFolder, dump);
  const twice = askForDump(dataFolder, dump);

  await expect(twice).rejects.toThrow(/There is a file .* already/);
  await stop();
  expect(nobody).toBeUndefined();
  expect(written).toMatchObject({ files: 6, missing: [] });
  expect(statSync(join(dataFolder, 'control')).mode & 0o777).toBe(0o700);
  expect(existsSync(dump.path)).toBe(true);
});

test('an aborted dump leaves nothing behind and releases the database', async () => {
  const { ctx } = product;
  const path = join(parent, 'broken.dump');
  const failing = {
    ...ctx,
    files: { ...ctx.files, get: () => Promise.reject(new Error('The disk is gone.')) },
  };

  await expect(writeDump(failing, { path })).rejects.toThrow('The disk is gone.');
  await expect(writeDump(ctx, { path }, AbortSignal.abort())).rejects.toThrow('aborted');

  const stop = new AbortController();
  const stopping = { ...ctx, now: () => (stop.abort(), ctx.now()) }; // called while the rows are read
  await expect(writeDump(stopping, { path }, stop.signal)).rejects.toThrow('aborted');

  expect(readdirSync(parent).filter((name) => name.startsWith('broken'))).toEqual([]);
  expect(await allRows(ctx.db)).toBeDefined();
});

test('a missing file is named, and the rest is dumped', async () => {
  const { ctx } = product;
  const path = join(parent, 'gone.dump');
  const key = 'user_images/thumbnails/';
  const files = {
    ...ctx.files,
    get: async (one: string) => (one.startsWith(key) ? undefined : await ctx.files.get(one)),
  };

  const { files: count, missing } = await writeDump({ ...ctx, files }, { path });

  expect([count, missing.length]).toEqual([3, 3]);
  expect(missing[0]).toMatch(/^user_images\/thumbnails\//);
});
