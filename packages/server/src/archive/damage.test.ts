import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { Refusal } from '../refusal.ts';
import {
  collector,
  comparable,
  download,
  manifest,
  titles,
  unzip,
  upload,
  zipOf,
} from '../testing/archives.ts';
import { isEmbedded } from '../testing/database.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, startProduct } from '../testing/product.ts';
import type { Manifest } from './format.ts';
import { openArchive } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-test-'));

let product: Product;
/** A downloaded archive, and its files. */
let whole: Buffer;
let files: Record<string, Buffer>;
beforeAll(async () => {
  product = await startProduct();
  const ana = await collector(product, await product.games(titles), jpeg(8, 8));
  whole = (await download(product, ana)).zip;
  files = Object.fromEntries(await unzip(whole));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.close();
});

/** Everything that an import takes from an archive, or why it refuses the archive. */
async function readAll(zip: Buffer): Promise<unknown> {
  const path = join(folder, `${randomUUID()}.zip`);
  await writeFile(path, zip);
  try {
    const { readCopies, readPhoto, close, ...lists } = await openArchive(path, product.ctx.now());
    try {
      const copies = { collection: [] as unknown[], bin: [] as unknown[] };
      for await (const row of readCopies('collection')) copies.collection.push(row);
      for await (const row of readCopies('bin')) copies.bin.push(row);
      const pictures = await Promise.all(
        [...lists.photos.map(({ file }) => file), ...lists.entries.flatMap(({ cover }) => cover ?? [])].map(
          (file) => readPhoto(file),
        ),
      );
      return { ...copies, ...lists, pictures };
    } finally {
      close();
    }
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  } finally {
    await rm(path);
  }
}

function flipped(zip: Buffer, at: number): Buffer {
  const damaged = Buffer.from(zip);
  damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
  return damaged;
}

/**
 * Places all over a ZIP, `step` bytes apart. What its files contain is a sum away from being found out wherever it is
 * damaged, so of that it is every seventh: the places between say where files lie, how long they are and their sums.
 */
function damagedPlaces(zip: Buffer, step: number): number[] {
  const contents = contentsOf(zip);
  const isContent = (place: number) => contents.some(({ from, to }) => place >= from && place < to);
  const places = Array.from({ length: Math.floor(zip.length / step) }, (_, place) => place * step);
  return places.filter((place) => !isContent(place) || place % (7 * step) === 0);
}

/** Where the contents of its files lie, by its directory; our archives end without a comment. */
function contentsOf(zip: Buffer): { from: number; to: number }[] {
  const end = zip.length - 22;
  let entry = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const header = zip.readUInt32LE(entry + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const to = from + zip.readUInt32LE(entry + 20);
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
    return { from, to };
  });
}

/** A damaged length may claim any size. */
const refusals = new Set<unknown>(['archive_unreadable', 'archive_too_large']);

/** Without most of the CSV files, which an import ignores. */
const small = () =>
  Object.fromEntries(
    Object.entries(files).filter(([name]) => !/^(?!alerts|gems|mutes|entries).*\.csv$/.test(name)),
  );

// Reading an archive needs no database, so this runs in one project only.
describe.runIf(isEmbedded).each([
  ['an archive', 1, () => zipOf(small())],
  ['one from before archives had seals', 3, () => zipOf({ ...small(), 'cartouche.json': manifest })],
])('%s', (_what, step, make) => {
  test('with any byte damaged is refused, or read as exactly what it was', { timeout: 240_000 }, async () => {
    const zip = await make();
    const undamaged = await readAll(zip);
    expect(undamaged).toMatchObject({
      collection: [{}, {}],
      bin: [{}],
      gems: [{}, {}],
      pictures: [expect.any(Buffer), expect.any(Buffer)],
    });

    const places = damagedPlaces(zip, step);
    const tried = places.length;
    let refused = 0;
    while (places.length > 0) {
      const some = places.splice(0, 16);
      const all = await Promise.all(some.map((at) => readAll(flipped(zip, at))));
      for (const [index, found] of all.entries()) {
        if (refusals.has(found)) refused += 1;
        else expect(found, `byte ${some[index]} of ${zip.length}`).toEqual(undamaged);
      }
    }

    expect(refused).toBeGreaterThan(tried / 2);
  });

  test('that was cut short is refused', { timeout: 60_000 }, async () => {
    const zip = await make();

    for (let length = zip.length - 1; length >= 0; length -= 13)
      expect(await readAll(zip.subarray(0, length)), `${length} bytes`).toBe('archive_unreadable');
  });
});

