import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './modules.ts';

const web = join(root, 'packages/server/src/testing/web');

/** What `npm start` runs, in a process of its own; a shell may prepare the machine first. */
export function startProgram(env: Record<string, string>, shell: string[] = []) {
  const program = [process.execPath, join(root, 'start.ts')];
  const [command, ...args] = [...shell, ...program];
  return run(String(command), args, { CARTOUCHE_WEB: web, ...env });
}

/** What `npm run dev` runs. */
export function startDev(env: Record<string, string>) {
  return run(process.execPath, [join(root, 'tools/dev.ts')], env);
}

/** Runs one of our programs and keeps its output. */
function run(command: string, args: string[], env: Record<string, string>) {
  const product = spawn(command, args, {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  product.stdout.on('data', (chunk) => (output += chunk));
  product.stderr.on('data', (chunk) => (output += chunk));
  return { product, said: () => output };
}

/** The exit code, after the last of the output. */
export function ended(product: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => product.once('close', (code) => resolve(code)));
}
