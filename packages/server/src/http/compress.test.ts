import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { photoPath } from '@cartouche/contract/photo.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, photoUpload, startProduct } from '../testing/product.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await product.games(Array.from({ length: 60 }, (_, index) => `Adventure Island ${index}`));
});
afterAll(() => product.close());

const list = '/api/rpc/fetch_games?p_platform=19&p_limit=60';
const get = (url: string, accepted?: string) =>
  product.app.inject({
    url,
    headers: { cookie: ana.cookie, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a list goes out in small where %s is accepted, and is the same list', async (accepted, name, unpack) => {
  const plain = await get(list);

  const packed = await get(list, accepted);

  expect(packed.headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

test.each([undefined, '', 'identity', 'zstd'])(
  'where %s is accepted, a list goes out as it is',
  async (accepted) => {
    const { headers, json } = await get(list, accepted);

    expect(headers).not.toHaveProperty('content-encoding');
    expect(json()).toHaveLength(60);
  },
);

test('what is short, a photo and an archive stay as they are', async () => {
  const [gameId = 0] = await product.games(['Earthbound']);
  await product.as(ana, 'collection.save', { gameId });
  const photo = await product.request(photoUpload(ana, gameId, await jpeg(), 'image/jpeg'));
  const { file_name } = photo.body as { file_name: string }; // as: the contract's output

  for (const url of ['/api/session', photoPath(file_name), '/api/archive']) {
    const answer = await get(url, 'gzip, br');
    expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, undefined]);
  }
});

// Decision 16: an answer's length can tell a secret only where it stands beside what a stranger had repeated.
test.each([
  '/api/rpc/fetch_games?p_search=zyxwvu',
  '/api/rpc/fetch_games?p_genre=zyxwvu&p_region=zyxwvu',
  '/api/rpc/fetch_games?p_tab=zyxwvu',
  '/api/rpc/fetch_games?p_user=zyxwvu',
  '/api/rpc/get_platform_counts?p_platform=zyxwvu',
  '/api/search?q=zyxwvu',
  '/api/games/zyxwvu',
  '/api/wishlist?zyxwvu=zyxwvu',
  '/api/session?zyxwvu=zyxwvu',
  '/api/zyxwvu',
])('%s is answered without repeating what was asked', async (url) => {
  expect((await get(url)).body).not.toContain('zyxwvu');
});
