import { useState } from 'react';

import { takeSignInNotice } from '../device.ts';
import { sessionWords } from '../i18n/session.ts';
import { useText, useWords } from '../i18n/language.ts';

/** Why the last session ended, if the user did not end it; shown once. */
export function useSignInNotice(): string | null {
  const { refusals } = useText();
  const text = useWords(sessionWords);
  const [code] = useState(takeSignInNotice);
  if (code === null) return null;
  return code === 'account_gone' ? refusals.account_gone : text.signedOutElsewhere;
}
