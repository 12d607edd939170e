import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ publicUrl: 'https://games.example.org' })));
afterAll(() => product.close());

const headersOf = async (url: string) => {
  const { headers } = await product.app.inject({ url, headers: { host: 'games.example.org' } });
  return headers;
};

test.each(['/', '/login', '/nothing'])('the page at %s may run and load our own files only', async (url) => {
  const headers = await headersOf(url);

  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.find((one) => one.startsWith('script-src'))).toMatch(
    /^script-src 'self'( 'sha256-[\w+/=]+')*$/,
  );
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
});

test.each(['/', '/api/session/options', '/api/session', '/api/nothing', '/assets/gone.js', '/livez'])(
  '%s says that it is what it claims to be, and comes by https',
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000') as string,
    });
  },
);

test.each(['/api/session/options', '/api/session', '/assets/gone.js', '/livez'])(
  '%s is no document and carries no policy of one',
  async (url) => {
    expect(await headersOf(url)).not.toHaveProperty('content-security-policy');
  },
);
