import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { bomb, deep, gif, jpeg, jpegFromPhone, png, truncatedJpeg, webp } from '../testing/pictures.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { toPictureAddress } from './pictureAddress.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Another host: what it answers at each path, and what it was asked. */
let answers: Record<string, Answer> = {};
let asked: string[] = [];
const outside = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
let origin: string;

let product: Product;
beforeAll(async () => {
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`; // as: it listens on a port
});
beforeEach(async () => {
  answers = {};
  asked = [];
  product = await startProduct({ pictureOrigins: [origin], pictureCacheMegabytes: 1 });
});
afterEach(() => product.close());
afterAll(() => {
  outside.close();
  outside.closeAllConnections();
});

const sends =
  (type: string, bytes: Buffer): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

function addressOf(path: string): string {
  const address = toPictureAddress(product.ctx.config, `${origin}${path}`);
  if (!address) throw new Error('This host is not on the list.');
  return address;
}

const open = (path: string, headers = {}) => product.app.inject({ url: addressOf(path), headers });
const folder = () => join(product.ctx.config.dataFolder, 'pictures');

/** The files of the cache, by the time of their last use. */
function files() {
  const names = readdirSync(folder(), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).map((name) => join(folder(), name));
}

test.each([
  ['JPEG', 'image/jpeg', () => jpeg(900, 600)],
  ['PNG', 'image/png', () => png(900, 600)],
  ['WebP', 'image/webp', webp],
])('a picture of another host comes as a small WebP of ours: %s', async (_name, type, made) => {
  answers = { '/one': sends(type, await made()) };

  const answer = await open('/one');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=604800, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const { format, width } = await sharp(answer.rawPayload).metadata();
  expect(format).toBe('webp');
  expect(width).toBeLessThanOrEqual(480);
});

test('a picture loses everything but its pixels, and the host learns nothing of who looks', async () => {
  let heard: IncomingMessage['headers'] = {};
  const bytes = await jpegFromPhone();
  answers = {
    '/one': (request, response) => {
      heard = request.headers;
      sends('image/jpeg', bytes)(request, response);
    },
  };

  const answer = await open('/one', {
    cookie: 'cartouche.session_token=ana',
    referer: 'http://localhost/game/7',
  });

  const { exif, icc, xmp, width, height } = await sharp(answer.rawPayload).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(height).toBeGreaterThan(width); // upright
  expect(heard).not.toHaveProperty('cookie');
  expect(heard).not.toHaveProperty('referer');
  expect(JSON.stringify(heard)).not.toContain('localhost');
});

test('many who look at once make one request, and those after them none', async () => {
  const bytes = await jpeg();
  answers = {
    '/one': (request, response) => void setTimeout(() => sends('image/jpeg', bytes)(request, response), 50),
  };

  const first = await Promise.all(Array.from({ length: 20 }, () => open('/one')));
  const later = await open('/one');

  expect([...first, later].map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 21 }, () => 200),
  );
  expect(asked).toEqual(['/one']);
});

test('a browser that has the picture gets nothing, and the host is not asked', async () => {
  answers = { '/one': sends('image/jpeg', await jpeg()) };
  const { headers } = await open('/one');

  const answer = await open('/one', { 'if-none-match': String(headers.etag) });

  expect([answer.statusCode, answer.body]).toEqual([304, '']);
  expect(asked).toHaveLength(1);
});

const misbehaviour: [string, () => Promise<Answer>][] = [
  ['an SVG', async () => sends('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  [
    'an SVG that calls itself a PNG',
    async () =>
      sends('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ],
  ['a page', async () => sends('text/html', Buffer.from('<!doctype html><script>alert(1)</script>'))],
  [
    'a picture without a type',
    async () => {
      const bytes = await jpeg();
      return (_request, response) => void response.writeHead(200).end(bytes);
    },
  ],
  ['a GIF', async () => sends('image/gif', await gif())],
  ['a GIF that calls itself a JPEG', async () => sends('image/jpeg', await gif())],
  ['half a picture', async () => sends('image/jpeg', await truncatedJpeg())],
  ['a bomb of pixels', async () => sends('image/png', bomb())],
  ['a picture that is deep, though not of too many pixels', async () => sends('image/png', deep(3500))],
  [
    'more bytes than a picture has',
    async () => sends('image/jpeg', Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 ** 2)])),
  ],
  [
    'a redirect to another host',
    async () => (_request, response) =>
      void response.writeHead(302, { location: 'http://127.0.0.2/private' }).end(),
  ],
  [
    'a connection that is cut',
    async () => (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5000' });
      response.write('x', () => response.destroy());
    },
  ],
  ['a fault', async () => (_request, response) => void response.writeHead(500).end()],
];

test.each(misbehaviour)('%s is not shown, not kept, and not asked for again at once', async (_name, made) => {
  answers = { '/one': await made() };

  const answer = await open('/one');
  const again = await open('/one');

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'picture_not_found' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(again.statusCode).toBe(404);
  expect(asked).toHaveLength(1);
  expect(files()).toEqual([]);

  answers = { '/one': sends('image/jpeg', await jpeg()) };
  product.later(61_000);
  expect((await open('/one')).statusCode).toBe(200);
});

test('a host that never ends its answer is given up on', async () => {
  answers = {
    '/one': (_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'),
  };

  expect((await open('/one')).statusCode).toBe(404);
}, 20_000);

test('a forged or changed address is refused, and nobody is asked', async () => {
  answers = { '/one': sends('image/jpeg', await jpeg()), '/other': sends('image/jpeg', await jpeg()) };
  const address = addressOf('/one');
  const forged = [
    address.replace(/(?<=pictures\/)./, (first) => (first === '-' ? '_' : '-')),
    address.replace('one', 'other'),
    address.replace(/pictures\/[^?]*/, 'pictures/x'),
    address.split('?')[0] ?? '',
    `${address}&url=${encodeURIComponent(`${origin}/other`)}`,
  ];

  const statuses = await Promise.all(
    forged.map(async (url) => (await product.app.inject({ url })).statusCode),
  );

  expect(statuses).toEqual(forged.map(() => 404));
  expect(asked).toEqual([]);
});

test('an address that another secret signed is refused', async () => {
  const other = { ...product.ctx.config, authSecret: 'x'.repeat(40) };
  const url = toPictureAddress(other, `${origin}/one`) ?? '';

  expect((await product.app.inject({ url })).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ['https://i.ebayimg.com/images/g/abc/s-l500.jpg', true],
  ['https://images1.vinted.net/t/01_ab/f800/1.webp?s=ab', true],
  ['http://i.ebayimg.com/images/g/abc/s-l500.jpg', false],
  ['https://i.ebayimg.com:8443/images/g/abc/s-l500.jpg', false],
  ['https://ana:secret@i.ebayimg.com/images/g/abc/s-l500.jpg', false],
  ['https://i.ebayimg.com.example.org/a.jpg', false],
  ['https://notvinted.net/a.jpg', false],
  ['https://vinted.net.example.org/a.jpg', false],
  ['http://127.0.0.1:1/a.jpg', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('of %s a picture is shown: %s', (url, isShown) => {
  expect(toPictureAddress(product.ctx.config, url) !== null).toBe(isShown);
});

test('a host that is taken off the list is not asked any more, though its addresses were signed', async () => {
  const address = addressOf('/one');
  const stricter = await startProduct({ authSecret: product.ctx.config.authSecret });

  expect((await stricter.app.inject({ url: address })).statusCode).toBe(404);
  expect(asked).toEqual([]);
  await stricter.close();
});
