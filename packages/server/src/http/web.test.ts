import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const visit = (url: string, headers: Record<string, string> = {}) => product.app.inject({ url, headers });

test.each(['/', '/login', '/collection/all?tab=owned', '/game/12'])('%s is a page', async (address) => {
  const answer = await visit(address);

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<!doctype html>');
});

test.each(['/nothing', '/game', '/game/1/2', '/wp-admin'])(
  '%s is not a page, and says so',
  async (address) => {
    const page = await visit('/');

    const answer = await visit(address);
    const again = await visit(address, { 'if-none-match': String(page.headers.etag) });

    expect([answer.statusCode, again.statusCode]).toEqual([404, 404]);
    expect([answer.body, again.body]).toEqual([page.body, page.body]);
  },
);

test.each([
  ['/', 200],
  ['/nothing', 404],
])('%s answers %i without the page', async (url, status) => {
  const answer = await product.app.inject({ method: 'HEAD', url });

  expect([answer.statusCode, answer.body]).toEqual([status, '']);
});

test('a missing file is not answered with the page', async () => {
  expect(await product.request({ url: '/assets/gone.js' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/icon.png', 'image/png'],
])('%s is served as %s, and kept for a day', async (url, type) => {
  const { statusCode, headers } = await visit(url);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining(type) as string,
    'cache-control': 'public, max-age=86400',
  });
});

test.each(['/', '/login', '/nothing'])('%s names its preview picture by its whole address', async (url) => {
  const { body } = await visit(url);

  expect(body).toContain(`<meta property="og:image" content="${product.ctx.config.publicUrl}/preview.png"`);
});

test('the page is sent compressed as the browser likes it, and again only when it changed', async () => {
  const plain = await visit('/');
  const packed = await visit('/', { 'accept-encoding': 'gzip, br' });
  const known = await visit('/', { 'if-none-match': String(plain.headers.etag) });

  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect([known.statusCode, known.body]).toEqual([304, '']);
});
