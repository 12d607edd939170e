import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes by key, on disk and up to a size. What was used longest ago goes first. */
export type PictureCache = {
  get: (key: string) => Promise<Buffer | undefined>;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
};

type Kept = { bytes: number; usedAt: number };

/** How much later a use must be to be noted on disk, which matters only after a restart. */
const notedEveryMs = 3_600_000;
/** What nobody has looked at for so long is not kept, however much room there is. */
const longestUnusedMs = 7 * 24 * 3_600_000;

type Options = { folder: string; mostBytes: number; now: () => Date };

/**
 * The cache in a folder of its own, which may be deleted at any time. It survives a restart: the time of a file is that
 * of its last use.
 */
export function openPictureCache({ folder, mostBytes, now }: Options): PictureCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  /** The oldest use first. */
  let index: Promise<Map<string, Kept>> | undefined;
  let total = 0;

  async function opened(): Promise<Map<string, Kept>> {
    index ??= readFolder(folder).then((kept) => {
      total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      return kept;
    });
    try {
      return await index;
    } catch (error) {
      index = undefined; // the next one tries again
      throw error;
    }
  }

  function forget(kept: Map<string, Kept>, key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /** Deletes until `room` bytes fit, and what is too old. */
  async function clear(kept: Map<string, Kept>, room: number): Promise<void> {
    const oldest = now().getTime() - longestUnusedMs;
    for (const [key, { usedAt }] of kept) {
      if (total + room <= mostBytes && usedAt >= oldest) return;
      forget(kept, key);
      await rm(pathOf(key), { force: true });
    }
  }

  return {
    async get(key) {
      const kept = await opened();
      const one = kept.get(key);
      if (!one) return undefined;

      const bytes = await readFile(pathOf(key)).catch(() => undefined);
      if (!bytes) {
        forget(kept, key); // somebody has emptied the folder
        return undefined;
      }
      const usedAt = now().getTime();
      const isNoted = usedAt - one.usedAt < notedEveryMs;
      if (!kept.delete(key)) return bytes; // it went while it was read
      kept.set(key, isNoted ? one : { ...one, usedAt });
      if (!isNoted) await utimes(pathOf(key), now(), now()).catch(() => undefined);
      return bytes;
    },

    async put(key, bytes) {
      const kept = await opened();
      forget(kept, key);
      await clear(kept, bytes.length);
      if (total + bytes.length > mostBytes) return;

      // Counted before it is written, so that those written meanwhile do not take its room.
      total += bytes.length;
      kept.set(key, { bytes: bytes.length, usedAt: now().getTime() });
      try {
        await writeWhole(pathOf(key), bytes, now());
      } catch (error) {
        forget(kept, key);
        throw error;
      }
    },
  };
}

/** Writes a file with the time of its last use; after a crash it is whole or missing. */
async function writeWhole(path: string, bytes: Uint8Array, usedAt: Date): Promise<void> {
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await utimes(unfinished, usedAt, usedAt);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What a former process left, and deletes what it did not finish. */
async function readFolder(folder: string): Promise<Map<string, Kept>> {
  await mkdir(folder, { recursive: true });
  const found: [key: string, kept: Kept][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!/^[0-9a-f]{64}$/.test(entry.name)) {
      await rm(path, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    found.push([entry.name, { bytes: size, usedAt: mtimeMs }]);
  }
  return new Map(found.toSorted(([, one], [, other]) => one.usedAt - other.usedAt));
}
