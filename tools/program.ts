import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../node_modules');
const packages: Record<string, string> = { tsc: 'typescript', playwright: '@playwright/test' };

/** The script behind a command, to be run by this very Node, whatever the PATH or the system's shell. */
export function program(command: string): string {
  const folder = join(modules, packages[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  }; // as: the form of npm's package files
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${folder} has no command ${command}.`);
  return join(folder, script);
}
