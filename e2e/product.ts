import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../packages/server/src/db/database.ts';
import { putDatabase } from '../packages/server/src/testing/database.ts';
import { freePort } from '../packages/server/src/testing/freePort.ts';
import { insertUser } from '../packages/server/src/testing/users.ts';
import { admins, proCollectors } from './collector.ts';

/** Starts the whole product as `npm start` does, on a folder of its own, and ends it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-e2e-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    TRUSTED_PROXIES: '1', // each collector has an address of their own: see collector.ts
    CARTOUCHE_DATA: folder,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
    REQUESTS_PER_MINUTE: '100000', // the browsers share an address
    ALERT_FIRST_ASK_SECONDS: '0',
  };
  process.env['CARTOUCHE_URL'] = `http://localhost:${port}`;

  await putDatabase(folder);
  const database = await openDatabase({ folder: join(folder, 'db') });
  for (const email of [...proCollectors, ...admins])
    await insertUser(database.db, randomUUID(), { name: 'A collector', email });
  await database.close();
  // Only one process can open the embedded database, so the command runs before the start.
  const cli = 'packages/server/src/cli.ts';
  await run(env, cli, 'tier', ...proCollectors, 'pro');
  await run(env, cli, 'role', ...admins, 'admin');
  const product = await started(env, port);

  return async () => {
    await ended(product);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A product for one journey, on a folder of its own: with further variables, and games from a file in our own form. */
export async function startOwnProduct(
  more: Env,
  games: string,
): Promise<{ url: string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-e2e-'));
  const port = await freePort();
  const limits = { REQUESTS_PER_MINUTE: '100000', TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' };
  const env = {
    ...process.env,
    PORT: String(port),
    CARTOUCHE_DATA: folder,
    PUBLIC_URL: '',
    ...limits,
    ...more,
  };
  await putDatabase(folder);
  const file = join(folder, 'games.ndjson');
  writeFileSync(file, games);
  await run(env, 'packages/server/src/cli.ts', 'import', 'ndjson', file);
  const product = await started(env, port);
  return {
    url: `http://localhost:${port}`,
    async end() {
      await ended(product);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Env = Record<string, string | undefined>;

function run(env: Env, script: string, ...args: string[]): Promise<void> {
  const path = join(import.meta.dirname, '..', script);
  const command = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}.`)),
    );
  });
}

async function started(env: Env, port: number): Promise<ChildProcess> {
  const start = join(import.meta.dirname, '../start.ts');
  const product = spawn(process.execPath, [start], { env, stdio: 'inherit' });
  await untilReady(product, `http://127.0.0.1:${port}/readyz`);
  return product;
}

async function ended(product: ChildProcess): Promise<void> {
  const code = await stopped(product);
  if (code !== 0) throw new Error(`The product ended with ${code} when it was told to stop.`);
}

async function untilReady(product: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (product.exitCode !== null)
      throw new Error(`The product ended with ${product.exitCode} at its start.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The product did not answer within a minute.');
}

function stopped(product: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    product.once('exit', (code) => resolve(code));
    product.kill('SIGINT');
  });
}
