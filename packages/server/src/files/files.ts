import type { Config } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';

/**
 * Where users' files are kept. A key is written once and never again; each operation has ended, or failed, within a
 * minute. Nobody but their owner may be shown them, which is for the caller to see to.
 */
export type Files = {
  put: (key: string, bytes: Uint8Array, mimeType: string) => Promise<void>;
  /** None where there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Deleting what is not there is no failure. */
  delete: (key: string) => Promise<void>;
};

/** The bucket that is configured, or else the data folder. */
export function openFiles({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Files {
  const store = s3 ? openS3(s3) : openDisk(dataFolder);
  return {
    put: async (key, bytes, mimeType) => await store.put(checked(key), bytes, mimeType),
    get: async (key) => await store.get(checked(key)),
    delete: async (key) => await store.delete(checked(key)),
  };
}

/** No part of a key begins with a dot, so none leads out of the folder or bucket. */
function checked(key: string): string {
  if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(key)) throw new Error(`No key of a file: ${JSON.stringify(key)}`);
  return key;
}
