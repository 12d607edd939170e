import { existsSync } from 'node:fs';

/** The real Chromium of the machine: what CHROMIUM names, or where Debian and others put it. */
export function chromium(): string {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return process.env['CHROMIUM'] ?? places.find((place) => existsSync(place)) ?? 'chromium';
}

/** Keeps it from calling home; as root it cannot have its sandbox. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
