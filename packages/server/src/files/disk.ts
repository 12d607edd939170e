import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { flushNames } from '../flushNames.ts';
import type { Files } from './files.ts';

/**
 * Files in a folder. After a crash or power cut a file is whole or missing, with at most an unfinished one beside it.
 */
export function openDisk(dataFolder: string): Files {
  const root = join(dataFolder, 'files');
  const pathOf = (key: string) => join(root, key);
  const unfinishedOf = (key: string) => `${pathOf(key)}.unfinished`;

  return {
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await writeFile(unfinishedOf(key), bytes, { mode: 0o600, flush: true });
      await rename(unfinishedOf(key), pathOf(key));
      for (let folder = dirname(pathOf(key)); folder.startsWith(root); folder = dirname(folder)) {
        await flushNames(folder);
      }
    },

    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      await rm(unfinishedOf(key), { force: true });
      await rm(pathOf(key), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
