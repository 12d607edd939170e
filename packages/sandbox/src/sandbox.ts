import { join } from 'node:path';

import { type Discord, startDiscord } from './discord.ts';
import { type Ebay, startEbay } from './ebay.ts';
import { type Ecb, startEcb } from './ecb.ts';
import { type Gemini, startGemini } from './gemini.ts';
import { type Google, startGoogle } from './google.ts';
import { type Igdb, startIgdb } from './igdb.ts';
import { type Prices, startStripe, type Stripe } from './stripe.ts';
import { startPush, type Push } from './push.ts';
import { startTelegram, type Telegram } from './telegram.ts';
import { startVinted, type Vinted } from './vinted.ts';

const providers = [
  'google',
  'discord',
  'stripe',
  'ebay',
  'vinted',
  'gemini',
  'telegram',
  'push',
  'ecb',
  'igdb',
] as const;
export type Provider = (typeof providers)[number];

/**
 * Holds the requested stand-ins. They listen only on 127.0.0.1, and forget everything when they close. In `folder`, if
 * there is one, Stripe's keeps what was bought, and Telegram's who has started the bot.
 */
export type Sandbox = {
  google?: Google;
  discord?: Discord;
  stripe?: Stripe;
  ebay?: Ebay;
  vinted?: Vinted;
  gemini?: Gemini;
  telegram?: Telegram;
  push?: Push;
  ecb?: Ecb;
  igdb?: Igdb;
  close: () => Promise<void>;
};

/** Starts the stand-ins, each on its own port; `publicUrl` is the address of the product under test. */
export async function startSandbox(options: {
  publicUrl: string;
  only?: readonly Provider[];
  ports?: Partial<Record<Provider, number>>;
  /** What Stripe's stand-in sells Pro for, in the smallest unit. */
  prices?: Partial<Prices>;
  folder?: string;
  /** The folder of the catalogue whose games IGDB's stand-in knows, besides a few of its own. */
  catalogue?: string;
}): Promise<Sandbox> {
  const { publicUrl, only = providers, ports = {}, prices, folder, catalogue } = options;
  const redirectUri = (provider: Provider) => `${publicUrl}/api/auth/callback/${provider}`;

  const [google, discord, stripe, ebay, vinted, gemini, telegram, push, ecb, igdb] = await Promise.all([
    only.includes('google')
      ? startGoogle({ redirectUri: redirectUri('google'), port: ports.google ?? 0 })
      : undefined,
    only.includes('discord')
      ? startDiscord({ redirectUri: redirectUri('discord'), port: ports.discord ?? 0 })
      : undefined,
    only.includes('stripe')
      ? startStripe({
          publicUrl,
          webhookUrl: `${publicUrl}/api/stripe/webhook`,
          port: ports.stripe ?? 0,
          ...(prices && { prices }),
          ...(folder && { file: join(folder, 'stripe.json') }),
        })
      : undefined,
    only.includes('ebay') ? startEbay({ port: ports.ebay ?? 0 }) : undefined,
    only.includes('vinted') ? startVinted({ port: ports.vinted ?? 0 }) : undefined,
    only.includes('gemini') ? startGemini({ port: ports.gemini ?? 0 }) : undefined,
    only.includes('telegram')
      ? startTelegram({
          port: ports.telegram ?? 0,
          ...(folder && { file: join(folder, 'telegram.json') }),
        })
      : undefined,
    only.includes('push') ? startPush({ port: ports.push ?? 0 }) : undefined,
    only.includes('ecb') ? startEcb({ port: ports.ecb ?? 0 }) : undefined,
    only.includes('igdb') ? startIgdb({ port: ports.igdb ?? 0, ...(catalogue && { catalogue }) }) : undefined,
  ]);

  return {
    ...(google && { google }),
    ...(discord && { discord }),
    ...(stripe && { stripe }),
    ...(ebay && { ebay }),
    ...(vinted && { vinted }),
    ...(gemini && { gemini }),
    ...(telegram && { telegram }),
    ...(push && { push }),
    ...(ecb && { ecb }),
    ...(igdb && { igdb }),
    close: async () => {
      for (const one of [google, discord, stripe, ebay, vinted, gemini, telegram, push, ecb, igdb])
        await one?.close();
    },
  };
}
