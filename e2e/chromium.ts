import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window: the journeys take a third less time in it. */
export const headlessShell = 'chromium-headless-shell';

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'chrome.exe'];
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  'C:\\Program Files\\Google\\Chrome\\Application',
];
const macPaths = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Chromium on this machine: the one that CHROMIUM names, or where Debian and others install it. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] || placesOf(names).find((place) => existsSync(place));
}

/** Chromium with all of its parts: the one for journeys shows no notifications and has no camera. */
export function findWholeChromium(): string | undefined {
  return placesOf(names.filter((name) => name !== headlessShell)).find((place) => existsSync(place));
}

const placesOf = (some: readonly string[]) => [
  ...folders.flatMap((folder) => some.map((name) => join(folder, name))),
  ...macPaths,
];

export function chromium(): string {
  return findChromium() ?? 'chromium';
}

/** The one for what the shell lacks. Where only CHROMIUM is there, that is taken for a whole one. */
export function wholeChromium(): string {
  return findWholeChromium() ?? chromium();
}

/** Keeps it from calling home. Run as root, it cannot use its sandbox. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
