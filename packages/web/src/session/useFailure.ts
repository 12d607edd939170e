import { toRefusal } from '../api/refusal.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';

type Attempt = { error: Error | null; isPaused?: boolean };

/** `const failure = useFailure()`, then `failure(signIn)`: why it failed, or null. */
export function useFailure(): (attempt: Attempt) => string | null {
  const text = useWords(sessionWords);
  const tell = useRefusalText();

  return ({ error, isPaused = false }) => {
    if (isPaused) return text.waitsForNetwork;
    if (error === null) return null;
    return toRefusal(error) === null ? text.offline : tell(error);
  };
}

/** Whether a refusal is about this field of the input. */
export function isAbout(error: Error | null, field: string): boolean {
  return toRefusal(error)?.details.some((detail) => detail.field === field) ?? false;
}
