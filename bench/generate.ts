import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { listMigrations } from '../packages/server/src/db/migrate.ts';
import { type BenchGame, inventGames, platforms } from './catalogue.ts';
import { fillCollections } from './collector.ts';
import { fillOwners } from './owners.ts';
import { openPool, type Pool, type Where } from './pool.ts';
import { startProduct } from './processes.ts';
import { signUp } from './session.ts';

const batchSize = 10_000;

/** What the data depends on: a change of any of these makes new data. */
const digest = createHash('sha256')
  .update(JSON.stringify(listMigrations()))
  .update(
    ['catalogue.ts', 'collector.ts', 'generate.ts', 'owners.ts', 'random.ts', 'words.ts']
      .map(textOf)
      .join(''),
  )
  .digest('hex');

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** Makes the benchmark's data unless an earlier run has made it. Answers how many seconds that took, or null. */
export async function ensureData(where: Where, dataFolder: string): Promise<number | null> {
  const stamp = join(dataFolder, 'digest');
  const isThere = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (isThere && (!('url' in where) || (await databaseExists(where.url)))) return null;

  const start = performance.now();
  rmSync(dataFolder, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  if ('url' in where) await createDatabase(where.url);

  // The product makes its tables and the account, so that the session is a real one.
  const product = await startProduct(where, dataFolder);
  await signUp(product.origin);
  await product.stop();

  const { pool, close } = await openPool(where);
  await fillCatalogue(pool);
  await fillCollections(pool);
  await fillOwners(pool);
  await pool.query('vacuum (analyze)');
  await pool.query('checkpoint');
  await close();

  writeFileSync(stamp, digest);
  return (performance.now() - start) / 1000;
}

/** What all made-up platforms share. */
const plain = {
  description: '',
  image_url: '',
  aliases: [],
  medium: 'cartridge',
  box_width: 130,
  box_height: 180,
  box_depth: 25,
};

async function fillCatalogue(pool: Pool): Promise<void> {
  await insertPlatforms(pool);
  for (const batch of batches(inventGames())) await insertGames(pool, batch);
}

export async function insertPlatforms(pool: Pool): Promise<void> {
  await pool.query('insert into consoles select * from json_populate_recordset(null::consoles, $1)', [
    JSON.stringify(platforms.map((one) => ({ ...one, ...plain }))),
  ]);
}

export function* batches<Game>(games: Iterable<Game>): Generator<Game[]> {
  let batch: Game[] = [];
  for (const game of games) {
    if (batch.push(game) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The triggers that count the facets run once per batch, as in an import. */
async function insertGames(pool: Pool, games: BenchGame[]): Promise<void> {
  const rows = JSON.stringify(games);
  await pool.query('insert into games_igdb select * from json_populate_recordset(null::games_igdb, $1)', [
    rows,
  ]);
  await pool.query(
    `insert into game_details (game_id, igdb_id, description, rating, rating_count, url)
     select game_id, game_id, description, game_id % 100, game_id % 3000, 'https://www.igdb.com/games/' || game_id
     from json_to_recordset($1) as game (game_id int, description text)`,
    [rows],
  );
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function databaseExists(url: string): Promise<boolean> {
  return await beside(url, async (pool) => {
    const found = await pool.query('select 1 from pg_database where datname = $1', [nameOf(url)]);
    return found.rowCount === 1;
  });
}

export async function createDatabase(url: string): Promise<void> {
  await beside(url, async (pool) => {
    await pool.query(`drop database if exists ${nameOf(url)} with (force)`);
    await pool.query(`create database ${nameOf(url)}`);
  });
}

/** Works on the same server in the database that always exists. */
async function beside<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openPool({
    url: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}
