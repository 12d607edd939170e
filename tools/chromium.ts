import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium, findWholeChromium, headlessShell } from '../e2e/chromium.ts';

/**
 * The journeys need a real Chromium: the shell for speed, and a whole one for what the shell lacks, as a camera.
 * Installs Debian's where they are missing; on other systems it says what to install.
 */
export function requireChromium(): void {
  if (process.env['CHROMIUM'] || (findChromium()?.includes(headlessShell) && findWholeChromium())) return;

  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) install();
  if (findWholeChromium()) return;
  process.stderr.write(
    'The journeys need Chromium or Chrome. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.\n',
  );
  process.exit(1);
}

function install(): void {
  process.stdout.write('Installing Chromium…\n');
  aptGet('update');
  aptGet('install', 'chromium', 'fonts-noto-cjk');
  // Not every system that has apt-get packages the shell; without it the journeys take longer.
  aptGet('install', headlessShell);
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
