import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import type { CheckProblem } from './usePriceCheck.ts';

/** HTTP's own: an answer brings them over its first version only. */
const statusWords: Record<number, string> = {
  404: 'Not Found',
  408: 'Request Timeout',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Why there are no prices. Specification 8, scanner. */
export function useCheckProblemText(): (problem: CheckProblem) => string {
  const { ui } = useText();
  const text = useWords(scannerWords);
  const tell = useRefusalText();
  return (problem) => {
    if (problem.what === 'refused') {
      const { status, error } = problem;
      return text.apiError(status, statusWords[status] ?? '', tell(error));
    }
    return { timedOut: text.timedOut, badFormat: text.badFormat, noAnswer: ui.errorText }[problem.what];
  };
}
