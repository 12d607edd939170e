import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { unverified } from './unverified.ts';

const person = z.object({
  id: z.string(),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** Discord by its three endpoints; it has neither discovery nor ID tokens. */
export function discord(
  config: Config,
  onOwner: (email: string) => Promise<void>,
): GenericOAuthConfig<'discord'> | undefined {
  if (!config.discord) return undefined;
  const { baseUrl, clientId, clientSecret } = config.discord;
  const api = `${baseUrl}/api`;
  return {
    providerId: 'discord',
    name: 'Discord',
    authorizationUrl: `${api}/oauth2/authorize`,
    tokenUrl: `${api}/oauth2/token`,
    userInfoUrl: `${api}/users/@me`,
    clientId,
    clientSecret,
    scopes: ['identify', 'email'],
    pkce: false,
    async getUserInfo({ accessToken }) {
      const found = await findPerson(`${api}/users/@me`, accessToken);
      if (!found) return null;

      const { id, username, global_name, email, verified } = found;
      if (email && !verified) throw unverified('discord');
      if (email) await onOwner(email);
      return { id, name: global_name ?? username, email: email ?? null, emailVerified: verified === true };
    },
  };
}

/** Null on any failure: the visitor is sent back to the sign-in screen either way. */
async function findPerson(url: string, accessToken: string | undefined) {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } });
    return response.ok ? person.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
