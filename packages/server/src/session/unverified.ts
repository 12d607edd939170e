import { APIError } from 'better-auth/api';

import type { Provider } from '@cartouche/contract/session';

/**
 * Sends the visitor back to the sign-in screen, which gives the reason: an address that the provider has not verified
 * may be somebody else's. Thrown, so that better-auth's sign-in goes no further.
 */
export function unverified(provider: Provider): APIError {
  return new APIError('FOUND', undefined, {
    location: `/login?provider=${provider}&error=email_not_verified`,
  });
}
