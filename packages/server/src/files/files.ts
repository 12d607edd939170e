import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

/**
 * Where users' files are stored. A key is written only once, and each operation ends or fails within a minute. The
 * caller makes sure that only their owner sees them.
 */
export type Files = {
  put: (key: string, bytes: Uint8Array, mimeType: string) => Promise<void>;
  /** None if there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Deleting a missing file is not an error. */
  delete: (key: string) => Promise<void>;
};

/** The configured bucket, or else the data folder. */
export function openFiles({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Files {
  const store = s3 ? openS3(s3) : openDisk(dataFolder);
  return {
    put: async (key, bytes, mimeType) => await store.put(checked(key), bytes, mimeType),
    get: async (key) => await store.get(checked(key)),
    delete: async (key) => await store.delete(checked(key)),
  };
}

/** No part of a key begins with a dot, so no key leads out of the folder or bucket. */
function checked(key: string): string {
  if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(key)) throw new Error(`No key of a file: ${JSON.stringify(key)}`);
  return key;
}
