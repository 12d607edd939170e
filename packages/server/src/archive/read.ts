import { buffer } from 'node:stream/consumers';

import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { z } from 'zod';

import { photos as photoLimits } from '@cartouche/contract/limits';

import { Refusal } from '../refusal.ts';
import { type Parts, manifest, parts, preferences } from './format.ts';

/** What an archive may hold: what its directory claims is checked before a byte is unpacked, and again while it is. */
const most = { entries: 100_000, jsonBytes: 32 * 1024 * 1024, rows: 50_000, braces: 200_000 };

export type Archive = Parts & {
  preferences: z.infer<typeof preferences> | undefined;
  /** The bytes of a photo; none when the archive lacks it. */
  readPhoto: (file: string) => Promise<Buffer | undefined>;
  close: () => void;
};

/** Opens an archive in a file, and checks every row of it. Refuses whatever is no archive of ours. */
export async function openArchive(path: string): Promise<Archive> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    return await readArchive(zip);
  } catch (error) {
    zip?.close();
    if (error instanceof Refusal) throw error;
    throw new Refusal('archive_unreadable'); // whatever the zip or its JSON suffers from
  }
}

async function readArchive(zip: ZipFile): Promise<Archive> {
  if (zip.entryCount > most.entries) throw new Refusal('archive_too_large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);

  const folder = folderOf([...entries.keys()]);
  const read = async (name: string, largest: number): Promise<Buffer | undefined> => {
    const entry = entries.get(folder + name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > largest) throw new Refusal('archive_too_large');
    return await buffer(await zip.openReadStreamPromise(entry));
  };
  const json = async <T>(name: string, shape: z.ZodType<T>): Promise<T> => {
    const bytes = await read(name, most.jsonBytes);
    if (bytes && countOf('{', bytes) > most.braces) throw new Refusal('archive_too_large');
    return shape.parse(bytes && JSON.parse(bytes.toString().replace(/^\uFEFF/, '')));
  };
  const rows = async <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> => {
    if (lateParts.has(name) && !entries.has(`${folder}${name}.json`)) return [];
    const found = await json(`${name}.json`, z.array(z.unknown()).max(most.rows));
    // One by one: the first that is wrong ends it, where a list of them would tell of each.
    return found.map((row) => parts[name].parse(row)) as Parts[Name]; // as: looked up by its name
  };

  await json('cartouche.json', manifest);
  const [profile] = await json('profile.json', z.array(preferences.catch(usual)).max(1));
  return {
    collection: await rows('collection'),
    bin: await rows('bin'),
    wishlist: await rows('wishlist'),
    platforms: await rows('platforms'),
    photos: await rows('photos'),
    alerts: await rows('alerts'),
    gems: await rows('gems'),
    preferences: profile,
    readPhoto: (file) => read(file, photoLimits.largestBytes),
    close: () => zip.close(),
  };
}

/** What archives of before these were kept do not have. */
const lateParts = new Set<keyof Parts>(['alerts', 'gems']);

/** Rows are flat, so that their number is told before memory is given to them. */
function countOf(character: string, bytes: Buffer): number {
  const code = character.charCodeAt(0);
  let count = 0;
  for (const byte of bytes) if (byte === code) count += 1;
  return count;
}

/** An archive that was unpacked and packed again may have all of its files in one folder. */
function folderOf(names: string[]): string {
  const manifests = names.filter((name) => /^([^/]+\/)?cartouche\.json$/.test(name));
  return manifests.length === 1 ? (manifests[0] ?? '').replace('cartouche.json', '') : '';
}

const usual = { preferred_currency: 'USD', preferred_marketplace: 'auto', preferred_language: null } as const;
