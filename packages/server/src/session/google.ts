import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';

import type { Config } from '../config.ts';
import { unverified } from './unverified.ts';

/** Google by OpenID discovery, so that a stand-in at another address works the same way. */
export function google(
  config: Config,
  onOwner: (email: string) => Promise<void>,
): GenericOAuthConfig<'google'> | undefined {
  if (!config.google) return undefined;
  const { discoveryUrl, clientId, clientSecret } = config.google;
  return {
    providerId: 'google',
    name: 'Google',
    discoveryUrl,
    requireIdTokenVerification: true,
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    // Specification 7: the first provider asks for offline access and consent.
    accessType: 'offline',
    prompt: 'consent',
    async mapProfileToUser({ email, emailVerified }) {
      if (email && !emailVerified) throw unverified('google');
      if (email) await onOwner(email);
      return {};
    },
  };
}
