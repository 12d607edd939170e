import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type PictureHost, giveBoxes, startPictureHost, startWithCovers } from '../testing/coverSource.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload } from '../testing/product.ts';
import { sweepKeys } from './photos.ts';

let host: PictureHost;
let product: Product;
let ana: TestUser;
let bo: TestUser;
let gameId: number;
let front: string;
let back: string;
beforeAll(async () => {
  host = await startPictureHost();
  product = await startWithCovers(host, ['igdb']);
});
afterAll(async () => {
  host.close();
  await product.close();
});
beforeEach(async () => {
  ana = await product.user('ana');
  bo = await product.user('bo');
  [gameId = 0] = await product.games([`Terranigma ${ana.id}`]);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  await product.as(ana, 'collection.save', { gameId });
  await product.as(bo, 'collection.save', { gameId });
  front = await addPhoto(900, 1200);
  back = await addPhoto(1200, 900);
});

async function addPhoto(width: number, height: number): Promise<string> {
  product.later(10);
  const { body } = await product.request(photoUpload(ana, gameId, await jpeg(width, height), 'image/jpeg'));
  return (body as { file_name: string }).file_name; // as: the contract's output
}

type Shown = { cover_url_small: string; cover_url_big: string; cover_width: number; cover_height: number };
const rowsOf = (body: unknown) => body as (Shown & { game_id: number; game?: Shown })[]; // as: the contract's output

/** The cover of the game in each list that shows it to a user. */
async function coversIn(user: TestUser): Promise<string[]> {
  await product.as(user, 'wishlist.add', { gameId });
  const game = await product.as(user, 'catalogue.game', { gameId });
  const found = await product.as(user, 'catalogue.search', { q: 'Terranigma' });
  const lists = [
    (await product.as(user, 'catalogue.fetchGames', { p_tab: 'owned' })).body,
    (await product.as(user, 'catalogue.fetchGames', { p_search: 'Terranigma' })).body,
    (found.body as { found: unknown }).found, // as: the contract's output
    (await product.as(user, 'wishlist.list')).body,
    (await product.as(user, 'collection.shelf')).body,
    (await product.as(user, 'collection.latest')).body,
    (await product.as(user, 'catalogue.covers', { games: String(gameId) })).body,
    [game.body],
  ];
  return lists.map((body) => rowsOf(body).find((row) => row.game_id === gameId)?.cover_url_big ?? 'none');
}

const use = (fileName: string, isCover = true) =>
  product.as(ana, 'collection.makeCover', { fileName, isCover });

test('one’s own photo is the cover of the game in every list, before that of any source', async () => {
  await use(front);

  const covers = await coversIn(ana);

  expect(new Set(covers)).toEqual(new Set([`/api/photos/${front}?size=cover`]));
  const { body } = await product.as(ana, 'catalogue.game', { gameId });
  expect(body).toMatchObject({ cover_source: 'own', cover_width: 640, cover_height: 853 });
});

test('nobody else sees it: not in a list, and not at its address', async () => {
  await use(front);

  const covers = await coversIn(bo);
  const his = await product.app.inject({
    url: `/api/photos/${front}?size=cover`,
    headers: { cookie: bo.cookie },
  });
  const used = await product.as(bo, 'collection.makeCover', { fileName: front, isCover: false });

  expect(covers.join()).not.toContain(front);
  expect(his.statusCode).toBe(404);
  expect([used.status, used.body]).toMatchObject([404, { code: 'photo_not_found' }]);
  expect((await coversIn(ana))[0]).toContain(front);
});

test('the cover is the whole photo, as large as covers are', async () => {
  await use(back);

  const { rawPayload, headers } = await product.app.inject({
    url: `/api/photos/${back}?size=cover`,
    headers: { cookie: ana.cookie },
  });

  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
});

test('another photo takes its place, and can give it back', async () => {
  await use(front);

  const second = await use(back);
  const shown = await coversIn(ana);
  const undone = await use((second.body as { before: string }).before); // as: the contract's output
  const again = await coversIn(ana);

  expect(second.body).toEqual({ ok: true, before: front });
  expect(shown[0]).toContain(back);
  expect(undone.body).toEqual({ ok: true, before: back });
  expect(again[0]).toContain(front);
});

test('a photo that is the cover no longer is one leaves the game to the sources', async () => {
  await use(front);

  await use(back, false); // is not the cover: nothing changes
  const before = await coversIn(ana);
  await use(front, false);
  const after = await coversIn(ana);

  expect(before[0]).toContain(front);
  expect(after.join()).not.toContain(front);
});

test('a cover that is wanted many times at once is made once, and everybody gets it whole', async () => {
  const url = `/api/photos/${front}?size=cover`;

  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      product.app.inject({ method: 'GET', url, headers: { cookie: ana.cookie } }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
});

test('two photos that are chosen at once leave one', async () => {
  const answers = await Promise.all([use(front), use(back), use(front), use(back)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await product.as(ana, 'collection.item', { gameId });
  const { photos } = body as { photos: { is_cover: boolean }[] }; // as: the contract's output
  expect(photos.filter(({ is_cover }) => is_cover)).toHaveLength(1);
});

test('the cover goes into the bin with its copy, and comes back with it', async () => {
  await use(front);
  const { body: removed } = await product.as(ana, 'collection.remove', { gameId });

  const binned = rowsOf((await product.as(ana, 'collection.bin')).body)[0]?.game;
  const meanwhile = (await coversIn(ana)).join();
  await product.as(ana, 'collection.restore', removed as { id: number }); // as: the contract's output

  expect(binned?.cover_url_big).toContain(front);
  expect(meanwhile).not.toContain(front);
  expect((await coversIn(ana))[0]).toContain(front);
});

test('a photo that is deleted is the cover no more, and all of its files go', async () => {
  await use(front);
  const folder = join(product.ctx.config.dataFolder, 'files/user_images');
  const files = [front, `thumbnails/${front}`, `covers/${front}`].map((name) => join(folder, name));
  const there = files.map(existsSync);

  await product.as(ana, 'collection.removePhoto', { fileName: front });
  await sweepKeys(product.ctx, [`user_images/${front}`]);

  expect(there).toEqual([true, true, true]);
  expect(files.map(existsSync)).toEqual([false, false, false]);
  expect((await coversIn(ana)).join()).not.toContain(front);
});
