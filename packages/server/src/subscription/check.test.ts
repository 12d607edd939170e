import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../cli.ts';
import { type Payments, startPayments } from '../testing/standIn.ts';
import { chargedPrices, sayPrices } from './plans.ts';
import { requireStripe } from './stripe.ts';
import { heardEvents } from './webhook.ts';

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
  expect(other.text).toMatch(/A price is missing: No such price: 'price_none'/);
  expect(wrong.text).toMatch(/does not accept the key/);
});

/** A whole account, whose webhook comes here. */
async function wholeAccount() {
  await product.order('reset', {});
  const url = `${env['PUBLIC_URL']}/api/stripe/webhook`;
  return await product.sdk.webhookEndpoints.create({ url, enabled_events: ['*'] });
}

test('a whole account lacks nothing', async () => {
  await wholeAccount();

  const { code, text } = await check();

  expect([code, text.match(/^ {2}ok/gm)?.length, text.includes('missing')]).toEqual([0, 4, false]);
});

type Spoil = () => Promise<Record<string, string>>;
async function soldProduct(): Promise<string> {
  const { product: sold } = await product.sdk.prices.retrieve(product.prices.year);
  return typeof sold === 'string' ? sold : sold.id;
}

async function anotherYear(currency: string) {
  const wish = { currency, unit_amount: 1999, recurring: { interval: 'year' as const } };
  const { id: price } = await product.sdk.prices.create({ ...wish, product: await soldProduct() });
  return { STRIPE_PRICE_YEARLY: price };
}

/** Spoils an account in one way each, and answers the variables that go with it. */
const lacks: [string, Spoil, RegExp][] = [
  [
    'a product that is archived',
    async () => {
      await product.sdk.products.update(await soldProduct(), { active: false });
      return {};
    },
    /missing {2}The product of price_sandbox_monthly is archived/,
  ],
  [
    'a price that is archived',
    async () => {
      await product.sdk.prices.update(product.prices.year, { active: false });
      return {};
    },
    /missing {2}The price price_sandbox_yearly is archived/,
  ],
  [
    'two prices that do not exist',
    async () => ({ STRIPE_PRICE_MONTHLY: 'price_a', STRIPE_PRICE_YEARLY: 'price_b' }),
    /missing {2}A price is missing: No such price: 'price_a'\n {2}missing {2}A price is missing: No such price: 'price_b'/,
  ],
  [
    'intervals that are exchanged',
    async () => ({ STRIPE_PRICE_MONTHLY: product.prices.year, STRIPE_PRICE_YEARLY: product.prices.month }),
    /price_sandbox_yearly is not charged each month\.[^]*price_sandbox_monthly is not charged each year\./,
  ],
  [
    'an amount that the table does not have',
    async () => ({ PRICE_YEARLY: '4999' }),
    /The provider charges \$19\.99 a year .* price table says \$49\.99/,
  ],
  [
    'a currency that the table does not have',
    async () => ({ PRICE_CURRENCY: 'eur' }),
    /The provider charges \$2\.49 a month .* price table says €2\.49/,
  ],
  ['two currencies', () => anotherYear('eur'), /missing {2}The two prices are in different currencies\./],
  [
    'a portal without settings',
    async () => {
      await product.order('forgetPortal', {});
      return {};
    },
    /missing {2}The customer portal has no saved settings/,
  ],
  [
    'a portal without what is needed',
    async () => {
      const [portal] = (await product.sdk.billingPortal.configurations.list({ is_default: true })).data;
      const off = { enabled: false };
      await product.sdk.billingPortal.configurations.update(portal?.id ?? '', {
        features: {
          payment_method_update: off,
          invoice_history: off,
          subscription_cancel: { ...off, mode: 'immediately' },
        },
      });
      return {};
    },
    /update payment methods\.[^]*invoice history\.[^]*cancel subscriptions\.[^]*cancels at once/,
  ],
  [
    'a portal that does not offer a price',
    () => anotherYear('usd'),
    /missing {2}The portal lets customers switch plans, but does not offer price_/,
  ],
  [
    'a webhook endpoint that is switched off',
    async () => {
      const { data } = await product.sdk.webhookEndpoints.list();
      for (const { id } of data) await product.sdk.webhookEndpoints.update(id, { disabled: true });
      return {};
    },
    /missing {2}The webhook endpoint http\S+ is disabled\./,
  ],
  [
    'an event',
    async () => {
      const whole = await product.sdk.webhookEndpoints.list();
      for (const { id } of whole.data) await product.sdk.webhookEndpoints.del(id);
      const url = `${env['PUBLIC_URL']}/api/stripe/webhook`;
      const enabled_events = heardEvents.filter((type) => type !== 'invoice.paid');
      await product.sdk.webhookEndpoints.create({ url, enabled_events });
      return {};
    },
    /missing {2}The webhook endpoint does not send invoice\.paid\.$/m,
  ],
  ['keys of two modes', async () => ({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }), /are of different modes/],
];

test.each(lacks)('%s is what the check says', async (_what, spoil, said) => {
  await wholeAccount();

  const { code, text } = await check(await spoil());

  await product.order('reset', {});
  expect(text).toMatch(said);
  expect(code).toBe(1);
});

test('the start says which price is not what the table says', async () => {
  await product.order('price', { price: product.prices.year, amount: 4999 });
  const said: unknown[] = [];
  const log = { ...product.ctx.log, warn: (_ids: object, text: string) => void said.push(text) };

  await sayPrices({ ...product.ctx, log: log as unknown as Logger }); // as: the one method that is used

  await product.order('reset', {});
  expect(said).toEqual([expect.stringMatching(/^The provider charges \$49\.99 a year .* says \$19\.99/)]);
});

test('the provider’s prices are asked for every ten minutes, the stand-in’s each time', async () => {
  const stripe = requireStripe(product.ctx);
  const real = { ...stripe, settings: { ...stripe.settings, isStandIn: false } };
  const monthly = async (of: typeof stripe) => (await chargedPrices(product.ctx, of)).month;
  const before = [await monthly(stripe), await monthly(real)];
  await product.order('price', { price: product.prices.month, amount: 499 });

  const at = [await monthly(stripe), await monthly(real)];
  product.later(11 * 60_000);
  const later = await monthly(real);

  product.later(-11 * 60_000);
  await product.order('reset', {});
  expect([before, at, later]).toEqual([[249, 249], [499, 249], 499]);
});

test('without keys, the command says which are needed', async () => {
  const { code, text } = await check({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRETS: '' });

  expect([code, text]).toEqual([1, expect.stringContaining('STRIPE_SECRET_KEY')]);
});
