import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../cli.ts';
import { type Payments, startPayments } from '../testing/standIn.ts';
import { sayPrices } from './plans.ts';

let product: Payments;
let env: Record<string, string>;
beforeAll(async () => {
  product = await startPayments();
  const { secretKey, webhookSecrets, apiUrl } = product.stripe;
  const [endpoint] = (await product.sdk.webhookEndpoints.list()).data;
  env = {
    CARTOUCHE_DATA: product.ctx.config.dataFolder,
    PUBLIC_URL: new URL(endpoint?.url ?? '').origin,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(','),
    STRIPE_PRICE_MONTHLY: product.prices.month,
    STRIPE_PRICE_YEARLY: product.prices.year,
    STRIPE_API_URL: apiUrl,
  };
});
afterAll(() => product.close());

async function check(changes: Record<string, string> = {}) {
  const texts: string[] = [];
  const output = { write: (text: string) => texts.push(text) };
  const code = await run(['stripe', 'check'], { ...env, ...changes }, output);
  return { code, text: texts.join('') };
}

test('a whole account is good, but for a webhook that goes elsewhere', async () => {
  const { code, text } = await check();

  expect(text).toContain('ok       The key is accepted. It is one of test mode: no money moves.');
  expect(text).toContain('ok       The prices price_sandbox_monthly and price_sandbox_yearly are charged as');
  expect(text).toContain('ok       The customer portal has what is needed.');
  expect(text).toContain('missing  No webhook endpoint has the URL');
  expect(code).toBe(1);
});

test('what is missing is named, line by line', async () => {
  await product.order('forgetPortal', {});
  await product.order('price', { price: product.prices.month, amount: 499 });
  const url = `${env['PUBLIC_URL']}/api/stripe/webhook`;
  await product.sdk.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });

  const { code, text } = await check();
  const other = await check({ STRIPE_PRICE_YEARLY: 'price_none' });
  const wrong = await check({ STRIPE_SECRET_KEY: 'sk_test_wrong' });
  await product.order('reset', {});

  expect(code).toBe(1);
  expect(text).toMatch(/missing {2}The provider charges \$4\.99 a month for price_sandbox_monthly.*\$2\.49/);
  expect(text).toMatch(
    /missing {2}The webhook endpoint does not send checkout\.session\.completed, .*updated/,
  );
  expect(text).toContain('missing  The customer portal has no saved settings');
  expect(other.text).toMatch(/About the prices nothing can be said: No such price: 'price_none'/);
  expect(wrong.text).toMatch(/does not accept the key/);
});

test('the start says which price is not what the table says', async () => {
  await product.order('price', { price: product.prices.year, amount: 4999 });
  const said: unknown[] = [];
  const log = { ...product.ctx.log, warn: (_ids: object, text: string) => void said.push(text) };

  await sayPrices({ ...product.ctx, log: log as unknown as Logger }); // as: the one method that is used

  await product.order('reset', {});
  expect(said).toEqual([expect.stringMatching(/^The provider charges \$49\.99 a year .* says \$19\.99/)]);
});

test('without keys, the command says which are needed', async () => {
  const { code, text } = await check({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRETS: '' });

  expect([code, text]).toEqual([1, expect.stringContaining('STRIPE_SECRET_KEY')]);
});
