import { APIError } from 'better-auth/api';

import type { Provider } from '@cartouche/contract/session';

/**
 * Sends the visitor back to the sign-in screen, which says why: an address that the provider has not verified may be
 * somebody else's. Thrown, so that nothing of better-auth's sign-in comes after it.
 */
export function unverified(provider: Provider): APIError {
  return new APIError('FOUND', undefined, {
    location: `/login?provider=${provider}&error=email_not_verified`,
  });
}
