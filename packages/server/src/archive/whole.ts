import { crc32 } from 'node:zlib';

import type { Entry, ZipFile } from 'yauzl';

import { Refusal } from '../refusal.ts';
import { type Manifest, type Sealed, tables } from './format.ts';
import { rowsOf } from './rows.ts';
import { createSeal } from './seal.ts';

type Content = {
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
  /** The prefix of its files' names. */
  folder: string;
  manifest: Manifest;
  rowBytes: number;
};

/**
 * Reads a whole archive before any of it is imported. Every file must have the checksum in the zip's directory, and
 * every table must match its seal in the manifest. Throws at any difference.
 */
export async function requireWhole({ zip, entries, folder, manifest, rowBytes }: Content): Promise<void> {
  const seals = new Map<string, Sealed>();
  if (manifest.format !== 1) {
    const fileOf = (table: string) => `${folder}${table}.json`;
    for (const [table, sealed] of Object.entries(manifest.tables)) seals.set(fileOf(table), sealed);
    const files = [...seals.keys(), ...tables.map(fileOf)];
    if (files.some((file) => entries.has(file) !== seals.has(file))) throw new Refusal('archive_unreadable');
  }

  for (const [name, entry] of entries) {
    const sealed = seals.get(name);
    if (sealed) await requireSealed(summed(zip, entry), sealed, rowBytes);
    else await readToEnd(summed(zip, entry));
  }
}

/**
 * The bytes of a file. Throws at their end if they are not those that were packed, which the zip reader does not
 * check.
 */
async function* summed(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const bytes of await zip.openReadStreamPromise(entry)) {
    sum = crc32(bytes, sum);
    yield bytes;
  }
  if (sum !== entry.crc32) throw new Refusal('archive_unreadable');
}

async function requireSealed(
  json: AsyncIterable<Buffer>,
  { rows, sha256 }: Sealed,
  rowBytes: number,
): Promise<void> {
  const seal = createSeal();
  async function* digested() {
    for await (const bytes of json) {
      seal.add(bytes);
      yield bytes;
    }
  }
  await readToEnd(seal.counted(rowsOf(digested(), rowBytes)));
  const found = seal.close();
  if (found.rows !== rows || found.sha256 !== sha256) throw new Refusal('archive_unreadable');
}

async function readToEnd(all: AsyncIterable<unknown>): Promise<void> {
  const reading = all[Symbol.asyncIterator]();
  while (!(await reading.next()).done);
}
