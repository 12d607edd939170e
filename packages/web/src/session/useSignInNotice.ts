import { useState } from 'react';

import { takeSignInNotice } from '../device.ts';
import { useText } from '../i18n/language.ts';

/** Why the last session ended, if it was not the user's wish; said once. */
export function useSignInNotice(): string | null {
  const texts: Record<string, string> = useText().refusals;
  const [code] = useState(takeSignInNotice);
  return code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? null) : null;
}
