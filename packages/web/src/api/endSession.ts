import type { RefusalCode } from '@cartouche/contract/refusals';

import { clearStoredSession, forgetFeedbackDraft, forgetItemDraft, keepSignInNotice } from '../device.ts';
import { api } from './client.ts';

/** Signs out whose session is over anyway, and leaves with the reason. */
export async function endSession(reason: RefusalCode): Promise<void> {
  // Only tidies up: the server has refused this session already.
  await api.session.signOut.send(undefined).catch(() => undefined);
  leave(reason);
}

/**
 * Forgets what is stored of a session that has ended, and goes to / unless told otherwise. With a reason when it was
 * not the user's wish; the sign-in screen then says it.
 */
export function leave(reason?: RefusalCode, to = '/'): void {
  clearStoredSession();
  // Whose session ended against their wish finds what they were typing when they are back.
  if (reason) keepSignInNotice(reason);
  else {
    forgetItemDraft();
    forgetFeedbackDraft();
  }
  // A real page load: nothing of the last user stays in memory.
  location.replace(to);
}
