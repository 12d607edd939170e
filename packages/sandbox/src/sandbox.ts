import { join } from 'node:path';

import { type Discord, startDiscord } from './discord.ts';
import { type Google, startGoogle } from './google.ts';
import { type Prices, startStripe, type Stripe } from './stripe.ts';

export type Provider = 'google' | 'discord' | 'stripe';

/**
 * Holds the requested stand-ins. They listen only on 127.0.0.1, and forget everything when they close; only Stripe's
 * keeps in `folder`, if there is one, what was bought.
 */
export type Sandbox = {
  google?: Google;
  discord?: Discord;
  stripe?: Stripe;
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
}): Promise<Sandbox> {
  const { publicUrl, only = ['google', 'discord', 'stripe'], ports = {}, prices, folder } = options;
  const redirectUri = (provider: Provider) => `${publicUrl}/api/auth/callback/${provider}`;

  const [google, discord, stripe] = await Promise.all([
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
  ]);

  return {
    ...(google && { google }),
    ...(discord && { discord }),
    ...(stripe && { stripe }),
    close: async () => {
      await Promise.all([google?.close(), discord?.close(), stripe?.close()]);
    },
  };
}
