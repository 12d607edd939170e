import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the whole product as `npm start` does, on a folder of its own, and ends it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-e2e-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    CARTOUCHE_DATA: folder,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
  };
  const product = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    env,
    stdio: 'inherit',
  });

  process.env['CARTOUCHE_URL'] = `http://localhost:${port}`;
  await untilReady(product, `http://127.0.0.1:${port}/readyz`);
  return async () => {
    const code = await stopped(product);
    rmSync(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product ended with ${code} when it was told to stop.`);
  };
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
