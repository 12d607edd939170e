import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

// Behind a proxy whose X-Forwarded-Host and -Proto the client controls.
let product: Product;
beforeAll(async () => {
  product = await startProduct({ trustedProxies: 1 });
});
afterAll(() => product.close());

test.each([
  ['localhost:4747', undefined, 200],
  ['LOCALHOST:4747', undefined, 200],
  ['[::1]:4747', undefined, 200],
  ['127.0.0.1', undefined, 200],
  ['localhost:4747', 'evil.example', 200],
  ['evil.example:4747', 'localhost:4747', 403],
  ['evil.example:4747', undefined, 403],
  ['localhost:4747@evil.example', undefined, 403],
  ['localhost.evil.example', undefined, 403],
])('the local edition under the name %s, forwarded as %s, answers %d', async (host, forwarded, status) => {
  const headers = { host, ...(forwarded && { 'x-forwarded-host': forwarded, 'x-forwarded-proto': 'https' }) };

  const answer = await product.request({ method: 'GET', url: '/api/outbox', headers });

  expect(answer.status).toBe(status);
});

test('links in mails lead to the public address, whatever a proxy forwards', async () => {
  const email = 'forwarded@example.com';
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const payload = { email, password: 'correct horse battery' };
  await product.request({ method: 'POST', url: '/api/session/sign-up', headers, payload });

  const link = await product.linkMailedTo(email);

  expect(link.origin).toBe(product.ctx.config.publicUrl);
});
