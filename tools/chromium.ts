import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium, headlessShell } from '../e2e/chromium.ts';

/**
 * The journeys need a real Chromium. Installs Debian's where it is missing; on other systems it says what to install.
 */
export function requireChromium(): void {
  if (findChromium()?.includes(headlessShell) || process.env['CHROMIUM']) return;

  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) install();
  if (findChromium()) return;
  process.stderr.write(
    'The journeys need Chromium or Chrome. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.\n',
  );
  process.exit(1);
}

function install(): void {
  process.stdout.write('Installing Chromium…\n');
  aptGet('update');
  const isInstalled = aptGet('install', headlessShell, 'fonts-noto-cjk');
  // Not every system that has apt-get packages the shell.
  if (!isInstalled && !findChromium()) aptGet('install', 'chromium', 'fonts-noto-cjk');
}

/** Whether it succeeded. */
function aptGet(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
