import { useState } from 'react';

import { keptReturnPath, takeSignInNotice } from '../device.ts';
import { sessionWords } from '../i18n/session.ts';
import { useText, useWords } from '../i18n/language.ts';

/** Why the last session ended, if the user did not end it, or what a visitor wanted to do; shown once. */
export function useSignInNotice(): string | null {
  const { refusals } = useText();
  const text = useWords(sessionWords);
  const [code] = useState(takeSignInNotice);
  const [path] = useState(keptReturnPath);
  if (code === 'account_gone') return refusals.account_gone;
  const wished = new Map(Object.entries(text.logInTo));
  const words = wished.get(code ?? '') ?? wished.get(path ?? '');
  return words ?? (code === null ? null : text.signedOutElsewhere);
}
