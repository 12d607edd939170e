import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { z } from 'zod';

import { binDays, photos as photoLimits } from '@cartouche/contract/limits';

import { Refusal } from '../refusal.ts';
import { type CopyPart, type Part, type Parts, manifest, parts, preferences } from './format.ts';
import { rowsOf } from './rows.ts';
import { requireWhole } from './whole.ts';

/**
 * Limits of an archive. Its directory's claims are checked before anything is unpacked, and again while unpacking.
 * Copies carry long notes and are read row by row; the other lists are held in memory.
 */
export const most = {
  entries: 100_000,
  directoryBytes: 32 * 1024 ** 2,
  unpackedBytes: 4 * 1024 ** 3,
  rows: 200_000,
  rowBytes: 128 * 1024,
  copiesBytes: 256 * 1024 ** 2,
  listBytes: 32 * 1024 ** 2,
};

export type Archive = Omit<Parts, CopyPart> & {
  /** Reads from the file each time. */
  readCopies: <Name extends CopyPart>(name: Name) => AsyncGenerator<Parts[Name][number]>;
  preferences: z.infer<typeof preferences> | undefined;
  /** The bytes of a photo. Refuses an archive that lacks it. */
  readPhoto: (file: string) => Promise<Buffer>;
  close: () => void;
};

/**
 * Opens an archive's file after checking all of it. Refuses a damaged archive, and any file that is not one of ours.
 */
export async function openArchive(path: string, now: Date, limits = most): Promise<Archive> {
  let zip: ZipFile | undefined;
  try {
    // Not decoded: an unused comment would take forty times its size.
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
    return await readArchive(zip, now, limits);
  } catch (error) {
    zip?.close();
    throw toRefusal(error);
  }
}

/** Turns any error of the zip or its JSON into a refusal. */
function toRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('archive_unreadable');
}

async function readArchive(zip: ZipFile, now: Date, limits: typeof most): Promise<Archive> {
  const entries = await readDirectory(zip, limits);
  const folder = folderOf([...entries.keys()]);
  requirePhotosOfThatSize(zip, entries, `${folder}photos/`);
  const files = filesIn(zip, entries, folder);

  const made = await files.json('cartouche.json', manifest, limits.rowBytes);
  await requireWhole({ zip, entries, folder, manifest: made, rowBytes: limits.rowBytes });
  const shape = z.array(preferences.catch(usual)).max(1);
  const [profile] = await files.json('profile.json', shape, limits.rowBytes);
  const rows = <Name extends Part>(name: Name, largest: number) =>
    readRows(files, name, { largest, now, limits });
  async function list<Name extends Part>(name: Name): Promise<Parts[Name][number][]> {
    const all: Parts[Name][number][] = [];
    for await (const row of rows(name, limits.listBytes)) all.push(row);
    return all;
  }
  return {
    readCopies: (name) => rows(name, limits.copiesBytes),
    wishlist: await list('wishlist'),
    platforms: await list('platforms'),
    photos: await list('photos'),
    alerts: await list('alerts'),
    gems: await list('gems'),
    mutes: await list('mutes'),
    entries: await list('entries'),
    preferences: profile,
    readPhoto: files.photo,
    close: () => zip.close(),
  };
}

type Entries = Map<string, Entry>;

async function readDirectory(zip: ZipFile, limits: typeof most): Promise<Entries> {
  if (zip.entryCount > limits.entries) throw new Refusal('archive_too_large');
  const entries: Entries = new Map();
  let directoryBytes = 0;
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    unpackedBytes += entry.uncompressedSize;
    if (directoryBytes > limits.directoryBytes || unpackedBytes > limits.unpackedBytes)
      throw new Refusal('archive_too_large');
    const name = entry.fileNameRaw.toString();
    if (entries.has(name)) throw new Refusal('archive_unreadable'); // either of the two may be meant
    entries.set(name, entry);
  }
  return entries;
}

/** Pictures hardly shrink in a zip: this many can only be repetitions of the same bytes. */
function requirePhotosOfThatSize(zip: ZipFile, entries: Entries, photos: string): void {
  let photoBytes = 0;
  for (const [name, { uncompressedSize }] of entries) {
    if (name.startsWith(photos)) photoBytes += uncompressedSize;
  }
  if (photoBytes > 2 * zip.fileSize) throw new Refusal('archive_too_large');
}

type ArchiveFiles = ReturnType<typeof filesIn>;

/** The files of an archive by name, none larger than stated. */
function filesIn(zip: ZipFile, entries: Entries, folder: string) {
  const has = (name: string) => entries.has(folder + name);
  const open = async (name: string, largest: number): Promise<Readable | undefined> => {
    const entry = entries.get(folder + name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > largest) throw new Refusal('archive_too_large');
    return await zip.openReadStreamPromise(entry);
  };
  const read = async (name: string, largest: number) => {
    const stream = await open(name, largest);
    return stream && (await buffer(stream));
  };
  const photo = async (file: string) => {
    const bytes = await read(file, photoLimits.largestBytes);
    if (!bytes) throw new Refusal('archive_unreadable');
    return bytes;
  };
  const json = async <T>(name: string, shape: z.ZodType<T>, largest: number): Promise<T> => {
    const bytes = await read(name, largest);
    return shape.parse(bytes && JSON.parse(bytes.toString().replace(/^\uFEFF/, '')));
  };
  return { has, open, photo, json };
}

type Reading = { largest: number; now: Date; limits: typeof most };

async function* readRows<Name extends Part>(
  files: ArchiveFiles,
  name: Name,
  { largest, now, limits }: Reading,
): AsyncGenerator<Parts[Name][number]> {
  try {
    const stream = await files.open(`${name}.json`, largest);
    if (!stream && isEarlier(files, name)) return;
    if (!stream) throw new Refusal('archive_unreadable');
    let count = 0;
    for await (const row of rowsOf(stream, limits.rowBytes)) {
      count += 1;
      if (count > limits.rows) throw new Refusal('archive_too_large');
      yield settled(parts[name].parse(row), now) as Parts[Name][number]; // as: looked up by its name
    }
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Whether the archive is older than the part. One that lost the part would still have its CSV. */
function isEarlier(files: ArchiveFiles, name: Part): boolean {
  return lateParts.has(name) && !files.has(`${name}.csv`);
}

/** A date in the future would stay the newest forever. A copy that the bin would delete gets its days again. */
function settled<Row extends { created_at: string; removed_at?: string }>(row: Row, now: Date): Row {
  const latest = now.toISOString();
  const binned = new Date(now.getTime() - binDays * 24 * 3_600_000).toISOString();
  const { created_at, removed_at } = row;
  return {
    ...row,
    created_at: created_at > latest ? latest : created_at,
    ...(removed_at && { removed_at: removed_at > latest || removed_at < binned ? latest : removed_at }),
  };
}

/** The parts that older archives lack. */
const lateParts = new Set<Part>(['copies', 'alerts', 'gems', 'mutes', 'entries']);

/** An archive that was unpacked and repacked may have all of its files in one folder. */
function folderOf(names: string[]): string {
  const manifests = names.filter((name) => /^([^/]+\/)?cartouche\.json$/.test(name));
  return manifests.length === 1 ? (manifests[0] ?? '').replace('cartouche.json', '') : '';
}

const usual = preferences.parse({
  preferred_currency: 'USD',
  preferred_marketplace: null,
  preferred_language: null,
});
