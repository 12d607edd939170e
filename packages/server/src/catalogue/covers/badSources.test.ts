import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  type PictureHost,
  coversOf,
  giveBoxes,
  sends,
  sendsBox,
  startPictureHost,
  startWithCovers,
} from '../../testing/coverSource.ts';
import { bomb, deep, gif, jpeg, png, truncatedJpeg } from '../../testing/pictures.ts';
import type { Product, TestUser } from '../../testing/product.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const path = '/igdb/t_cover_big_2x/co1r7f.jpg';

let host: PictureHost;
let product: Product;
let ana: TestUser;
let gameId: number;
beforeEach(async () => {
  host = await startPictureHost();
  product = await startWithCovers(host, ['igdb'], { timeoutMs: 300 });
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Terranigma']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
});
afterEach(async () => {
  host.close();
  await product.close();
});

const cover = async () => (await coversOf(product, ana, [gameId]))[0];
const files = () => {
  try {
    const folder = join(product.ctx.config.dataFolder, 'files/covers');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.webp'),
    );
  } catch {
    return [];
  }
};

test.each([
  ['a page', () => sends('text/html', Buffer.from('<html>Not here</html>'))],
  ['a page that says that it is a picture', () => sends('image/png', Buffer.from('<html>Not here</html>'))],
  ['a picture of another format', async () => sends('image/png', await gif())],
  ['half a picture', async () => sends('image/jpeg', await truncatedJpeg())],
  ['a picture of 900 megapixels in 110 KB', () => sends('image/png', bomb())],
  ['a picture that takes 120 MB to decode', () => sends('image/png', deep(3900))],
  ['nothing at all', () => sends('image/png', Buffer.alloc(0))],
  ['a dot', async () => sends('image/png', await png(1, 1))],
  ['a banner', async () => sends('image/png', await png(1200, 60))],
  ['more than a picture can have', () => sends('image/png', Buffer.alloc(5 * 1024 ** 2, 7))],
])('%s is no cover, and is not asked for again for a day', async (_what, answer) => {
  host.answers.set(path, await answer());

  const found = await cover();
  product.later(0.9 * day);
  await cover();
  const inTheDay = host.asked.length;
  product.later(0.2 * day);
  host.answers.set(path, await sendsBox());
  const after = await cover();

  expect(found).toMatchObject({ cover_url_small: null, cover_url_big: '', cover_width: null });
  expect(inTheDay).toBe(1);
  expect(after?.cover_width).toBe(400);
});

test.each([
  ['does not answer', () => undefined],
  [
    'sends a byte now and then',
    (_request: unknown, response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
    },
  ],
  [
    'fails',
    (_request: unknown, response: import('node:http').ServerResponse) => response.writeHead(500).end(),
  ],
  ['hangs up', (request: import('node:http').IncomingMessage) => request.socket.destroy()],
  [
    'promises more than it sends',
    (_request: unknown, response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '99999' });
      response.write('x', () => response.destroy());
    },
  ],
])(
  'a source that %s is given up in time, and asked again after minutes and not after a week',
  async (_what, answer) => {
    host.answers.set(path, answer);
    const startedAt = performance.now();

    const found = await cover();
    const ms = performance.now() - startedAt;
    host.answers.set(path, await sendsBox());
    product.later(11 * minute);
    const after = await cover();

    expect(found).toMatchObject({ cover_url_small: null, is_coming: false });
    expect(ms).toBeLessThan(3_000);
    expect(after?.cover_width).toBe(400);
  },
);

