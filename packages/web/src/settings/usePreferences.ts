import type { Currency } from '@cartouche/contract/money.rules';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import type { Language } from '../device.ts';
import { changeLanguage, useSpoken } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';

/** Language and currency as they count now, and the choice of others; a refused choice is drawn back. */
export function usePreferences() {
  const { profile } = useSession();
  const { language } = useSpoken();
  const saveCurrency = useWrite(api.settings.save);
  const saveLanguage = useWrite(api.settings.save);

  // Until the session is read again, the answer of the write knows better.
  const saved = saveCurrency.data ?? profile;

  return {
    language,
    chooseLanguage: (chosen: Language) => {
      void changeLanguage(chosen);
      saveLanguage.mutate({ preferred_language: chosen });
    },
    currency:
      (saveCurrency.isPending && saveCurrency.variables.preferred_currency) || saved.preferred_currency,
    chooseCurrency: (chosen: Currency) => saveCurrency.mutate({ preferred_currency: chosen }),
    isFailed: saveCurrency.isError || saveLanguage.isError,
  };
}
