import type { Profile } from '@cartouche/contract/session';

import { api } from '../api/client.ts';
import { forgetUnsavedLanguage, storedLanguage, unsavedLanguage } from '../device.ts';
import { followLanguage } from '../i18n/language.ts';

let isSettled = false;

/**
 * Makes cookie and profile agree, once per page load, before a signed-in user's first screen. A language chosen here,
 * perhaps before signing in, goes into the profile; otherwise the profile's language applies here.
 */
export async function settleLanguage({ preferred_language }: Profile): Promise<void> {
  if (isSettled) return;
  isSettled = true;

  const chosen = unsavedLanguage();
  if (chosen !== null) {
    // If this fails the choice stays unsaved, and the next page load tries again.
    void api.settings.save
      .send({ preferred_language: chosen })
      .then(forgetUnsavedLanguage)
      .catch(() => undefined);
  } else if (preferred_language !== null && preferred_language !== storedLanguage()) {
    // Even without its texts, a screen is better than none.
    await followLanguage(preferred_language).catch(() => undefined);
  }
}