test('while the first source fails the second helps out, and later the first is asked again', async () => {
  await product.close();
  product = await startWithCovers(host, ['igdb', 'libretro'], { timeoutMs: 300 });
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Terranigma']);
  await giveBoxes(product, gameId, { cover: 'co1r7f', labels: { EU: 'Terranigma (Europe)' } });
  const boxArt =
    '/libretro/Nintendo - Super Nintendo Entertainment System/Named_Boxarts/Terranigma (Europe).png';
  host.answers.set(path, (_request, response) => void response.writeHead(503).end());
  host.answers.set(boxArt, sends('image/png', await png(300, 300)));

  const first = await cover();
  host.answers.set(path, await sendsBox());
  product.later(11 * minute);
  const shown = await product.app.inject({
    url: first?.cover_url_big ?? '',
    headers: { cookie: ana.cookie },
  });

  expect(first?.cover_width).toBe(300);
  expect(shown.statusCode).toBe(200);
  await expect.poll(async () => (await cover())?.cover_width).toBe(400);
});

test('a source that sends us away is left alone for an hour', async () => {
  const games = await product.games(['Illusion of Time', 'Soul Blazer']);
  for (const [index, id] of games.entries()) await giveBoxes(product, id, { cover: `other${index}` });
  host.answers.set(path, (_request, response) => void response.writeHead(403).end());

  await cover();
  await coversOf(product, ana, games);
  const asked = host.asked.length;
  product.later(61 * minute);
  await coversOf(product, ana, games);

  expect(asked).toBe(1);
  expect(host.asked.length).toBe(3);
});

test('a source in trouble is not asked for every cover of a screen', async () => {
  const games = await product.games(Array.from({ length: 30 }, (_, index) => `Game ${index}`));
  for (const [index, id] of games.entries()) await giveBoxes(product, id, { cover: `c${index}` });
  for (const index of games.keys())
    host.answers.set(
      `/igdb/t_cover_big_2x/c${index}.jpg`,
      (_request, response) => void response.writeHead(500).end(),
    );

  await coversOf(product, ana, games);

  expect(host.asked.length).toBeLessThan(15);
});

test('a picture that comes slowly holds up no other of its source', async () => {
  await product.close();
  product = await startWithCovers(host, ['libretro'], { timeoutMs: 8_000 });
  ana = await product.user('ana');
  const [slow = 0, ...quick] = await product.games(['Terranigma', 'Illusion of Time', 'Soul Blazer']);
  await giveBoxes(product, slow, { labels: { EU: 'Slow' } });
  for (const id of quick) await giveBoxes(product, id, { labels: { EU: `Quick ${id}` } });
  const pathOf = (name: string) =>
    `/libretro/Nintendo - Super Nintendo Entertainment System/Named_Boxarts/${name}.png`;
  const come = Promise.withResolvers<void>();
  const answer = await sendsBox();
  host.answers.set(pathOf('Slow'), (request, response) => {
    void come.promise.then(() => answer(request, response));
  });
  for (const id of quick) host.answers.set(pathOf(`Quick ${id}`), answer);

  const slowly = coversOf(product, ana, [slow]);
  await expect.poll(() => host.asked).toEqual([pathOf('Slow')]);
  const others = await coversOf(product, ana, quick);
  come.resolve();

  expect(others.map(({ cover_width }) => cover_width)).toEqual([400, 400]);
  expect((await slowly)[0]?.cover_width).toBe(400);
});

test('whoever opens an address waits three seconds at most for a slow source, and the next one has the picture', async () => {
  await product.close();
  product = await startWithCovers(host, ['igdb'], { timeoutMs: 8_000 });
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Terranigma']);
  await giveBoxes(product, gameId, { cover: 'co1r7f' });
  const bytes = await jpeg(300, 400);
  host.answers.set(path, (request, response) => {
    setTimeout(() => sends('image/jpeg', bytes)(request, response), 4_000);
  });
  const startedAt = performance.now();

  const answer = await product.app.inject({
    url: `/api/covers/${gameId}/-/small?v=new`,
    headers: { cookie: ana.cookie },
  });
  const ms = performance.now() - startedAt;

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(ms).toBeLessThan(3_900);
  expect((await cover())?.cover_width).toBe(300);
  expect(host.asked).toEqual([path]);
});

test('what could not be used leaves no file behind', async () => {
  host.answers.set(path, sends('image/png', Buffer.from('<html>')));
  await cover();

  expect(files()).toEqual([]);
});
