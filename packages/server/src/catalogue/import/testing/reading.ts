import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { namePlatforms } from '../names.ts';
import type { Read, Reader, Reading } from '../reader.ts';

/** A folder for files to read; each test file removes it at the end. */
export const folder = mkdtempSync(join(tmpdir(), 'cartouche-reading-'));

export function save(name: string, content: string | Buffer): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const platforms = namePlatforms([
  { id: 4, name: 'Nintendo 64' },
  { id: 19, name: 'Super Nintendo Entertainment System' },
  { id: 86, name: 'TurboGrafx-16/PC Engine' },
  { id: 119, name: 'Neo Geo Pocket' },
  { id: 120, name: 'Neo Geo Pocket Color' },
  { id: 128, name: 'PC Engine SuperGrafx' },
]);

/** Everything that a reader makes of a file, by kind. */
export async function readAll(read: Reader, file: string, reading: Partial<Reading> = {}) {
  const reads: Read[] = [];
  for await (const one of read(file, { platforms, ...reading })) reads.push(one);
  return {
    games: reads.flatMap((one) => ('record' in one ? one.record : [])),
    problems: reads.flatMap((one) => ('problem' in one ? `${one.line} ${one.problem}` : [])),
    dropped: reads.flatMap((one) => ('dropped' in one ? `${one.line} ${one.dropped}` : [])),
    leftOut: reads.flatMap((one) => ('leftOut' in one ? one.leftOut : [])),
  };
}
