import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ publicUrl: 'https://games.example.org' })));
afterAll(() => product.close());

const headersOf = async (url: string) => {
  const { headers } = await product.app.inject({ url, headers: { host: 'games.example.org' } });
  return headers;
};

test.each(['/', '/login', '/nothing'])('the page at %s may run and load only our own files', async (url) => {
  const headers = await headersOf(url);

  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.find((one) => one.startsWith('script-src'))).toMatch(
    /^script-src 'self'( 'sha256-[\w+/=]+')*$/,
  );
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  });
});

test.each(['/', '/api/session/options', '/api/session', '/api/nothing', '/assets/gone.js', '/livez'])(
  '%s forbids guessing its type, and requires https',
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
  '%s is not a document and has no document policy',
  async (url) => {
    expect(await headersOf(url)).not.toHaveProperty('content-security-policy');
  },
);

const card = {
  stripe: {
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    apiUrl: 'https://api.stripe.com',
    webhookSecrets: ['whsec_1'],
    prices: { month: { id: 'm', amount: 1 }, year: { id: 'y', amount: 2 }, currency: 'usd', former: [] },
    isTest: false,
    isStandIn: false,
    timeoutMs: 1,
  },
  hasDeveloperPages: true,
};
const local = { ...card.stripe, isStandIn: true, apiUrl: 'http://127.0.0.1:4109' };

test.each([
  [
    'the page with the card field',
    '/test-payment?x=1',
    card,
    /script-src [^;]* https:\/\/js\.stripe\.com .*frame-src [^;]*hooks\.stripe\.com.*connect-src 'self' https:\/\/api\.stripe\.com/,
  ],
  [
    'the same with the stand-in',
    '/test-payment',
    { ...card, stripe: local },
    /^((?!stripe\.com)[^])*connect-src 'self' http:\/\/127\.0\.0\.1:4109;((?!stripe\.com)[^])*$/,
  ],
  ['every other page', '/subscription', card, /^((?!stripe)[^])*$/],
  [
    'the page without developer pages',
    '/test-payment',
    { ...card, hasDeveloperPages: false },
    /^((?!stripe)[^])*$/,
  ],
  [
    'the page without a publishable key',
    '/test-payment',
    { ...card, stripe: { ...card.stripe, publishableKey: undefined } },
    /^((?!stripe)[^])*$/,
  ],
])('%s may use exactly the hosts that it needs', async (_what, url, settings, policy) => {
  const { createApp } = await import('../app.ts');
  const app = await createApp({ ...product.ctx, config: { ...product.ctx.config, ...settings } });

  const { headers } = await app.inject({ url, headers: { host: 'games.example.org' } });

  expect(headers['content-security-policy']).toMatch(policy);
});

test('the service worker may ask only us, and runs no other script', async () => {
  const headers = await headersOf('/push-worker.js');

  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
  expect(await headersOf('/assets/push-worker.js')).not.toHaveProperty('content-security-policy');
});

test('WebAssembly runs in the worker that reads barcodes, and nowhere else', async () => {
  const worker = await headersOf('/assets/barcodeWorker-BvbQX7t2.js');
  const page = await headersOf('/');

  expect(worker['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(page['content-security-policy']).not.toContain('wasm-unsafe-eval');
});
