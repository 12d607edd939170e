import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { root } from './modules.ts';

const web = join(root, 'packages/server/src/testing/web');

/** The program that `npm start` runs, as a process of its own, in a shell that may prepare its machine. */
export function startProgram(env: Record<string, string>, shell: string[] = []) {
  const program = [process.execPath, join(root, 'start.ts')];
  const [command, ...args] = [...shell, ...program];
  const product = spawn(String(command), args, {
    env: { ...process.env, LOG_LEVEL: 'warn', CARTOUCHE_WEB: web, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  product.stdout.on('data', (chunk) => (output += chunk));
  product.stderr.on('data', (chunk) => (output += chunk));
  return { product, said: () => output };
}

/** The exit code, once all was said. */
export function ended(product: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => product.once('close', (code) => resolve(code)));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });
}
