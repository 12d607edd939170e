import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openUnmigrated } from '../db/database.ts';
import { putDatabase } from '../testing/database.ts';
import { allFiles, allRows, fillAllTables } from '../testing/dumps.ts';
import { type EmptyServer, makeEmptyServer } from '../testing/emptyServer.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { checkDump } from './load.ts';
import { writeDump } from './write.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-killed-'));
const dump = join(parent, 'whole.dump');
const photos = 100;
let product: Product;
let empty: EmptyServer;
beforeAll(async () => {
  empty = await makeEmptyServer();
  if (!empty.url) await putDatabase(env().CARTOUCHE_DATA);
  product = await startProduct();
  const { id } = await fillAllTables(product);
  const { db, config } = product.ctx;
  for (let number = 1; number <= photos; number += 1) {
    for (const folder of ['', 'thumbnails/']) {
      const path = join(config.dataFolder, `files/user_images/${folder}9-${number}.webp`);
      writeFileSync(path, Buffer.alloc(20_000, number));
    }
  }
  await sql`insert into user_collection_files (user_id, user_collection_id, file_name, file_key, mime_type, size)
    select ${id}, 9, '9-' || n || '.webp', 'user_images/9-' || n || '.webp', 'image/webp', 20000
    from generate_series(1, ${photos}) n`.execute(db);
  await writeDump(product.ctx, { path: dump });
}, 180_000);
afterAll(async () => {
  await product.close();
  await empty.drop();
  rmSync(parent, { recursive: true, force: true });
});

const env = () => ({
  CARTOUCHE_DATA: join(parent, 'data'),
  DATABASE_URL: empty.url ?? '',
  INIT_CWD: parent,
});

function cli(...args: string[]): ChildProcess {
  const program = join(import.meta.dirname, '../cli.ts');
  return spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env() }, stdio: 'ignore' });
}

async function killedOnce(child: ChildProcess, isTime: () => boolean): Promise<void> {
  const ended = once(child, 'exit');
  while (child.exitCode === null && !isTime()) await sleep(1);
  child.kill('SIGKILL');
  await ended;
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  const [code] = await once(child, 'exit');
  return code;
}

async function rowsThere() {
  const { db, close } = await openUnmigrated(
    empty.url ? { url: empty.url } : { folder: join(parent, 'data/db') },
  );
  const rows = await allRows(db);
  await close();
  return rows;
}

test('a killed load leaves an empty database and can be run again', { timeout: 240_000 }, async () => {
  const stored = () => {
    const folder = join(parent, 'data/files/user_images');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };

  await killedOnce(cli('load', dump), () => stored() > 10);
  const soFar = stored();
  const { unneeded_files: noted, ...rows } = await rowsThere();
  const again = await exitCode(cli('load', dump));

  expect(soFar).toBeLessThan(photos);
  expect(Object.entries(rows).filter(([, ofTable]) => ofTable.length > 0)).toEqual([]);
  expect(noted).toHaveLength(2 * photos + 6);
  expect(again).toBe(0);
  expect(await rowsThere()).toEqual(await allRows(product.ctx.db));
  expect(allFiles(join(parent, 'data'))).toEqual(allFiles(product.ctx.config.dataFolder));
});

test('a killed dump leaves no half file and can be run again', { timeout: 240_000 }, async () => {
  const path = join(parent, 'again.dump');

  await killedOnce(cli('dump', path), () => existsSync(`${path}.unfinished`));
  const isThere = existsSync(path);
  if (isThere) rmSync(path);
  const again = await exitCode(cli('dump', path));

  expect(isThere).toBe(false);
  expect(again).toBe(0);
  expect((await checkDump({ path })).end.files).toBe(2 * photos + 6);
  expect(existsSync(`${path}.unfinished`)).toBe(false);
});
