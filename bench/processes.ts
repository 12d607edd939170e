import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { freePort } from '../packages/server/src/testing/freePort.ts';
import { send } from './load.ts';
import type { Where } from './pool.ts';

export const root = join(import.meta.dirname, '..');

/** What the product serves, as it is now. */
export function buildWeb(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, 'packages/web');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd });
}

/** A server in its own process. */
export type Running = {
  origin: string;
  /** From the start of the process to its first answer. */
  startMs: number;
  residentBytes: () => number;
  /** Stops it and answers how long that took; throws when it does not end cleanly. */
  stop: () => Promise<number>;
};

/** The product as `npm start` runs it, on the benchmark's data. */
export function startProduct(where: Where, dataFolder: string): Promise<Running> {
  return start([process.execPath, join(root, 'start.ts')], '/readyz', productSettings(where, dataFolder));
}

/** The whole command, with the time of npm and of the search for outdated parts. */
export function npmStart(where: Where, dataFolder: string): Promise<Running> {
  return start(['npm', 'start'], '/readyz', productSettings(where, dataFolder));
}

export function startBare(where: Where, userId: string): Promise<Running> {
  const program = join(import.meta.dirname, 'bare.ts');
  return start([process.execPath, program, JSON.stringify(where), userId], '/0/0', {});
}

export function productSettings(where: Where, dataFolder: string): Record<string, string> {
  return {
    CARTOUCHE_DATA: dataFolder,
    DATABASE_URL: 'url' in where ? where.url : '',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000000',
  };
}

async function start(
  command: string[],
  readyPath: string,
  settings: Record<string, string>,
): Promise<Running> {
  const [program = '', ...words] = command;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(port) };

  const begin = performance.now();
  const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const abandon = () => child.kill();
  process.once('exit', abandon);
  await untilAnswered(child, origin + readyPath);
  const startMs = performance.now() - begin;

  return {
    origin,
    startMs,
    residentBytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) * 1024,
    async stop() {
      const asked = performance.now();
      child.kill('SIGTERM');
      const [code, signal] = await once(child, 'exit');
      process.off('exit', abandon);
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code ?? signal}.`);
      return performance.now() - asked;
    },
  };
}

async function untilAnswered(child: ChildProcess, address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  const latest = performance.now() + 120_000;
  while (performance.now() < latest) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode} before it answered.`);
    const answer = await send(origin, { method: 'GET', path: pathname }).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('A server did not answer within two minutes.');
}
