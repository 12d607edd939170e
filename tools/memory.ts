import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
const roomBytes = 6 * 2 ** 30;

/**
 * Has what tests write go to a folder in memory, where the machine has one with room for it. The embedded database
 * waits for the disk at every commit and, when it is new, for each of its thousand files.
 */
export function writeIntoMemory(): void {
  if (process.env['TMPDIR'] !== undefined || roomOf(inMemory) < roomBytes) return;
  process.env['TMPDIR'] = inMemory;
}

/** On other systems than Linux there is no such folder. */
function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
