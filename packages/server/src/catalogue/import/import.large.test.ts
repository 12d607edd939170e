import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { isEmbedded } from '../../testing/database.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { importGames, readPlatformNames } from './import.ts';
import { readNdjson } from './ndjson.ts';
import { seedCatalogue } from './seed.ts';
import { largeCatalogue } from './testing/largeFile.ts';
import { lastWrites, wrongFacets } from './testing/stored.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-large-'));
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await sql`truncate games_igdb, game_facets, game_details, seeds cascade`.execute(product.ctx.db);
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

test('a large catalogue is imported twice, and the facets count it', { timeout: 120_000 }, async () => {
  await seedCatalogue(product.ctx, { folder: platformsAlone() });
  const file = join(folder, 'large.ndjson.gz');
  writeFileSync(file, largeCatalogue(3_000));

  const { first, second, progress } = await importedTwice(file);

  expect(first).toMatchObject({ read: 3_000, added: 3_000, skippedTotal: 0, droppedTotal: 30 });
  expect(new Set(first.dropped.map(({ line }) => line)).size).toBe(30);
  expect(progress).toHaveLength(3);
  expect(second).toMatchObject({ added: 0, updated: 0, unchanged: 3_000 });
  await expectCounted(3_000);
});

const full = join(import.meta.dirname, '../../../../../../shared/data/catalogue-full.ndjson.gz');
// Where people wait for an import is the embedded database: all of them share its one connection.
const isOnePlace = isEmbedded || process.env['TEST_BOTH_DATABASES'] !== undefined;
test.skipIf(!existsSync(full) || !isOnePlace)(
  'the full catalogue (../shared/data) is imported twice while people search, and the second time writes nothing',
  { timeout: 300_000 },
  async () => {
    const shipped = (await seedCatalogue(product.ctx))?.added ?? 0;
    const searches = await searching();

    const { first, second, progress } = await importedTwice(full);
    const answers = await searches.stop();

    expect(first.read).toBe(48_902);
    // Nearly all: what is not added is in the starter catalogue, or twice in the file.
    expect(first.added + shipped).toBeGreaterThan(47_000);
    expect(first).toMatchObject({ skippedTotal: 0, droppedTotal: 10 });
    expect(new Set(first.dropped.map(({ line }) => line)).size).toBe(7);
    expect(progress.length).toBeGreaterThanOrEqual(49);
    // A record with Japanese and western releases became games of two consoles.
    expect(second).toMatchObject({ added: 0, updated: 0, read: first.read });
    expect(second.unchanged).toBe(first.added + first.updated + first.unchanged);
    expect(answers.statuses).toEqual([200]);
    expect(answers.slowestMs).toBeLessThan(15_000); // 7 s beside another test, 11 beside journeys
    await expectCounted(first.added + shipped);
  },
);

/** A folder like the shipped one, with its platforms and no games. */
function platformsAlone(): string {
  const shipped = join(folder, 'shipped');
  mkdirSync(shipped);
  cpSync(join(import.meta.dirname, '../../../catalogue/platforms.json'), join(shipped, 'platforms.json'));
  return shipped;
}

/** Somebody who searches again and again until told to stop. */
async function searching() {
  const ana = await product.user('ana');
  const statuses = new Set<number>();
  const over = new AbortController();
  let slowestMs = 0;
  const last = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      statuses.add((await product.as(ana, 'catalogue.search', { q: 'super mario' })).status);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async stop() {
      over.abort();
      await last;
      return { statuses: [...statuses], slowestMs };
    },
  };
}

async function importedTwice(file: string) {
  const reading = { platforms: await readPlatformNames(product.ctx) };
  const progress: number[] = [];
  const onProgress = ({ read }: { read: number }) => void progress.push(read);

  const options = { embedded: isEmbedded };
  const first = await importGames(product.ctx, readNdjson(file, reading), { ...options, onProgress });
  const before = await lastWrites(product.ctx.db);
  const second = await importGames(product.ctx, readNdjson(file, reading), options);
  expect(await lastWrites(product.ctx.db)).toEqual(before);
  return { first, second, progress };
}

async function expectCounted(games: number) {
  expect(await wrongFacets(product.ctx.db)).toEqual([]);
  const { rows } = await sql`select count(*)::int as games from games_igdb`.execute(product.ctx.db);
  expect(rows).toEqual([{ games }]);
}
