import { type Discord, startDiscord } from './discord.ts';
import { type Google, startGoogle } from './google.ts';

export type Provider = 'google' | 'discord';

/** Holds the requested stand-ins. They listen only on 127.0.0.1, and forget everything when they close. */
export type Sandbox = {
  google?: Google;
  discord?: Discord;
  close: () => Promise<void>;
};

/** Starts the stand-ins, each on its own port; `publicUrl` is the address of the product under test. */
export async function startSandbox(options: {
  publicUrl: string;
  only?: readonly Provider[];
  ports?: Partial<Record<Provider, number>>;
}): Promise<Sandbox> {
  const { publicUrl, only = ['google', 'discord'], ports = {} } = options;
  const redirectUri = (provider: Provider) => `${publicUrl}/api/auth/callback/${provider}`;

  const [google, discord] = await Promise.all([
    only.includes('google')
      ? startGoogle({ redirectUri: redirectUri('google'), port: ports.google ?? 0 })
      : undefined,
    only.includes('discord')
      ? startDiscord({ redirectUri: redirectUri('discord'), port: ports.discord ?? 0 })
      : undefined,
  ]);

  return {
    ...(google && { google }),
    ...(discord && { discord }),
    close: async () => {
      await Promise.all([google?.close(), discord?.close()]);
    },
  };
}