test(
  'importing a damaged archive leaves the account empty, or restores all of it',
  { timeout: 120_000 },
  async () => {
    const cy = await product.user('cy');
    await upload(product, cy, whole);
    const undamaged = comparable(await unzip((await download(product, cy)).zip));
    const places = Array.from({ length: 19 }, (_, place) => Math.floor((place * whole.length) / 19) + place);

    let refused = 0;
    let bo = await product.user('bo');
    for (const at of places) {
      const { status } = await upload(product, bo, flipped(whole, at));
      const owned = comparable(await unzip((await download(product, bo)).zip));
      if (status === 200) {
        expect(owned).toEqual(undamaged);
        bo = await product.user('bo');
      } else {
        expect([413, 422]).toContain(status);
        expect(owned).toMatchObject({
          collection: [],
          bin: [],
          wishlist: [],
          photos: [],
          alerts: [],
          gems: [],
        });
        refused += 1;
      }
    }

    expect(refused).toBeGreaterThan(places.length / 3);
  },
);

test('after a damaged archive is refused, the account accepts the intact one', async () => {
  const bo = await product.user('bo');

  const damaged = await upload(product, bo, flipped(whole, 60));
  const again = await upload(product, bo, whole);

  expect(damaged).toMatchObject({ status: 422, body: { code: 'archive_unreadable' } });
  expect(again).toMatchObject({ status: 200, body: { games: 2, photos: 1 } });
});

const edited = (edit: (made: Manifest & { format: 2 }) => void) => {
  const made = JSON.parse(String(files['cartouche.json'])) as Manifest & { format: 2 }; // as: we wrote it
  edit(made);
  return { 'cartouche.json': JSON.stringify(made) };
};
/** The seal of a table; every table has one. */
const sealOf = (made: Manifest & { format: 2 }, table: string) =>
  made.tables[table] ?? { rows: 0, sha256: '' };

test.each([
  ['has a wrong number of rows', () => edited((made) => void (sealOf(made, 'collection').rows += 1))],
  ['seals different bytes', () => edited((made) => void (sealOf(made, 'wishlist').sha256 = 'a'.repeat(64)))],
  ['does not seal a table', () => edited(({ tables }) => delete tables['bin'])],
  ['seals a table that is missing', () => edited((made) => void (made.tables['more'] = sealOf(made, 'bin')))],
  ['seals a table that was removed', () => ({ 'alerts.json': undefined, 'alerts.csv': undefined })],
  ['seals a table that was edited', () => ({ 'feedback.json': '[ ]\n' })],
])('an archive whose manifest %s is refused', async (_what, change) => {
  const kept = Object.entries({ ...files, ...change() }).filter(([, content]) => content !== undefined);

  expect(await readAll(await zipOf(Object.fromEntries(kept) as unknown as Record<string, Buffer>))).toBe(
    'archive_unreadable',
  );
});

test('an archive from before a table existed may lack it', async () => {
  const { 'gems.json': _gems, 'gems.csv': _csv, ...kept } = files;
  const zip = await zipOf({ ...kept, ...edited(({ tables }) => delete tables['gems']) });

  expect(await readAll(zip)).toMatchObject({ collection: [{}, {}], gems: [] });
});

test('a file that occurs twice is refused, and a foreign file does no harm', async () => {
  const zip = new ZipFile();
  const unsealed = { ...files, 'cartouche.json': Buffer.from(manifest) };
  for (const [name, content] of Object.entries(unsealed)) zip.addBuffer(content, name);
  zip.addBuffer(Buffer.from('[]'), 'collection.json');
  zip.end();

  expect(await readAll(await buffer(zip.outputStream))).toBe('archive_unreadable');
  expect(await readAll(await zipOf({ ...files, '.DS_Store': 'x', '__MACOSX/._bin.json': 'x' }))).toEqual(
    await readAll(whole),
  );
});
