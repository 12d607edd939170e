import type { Profile } from '@cartouche/contract/session';

import { api } from '../api/client.ts';
import { forgetUnsavedLanguage, storedLanguage, unsavedLanguage } from '../device.ts';
import { followLanguage } from '../i18n/language.ts';

let isSettled = false;

/**
 * Makes cookie and profile agree, once for each page load, before the first screen of whoever is signed in: a language
 * chosen here, perhaps before signing in, goes into the profile; else the profile's is spoken here.
 */
export async function settleLanguage({ preferred_language }: Profile): Promise<void> {
  if (isSettled) return;
  isSettled = true;

  const chosen = unsavedLanguage();
  if (chosen !== null) {
    // Where this fails the choice stays unsaved, and the next page load tries again.
    void api.settings.save
      .send({ preferred_language: chosen })
      .then(forgetUnsavedLanguage)
      .catch(() => undefined);
  } else if (preferred_language !== null && preferred_language !== storedLanguage()) {
    // Texts that cannot be loaded are no reason to show no screen at all.
    await followLanguage(preferred_language).catch(() => undefined);
  }
}
