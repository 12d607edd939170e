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
