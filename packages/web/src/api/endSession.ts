import type { RefusalCode } from '@cartouche/contract/refusals';

import { clearStoredSession, keepSignInNotice } from '../device.ts';
import { api } from './client.ts';

/** Signs out whose session is over anyway, and leaves with the reason. */
export async function endSession(reason: RefusalCode): Promise<void> {
  // Only tidies up: the server has refused this session already.
  await api.session.signOut.send(undefined).catch(() => undefined);
  leave(reason);
}

/**
 * Forgets what is stored of a session that has ended, and goes to /. With a reason when it was not the user's wish;
 * the sign-in screen then says it.
 */
export function leave(reason?: RefusalCode): void {
  clearStoredSession();
  if (reason) keepSignInNotice(reason);
  // A real page load: nothing of the last user stays in memory.
  location.replace('/');
}
