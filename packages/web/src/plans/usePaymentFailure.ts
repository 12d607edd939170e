import { foreignAnswer, toRefusal } from '../api/refusal.ts';
import { useRefusalText } from '../i18n/refusalText.ts';

/**
 * `const failure = usePaymentFailure()`, then `failure(error, fallback)`: the provider's own words, or what was answered
 * instead, or the fallback. Specification 8, payments.
 */
export function usePaymentFailure(): (error: Error | null, fallback: string) => string | null {
  const tell = useRefusalText();
  return (error, fallback) => {
    if (error === null) return null;
    const details = toRefusal(error)?.data['details'];
    return details === undefined ? (foreignAnswer(error) ?? tell(error, fallback)) : String(details);
  };
}
