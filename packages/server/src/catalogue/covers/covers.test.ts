import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  type ListedCover,
  type PictureHost,
  coversOf,
  giveBoxes,
  sends,
  sendsBox,
  startPictureHost,
  startWithCovers,
} from '../../testing/coverSource.ts';
import { jpeg } from '../../testing/pictures.ts';
import type { Product, TestUser } from '../../testing/product.ts';
import { mayWish, wishesPerHour } from './mayWish.ts';

const day = 24 * 3_600_000;
const igdbPath = '/igdb/t_cover_big_2x/co1r7f.jpg';
const boxArt = '/libretro/Nintendo - Super Nintendo Entertainment System/Named_Boxarts';

let host: PictureHost;
let product: Product;
let ana: TestUser;
let gameId: number;
beforeEach(async () => void (host = await startPictureHost()));
afterEach(async () => {
  host.close();
  await product.close();
});

async function start(
  ...settings: Parameters<typeof startWithCovers> extends [unknown, ...infer Rest] ? Rest : never
) {
  product = await startWithCovers(host, ...settings);
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Terranigma']);
}

const open = (url: string, user: TestUser | null = ana, headers = {}) =>
  product.app.inject({ url, headers: { ...headers, ...(user && { cookie: user.cookie }) } });

async function listed(): Promise<ListedCover> {
  const { body } = await product.as(ana, 'catalogue.fetchGames', { p_limit: 1 });
  const [row] = body as ListedCover[]; // as: the contract's output
  if (!row) throw new Error('The list is empty.');
  return row;
}

async function cover(): Promise<ListedCover> {
  const [found] = await coversOf(product, ana, [gameId]);
  if (!found) throw new Error('There is no such game.');
  return found;
}

test('a list names a cover that nobody has looked for, and waits for no source', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });

  const row = await listed();

  expect(row).toMatchObject({
    cover_url_small: `/api/covers/${gameId}/-/small?v=new`,
    cover_url_big: `/api/covers/${gameId}/-/big?v=new`,
    cover_width: null,
  });
  expect(host.asked).toEqual([]);
});

