import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { itemField } from '@cartouche/contract/item.rules';

import { givePlan } from '../subscription/subscription.ts';
import {
  alert,
  collector,
  comparable,
  copy,
  download,
  gem,
  manifest,
  tableOf,
  titles,
  unzip,
  upload,
  valid,
  zipOf,
} from '../testing/archives.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { importsFolder } from './restore.ts';

let product: Product;
let gameIds: number[];
beforeAll(async () => {
  product = await startProduct();
  gameIds = await product.games(titles);
});
afterAll(() => product.close());

test('importing an archive into an empty account restores the same collection', async () => {
  const ana = await collector(product, gameIds);
  const bo = await product.user('bo');
  const { zip } = await download(product, ana);

  const answer = await upload(product, bo, zip);

  expect(answer).toMatchObject({ status: 200, body: { games: 2, wishes: 1, photos: 1, missing: [] } });
  expect((await product.as(bo, 'alerts.gems')).body).toMatchObject([
    { title: 'Mana, loose', query: 'Secret of Mana', isBought: true },
    { title: 'Mana, boxed', isBought: false },
  ]);
  expect(comparable(await unzip((await download(product, bo)).zip))).toEqual(comparable(await unzip(zip)));
});

test('a photo that is a cover comes back with its size, which lists give it before it loads', async () => {
  const ana = await collector(product, gameIds);
  const bo = await product.user('bo');
  await upload(product, bo, (await download(product, ana)).zip);

  const covers = await Promise.all(
    gameIds.map(async (gameId) => (await product.as(bo, 'catalogue.game', { gameId })).body),
  );

  expect(covers).toContainEqual(
    expect.objectContaining({ cover_source: 'own', cover_width: expect.any(Number) }),
  );
});

test('an account with games accepts no archive', async () => {
  const ana = await collector(product, gameIds);
  const { zip } = await download(product, ana);

  expect(await upload(product, ana, zip)).toMatchObject({
    status: 409,
    body: { code: 'archive_needs_empty_account' },
  });
});

test('games that the catalogue lacks are listed, and the rest is imported', async () => {
  const ana = await collector(product, gameIds);
  const files = await unzip((await download(product, ana)).zip);
  const collection = JSON.parse(String(files.get('collection.json'))) as { title: string }[];
  const renamed = collection.map((row, place) => (place === 0 ? { ...row, title: 'Never made' } : row));
  const bo = await product.user('bo');

  const answer = await upload(
    product,
    bo,
    await zipOf({
      ...Object.fromEntries(files),
      'cartouche.json': manifest,
      'collection.json': JSON.stringify(renamed),
    }),
  );

  expect(answer.body).toMatchObject({ games: 1, photos: 0, missing: ['Never made (Platform 19)'] });
});

test('the plan’s limits apply to an import', async () => {
  const ana = await product.user('ana');
  await givePlan(product.ctx, ana.email, 'pro');
  const ids = await product.games(
    Array.from({ length: 21 }, (_, index) => `Many ${index} ${crypto.randomUUID()}`),
  );
  for (const gameId of ids) await product.as(ana, 'collection.save', { gameId });
  const { zip } = await download(product, ana);
  const bo = await product.user('bo');

  const answer = await upload(product, bo, zip);

  expect(answer).toMatchObject({ status: 422, body: { code: 'game_limit_reached', data: { limit: 20 } } });
  expect((await product.as(bo, 'collection.summary')).body).toMatchObject({ games: 0 });
});

test('words that an older archive separated by commas are excluded again', async () => {
  const cy = await product.user('cy');
  const words = { ...alert, excluded_words: 'repro, sans notice' };

  await upload(product, cy, await zipOf({ ...valid, 'alerts.json': JSON.stringify([words]) }));

  expect((await product.as(cy, 'alerts.list')).body).toMatchObject([
    { excluded_words: ['repro', 'sans notice'] },
  ]);
});

test('price alerts come back within the plan’s limit, and gems only with their alert', async () => {
  const [bo, cy] = [await product.user('bo'), await product.user('cy')];
  const alerts = [1, 2, 3, 4, 5, 6].map((number) => ({ ...alert, alert: number }));
  const gems = [gem, { ...gem, alert: 7 }];
  const zipWith = (count: number) =>
    zipOf({
      ...valid,
      'alerts.json': JSON.stringify(alerts.slice(0, count)),
      'gems.json': JSON.stringify(gems),
    });

  const six = await upload(product, bo, await zipWith(6));
  const five = await upload(product, cy, await zipWith(5));
  const again = await upload(product, cy, await zipWith(5));

  expect(six).toMatchObject({ status: 422, body: { code: 'alert_limit_reached', data: { limit: 5 } } });
  expect(five.status).toBe(200);
  expect(again).toMatchObject({ status: 409, body: { code: 'archive_needs_empty_account' } });
  expect((await product.as(cy, 'alerts.summary')).body).toEqual({ active: 5, unseen: 1, isOpen: false });
});

test('an import leaves no file of its own behind', async () => {
  const bo = await product.user('bo');
  await upload(product, bo, await zipOf({ ...valid, 'collection.json': '[{' }));

  expect(readdirSync(importsFolder(product.ctx.config.dataFolder))).toEqual([]);
});

