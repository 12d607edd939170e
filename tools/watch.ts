/** Checks types and runs the tests of what changed, at each change, until Ctrl-C. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { program } from './program.ts';

const root = join(import.meta.dirname, '..');

const types = spawn(process.execPath, [program('tsc'), '-b', '--watch', '--preserveWatchOutput'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
// It gets the keyboard: a runs all, f those that failed, q quits.
const tests = spawn(process.execPath, [program('vitest'), 'watch', '--changed', '--clearScreen=false'], {
  cwd: root,
  stdio: 'inherit',
});

tests.once('exit', (code) => {
  types.kill();
  process.exitCode = code ?? 0;
});
types.once('exit', (code) => {
  if (code) tests.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