test('a cover comes in two sizes of ours, with its true size and an address that never shows anything else', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  host.answers.set(igdbPath, sends('image/jpeg', await jpeg(900, 1200)));

  await cover();
  const row = await listed();

  expect(row).toMatchObject({ cover_width: 640, cover_height: 853 });
  expect(row.cover_url_big).toMatch(/\/big\?v=[0-9a-f]{16}$/);
  for (const [url, width] of [
    [row.cover_url_small ?? '', 240],
    [row.cover_url_big, 640],
  ] as const) {
    const answer = await open(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    const again = await open(url, ana, { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  expect(host.asked).toEqual([igdbPath]);
});

test('whoever opens a new address is led to the picture once it is there', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  host.answers.set(igdbPath, await sendsBox());

  const answer = await open((await listed()).cover_url_big);

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
  expect(answer.headers.location).toBe((await listed()).cover_url_big);
  expect((await open(answer.headers.location ?? '')).statusCode).toBe(200);
});

test('only people who are signed in see covers, and make us look for them', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  host.answers.set(igdbPath, await sendsBox());

  const fresh = await open((await listed()).cover_url_big, null);
  const { cover_url_big } = await cover();
  const known = await open(cover_url_big, null);
  const asked = await product.as(null, 'catalogue.covers', { games: String(gameId) });

  expect([fresh.statusCode, known.statusCode, asked.status]).toEqual([401, 401, 401]);
  expect(known.rawPayload.toString()).toContain('signed_out');
});

test.each([
  [['igdb', 'libretro'] as const, [igdbPath]],
  [['libretro', 'igdb'] as const, [`${boxArt}/Terranigma (Europe).png`]],
])('sources are asked in the order of whoever runs the site: %s', async (sources, asked) => {
  await start(sources);
  await giveBoxes(product, gameId, { cover: 'co1r7f', labels: { EU: 'Terranigma (Europe)' } });
  host.answers.set(igdbPath, await sendsBox());
  host.answers.set(`${boxArt}/Terranigma (Europe).png`, await sendsBox());

  await cover();

  expect(host.asked).toEqual(asked);
  const { body } = await product.as(ana, 'catalogue.game', { gameId });
  expect(body).toMatchObject({ cover_source: sources[0] });
});

test('a source that has no picture leaves it to the next', async () => {
  await start(['igdb', 'libretro']);
  await giveBoxes(product, gameId, { cover: 'co1r7f', labels: { EU: 'Terranigma (Europe)' } });
  host.answers.set(`${boxArt}/Terranigma (Europe).png`, await sendsBox());

  const { cover_width } = await cover();

  expect(cover_width).toBe(400);
  expect(host.asked).toEqual([igdbPath, `${boxArt}/Terranigma (Europe).png`]);
});

test('another order of the sources counts at once', async () => {
  await start(['igdb', 'libretro']);
  await giveBoxes(product, gameId, { cover: 'co1r7f', labels: { EU: 'Terranigma (Europe)' } });
  host.answers.set(igdbPath, await sendsBox());
  await cover();

  const { covers } = product.ctx.config;
  Object.assign(product.ctx, { config: { ...product.ctx.config, covers: { ...covers, sources: [] } } });
  const off = await listed();

  expect(off).toMatchObject({ cover_url_small: null, cover_url_big: '' });
});

test('without sources no call leaves the machine, whatever is asked for', async () => {
  await start([]);
  await giveBoxes(product, gameId, { cover: 'co1r7f', labels: { EU: 'Terranigma (Europe)' } });

  const row = await listed();
  const found = await cover();
  const answer = await open(`/api/covers/${gameId}/-/big?v=new`);

  expect(row).toMatchObject({ cover_url_small: null, cover_url_big: '' });
  expect(found).toMatchObject({ cover_url_small: null, is_coming: false });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(host.asked).toEqual([]);
});

test('a picture that no source has is not asked for again for a week', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  await cover();

  product.later(6.9 * day);
  const row = await listed();
  const answer = await open(`/api/covers/${gameId}/-/big?v=new`);
  await cover();
  const askedInTheWeek = host.asked.length;
  product.later(0.2 * day);
  const after = await listed();
  host.answers.set(igdbPath, await sendsBox());
  const found = await cover();

  expect(row).toMatchObject({ cover_url_small: null, cover_url_big: '' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(askedInTheWeek).toBe(1);
  expect(after.cover_url_big).toContain('v=new');
  expect(found.cover_width).toBe(400);
});

test('a game of which only a beta is known has no cover, until the catalogue learns of its box', async () => {
  await start(['libretro']);
  await giveBoxes(product, gameId, { labels: { EU: 'Terranigma (Europe) (Beta)' } });
  host.answers.set(`${boxArt}/Terranigma (Europe).png`, await sendsBox());

  const found = await cover();
  const row = await listed();
  const { body: asked } = await product.as(ana, 'catalogue.covers', { games: String(gameId) });
  const askedThere = host.asked.length;
  await giveBoxes(product, gameId, { labels: { EU: 'Terranigma (Europe)' } });
  const learned = await cover();

  expect(found).toMatchObject({ cover_url_small: null, cover_url_big: '', is_coming: false });
  expect(row).toMatchObject({ cover_url_small: null, cover_url_big: '' });
  expect(asked).toMatchObject([{ is_coming: false }]);
  expect(askedThere).toBe(0);
  expect(learned.cover_width).toBe(400);
});

test('what the catalogue learns of a game’s boxes is looked up anew', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'unknown' });
  await cover();
  host.answers.set(igdbPath, await sendsBox());

  await giveBoxes(product, gameId, { cover: 'co1r7f' });

  expect((await listed()).cover_url_big).toContain('v=new');
  expect((await cover()).cover_width).toBe(400);
});

test('a picture that several games have is fetched once', async () => {
  await start(['igdb']);
  const [other = 0] = await product.games(['Terranigma'], 20);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  await giveBoxes(product, other, { cover: 'co1r7f' });
  host.answers.set(igdbPath, await sendsBox());

  const [first, second] = await coversOf(product, ana, [gameId, other]);

  expect([first?.cover_width, second?.cover_width]).toEqual([400, 400]);
  expect(host.asked).toEqual([igdbPath]);
});

test('a correction shows the box of the game that it corrects, and its own picture before that', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  host.answers.set(igdbPath, await sendsBox());
  const { body } = await product.as(ana, 'entries.correct', { gameId, title: 'Terranigma!' });
  const { gameId: correction } = body as { gameId: number }; // as: the contract's output

  const [found] = await coversOf(product, ana, [correction]);
  const bo = await product.user('bo');
  const his = await coversOf(product, bo, [correction]);
  const entry = { cover_url_small: '/api/entry-covers/1.webp', cover_url_big: '/api/entry-covers/1.webp' };
  await product.ctx.db.updateTable('games_igdb').set(entry).where('game_id', '=', correction).execute();
  const [own] = await coversOf(product, ana, [correction]);

  expect(found).toMatchObject({ game_id: correction, cover_width: 400 });
  expect(found?.cover_url_big).toContain(`/covers/${gameId}/`);
  expect(his).toEqual([]);
  expect(own).toMatchObject(entry);
});

test('whoever wished for too many covers has none looked for by their addresses either', async () => {
  await start(['igdb']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  host.answers.set(igdbPath, await sendsBox());
  await mayWish(product.ctx, ana.id, wishesPerHour.times);

  const hers = await open(`/api/covers/${gameId}/-/big?v=new`);
  const askedForHer = host.asked.length;
  const his = await open(`/api/covers/${gameId}/-/big?v=new`, await product.user('bo'));

  expect([hers.statusCode, askedForHer, his.statusCode]).toEqual([404, 0, 302]);
});
