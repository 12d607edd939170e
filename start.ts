import { join } from 'node:path';

import { type Provider, startSandbox } from './packages/sandbox/src/sandbox.ts';
import { readConfig } from './packages/server/src/config.ts';
import { main } from './packages/server/src/main.ts';

/**
 * Starts the product. On the local edition, the providers that have no keys are played by stand-ins on this machine,
 * and the server is told of them by the same variables that would name the real ones.
 */
async function withStandIns(env: Record<string, string | undefined>) {
  const { edition, publicUrl, dataFolder } = readConfig(env);
  if (edition !== 'local') return env;

  const keys: Record<Provider, string> = {
    google: 'GOOGLE_CLIENT_ID',
    discord: 'DISCORD_CLIENT_ID',
    stripe: 'STRIPE_SECRET_KEY',
    ebay: 'EBAY_CLIENT_ID',
    vinted: 'VINTED_MODE',
    gemini: 'GEMINI_API_KEY',
    telegram: 'TELEGRAM_BOT_TOKEN',
    push: 'PUSH_STAND_IN_URL',
    ecb: 'RATES',
    igdb: 'IGDB_CLIENT_ID',
  };
  const isOff = (one: Provider) =>
    (one === 'igdb' && env['IGDB_MODE'] === 'off') ||
    (one === 'gemini' && env['PICTURE_READER'] !== 'sample'); // this server reads pictures by itself
  const only = (Object.keys(keys) as Provider[]) // as: the keys of `keys`
    .filter((one) => !env[keys[one]] && !isOff(one));
  const sandbox = await startSandbox({
    publicUrl,
    only,
    folder: join(dataFolder, 'stand-ins'),
    catalogue: join(import.meta.dirname, 'packages/server/catalogue'),
    prices: {
      ...(env['PRICE_MONTHLY'] && { monthly: Number(env['PRICE_MONTHLY']) }),
      ...(env['PRICE_YEARLY'] && { yearly: Number(env['PRICE_YEARLY']) }),
      ...(env['PRICE_CURRENCY'] && { currency: env['PRICE_CURRENCY'].toLowerCase() }),
    },
  });

  return {
    ...env,
    CARTOUCHE_STAND_INS: only.join(','),
    PICTURE_ORIGINS: [env['PICTURE_ORIGINS'], sandbox.ebay?.baseUrl, sandbox.vinted?.siteUrl]
      .filter(Boolean)
      .join(','),
    ...settingsOf(sandbox),
  };
}

/** The variables that lead the server to the stand-ins. */
function settingsOf(sandbox: Awaited<ReturnType<typeof startSandbox>>) {
  const { google, discord, stripe, ebay, vinted, gemini, telegram, push, ecb, igdb } = sandbox;
  return {
    ...(google && {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_DISCOVERY_URL: google.discoveryUrl,
    }),
    ...(discord && {
      DISCORD_CLIENT_ID: discord.clientId,
      DISCORD_CLIENT_SECRET: discord.clientSecret,
      DISCORD_BASE_URL: discord.baseUrl,
    }),
    ...(stripe && {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret,
      STRIPE_PRICE_MONTHLY: stripe.monthlyPriceId,
      STRIPE_PRICE_YEARLY: stripe.yearlyPriceId,
      STRIPE_FORMER_PRICES: stripe.formerPriceIds.join(','),
      STRIPE_API_URL: stripe.baseUrl,
    }),
    ...(ebay && {
      EBAY_CLIENT_ID: ebay.clientId,
      EBAY_CLIENT_SECRET: ebay.clientSecret,
      EBAY_API_URL: ebay.baseUrl,
      EBAY_CALLS_PER_DAY: String(10_000_000), // its calls cost nothing
    }),
    ...(vinted && {
      VINTED_MODE: 'stub',
      VINTED_URL: vinted.siteUrl,
      VINTED_SEARCH_URL: vinted.searchUrl,
    }),
    ...(telegram && {
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_URL: telegram.apiUrl,
      TELEGRAM_CHAT_URL: telegram.chatUrl,
      TELEGRAM_UPDATES: 'polling',
    }),
    ...(push && { PUSH_STAND_IN_URL: push.url }),
    ...(ecb && { RATES_URL: ecb.url }),
    ...(igdb && {
      IGDB_MODE: 'stub',
      IGDB_CLIENT_ID: igdb.clientId,
      IGDB_CLIENT_SECRET: igdb.clientSecret,
      IGDB_BASE_URL: igdb.baseUrl,
      IGDB_TOKEN_URL: igdb.tokenUrl,
      IGDB_IMAGE_BASE_URL: igdb.imageUrl,
    }),
    ...(gemini && { GEMINI_API_KEY: gemini.apiKey, GEMINI_API_URL: gemini.baseUrl }),
  };
}

await main(() => withStandIns(process.env));
