import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Everything that must hold, one after the other; ends with 1 at the first that does not. */
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['unused', 'knip'],
  ['tests', 'vitest', 'run'],
  ['journeys', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
];

const only = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
requireChromium();

for (const [name, command, ...args] of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  const begin = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, [program(command), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (status !== 0) process.exit(1);
}

/** The script behind a command of node_modules/.bin, run by this very Node whatever the PATH says. */
function program(command: string): string {
  return join(root, 'node_modules/.bin', command);
}

/** The journeys need a real Chromium: Debian's is installed where it is missing, elsewhere we say what to install. */
function requireChromium(): void {
  if (process.env['CHROMIUM'] || ['chromium', 'google-chrome', 'chromium-browser'].some(isOnPath)) return;

  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    process.stderr.write(
      'The tests need Chromium. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.\n',
    );
    process.exit(1);
  }
  process.stdout.write('Installing Chromium…\n');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], quiet as object);
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    quiet as object,
  );
}

function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
