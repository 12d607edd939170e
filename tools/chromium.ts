import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium } from '../e2e/chromium.ts';

/**
 * The journeys need a real Chromium. Installs Debian's where it is missing; on other systems it says what to install.
 */
export function requireChromium(): void {
  if (findChromium()) return;

  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    process.stderr.write(
      'The journeys need Chromium or Chrome. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.\n',
    );
    process.exit(1);
  }
  process.stdout.write('Installing Chromium…\n');
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
}

function aptGet(...args: string[]): void {
  execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