test('an archive repacked with a folder, or saved with a byte order mark, can be read', async () => {
  const bo = await product.user('bo');
  const files = { ...valid, 'collection.json': `\uFEFF${JSON.stringify([copy])}` };
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [`cartouche/${name}`, text]));

  expect(await upload(product, bo, await zipOf(packed))).toMatchObject({ status: 200, body: { games: 1 } });
});

test('dates in the future are moved to now, and copies that the bin would delete get their days again', async () => {
  const ana = await product.user('ana');
  const created_at = '9998-01-01T00:00:00.000Z';
  const later = { ...copy, created_at };
  const start = product.ctx.now();
  const removed = ['9998-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z'];
  const photo = { item: 1, file: 'photos/1.webp', created_at };

  await upload(
    product,
    ana,
    await zipOf({
      ...valid,
      'collection.json': JSON.stringify([later]),
      'bin.json': JSON.stringify(
        removed.map((removed_at, place) => ({ ...later, item: place + 2, removed_at })),
      ),
      'wishlist.json': JSON.stringify([{ title: 'Wanted', platform: copy.platform, created_at }]),
      'platforms.json': JSON.stringify([{ platform: copy.platform, created_at }]),
      'photos.json': JSON.stringify([photo]),
      'photos/1.webp': await jpeg(),
    }),
  );

  const parts = ['collection', 'bin', 'wishlist', 'platforms', 'photos'] as const;
  const rows = (await Promise.all(parts.map((part) => tableOf(product, ana, part)))).flat();
  const moments = rows.flatMap((row) => [row['created_at'], row['removed_at'] ?? []].flat());
  expect(moments).toHaveLength(8);
  for (const moment of moments) {
    expect(Date.parse(String(moment))).toBeGreaterThanOrEqual(start.getTime());
    expect(Date.parse(String(moment))).toBeLessThanOrEqual(product.ctx.now().getTime());
  }
});

test(
  'a collection whose notes exceed the limit of a list is exported and restored',
  { timeout: 60_000 },
  async () => {
    const [copies, notes] = [3_600, 'x'.repeat(itemField.notes.longest)];
    const [ana, bo] = [await product.user('ana'), await product.user('bo')];
    for (const user of [ana, bo]) await givePlan(product.ctx, user.email, 'pro');
    const ids = await product.games(
      Array.from({ length: copies }, (_, index) => `Long ${index} ${crypto.randomUUID()}`),
    );
    await product.ctx.db
      .insertInto('user_collection')
      .values(
        ids.map((game_id) => ({ user_id: ana.id, game_id, notes, condition: 'GOOD', completeness: 'CASE' })),
      )
      .execute();

    const { zip } = await download(product, ana);
    const answer = await upload(product, bo, zip);

    expect(answer).toMatchObject({ status: 200, body: { games: copies, missingCount: 0 } });
    const came = await tableOf(product, bo, 'collection');
    expect(came.every((row) => row['notes'] === notes)).toBe(true);
  },
);

test('a user imports one archive at a time', async () => {
  const [bo, cy] = [await product.user('bo'), await product.user('cy')];
  const zip = await zipOf({ ...valid, 'collection.json': JSON.stringify([copy]) });
  const slow = new PassThrough();
  slow.write(zip.subarray(0, 100));

  const first = upload(product, bo, slow);
  await expect.poll(() => readdirSync(importsFolder(product.ctx.config.dataFolder))).toHaveLength(1);
  const second = await upload(product, bo, zip);
  const another = await upload(product, cy, zip);
  slow.end(zip.subarray(100));

  expect(second).toMatchObject({ status: 429, body: { code: 'archive_busy' } });
  expect(another.status).toBe(200);
  expect(await first).toMatchObject({ status: 200, body: { games: 1 } });
});

test('a user may import twenty times a day, not counting imports refused before reading', async () => {
  const bo = await product.user('bo');
  const [gameId = 0] = gameIds;
  const zip = await zipOf(valid);
  await product.as(bo, 'collection.save', { gameId });
  for (let tries = 0; tries < 21; tries += 1) await upload(product, bo, zip);
  await product.as(bo, 'collection.remove', { gameId });
  await product.as(bo, 'collection.emptyBin');

  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1) statuses.push((await upload(product, bo, zip)).status);

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('an import whose last step fails leaves nothing behind', async () => {
  const bo = await product.user('bo');
  const { db } = product.ctx;
  await sql`alter table profiles add constraint refused check (preferred_language <> 'fr') not valid`.execute(
    db,
  );
  const profile = JSON.stringify([
    { preferred_currency: 'EUR', preferred_marketplace: 'auto', preferred_language: 'fr' },
  ]);

  const answer = await upload(
    product,
    bo,
    await zipOf({ ...valid, 'collection.json': JSON.stringify([copy]), 'profile.json': profile }),
  );

  await sql`alter table profiles drop constraint refused`.execute(db);
  expect(answer.status).toBe(500);
  expect((await product.as(bo, 'collection.summary')).body).toMatchObject({ games: 0 });
});
