import { toRefusal } from '../api/refusal.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import type { CheckProblem } from './usePriceCheck.ts';

/** Why there are no prices. Specification 8, scanner. */
export function useCheckProblemText(): (problem: CheckProblem) => string {
  const { ui } = useText();
  const text = useWords(scannerWords);
  const tell = useRefusalText();
  return (problem) => {
    if (problem.what === 'refused') {
      const { status, error } = problem;
      return text.apiError(status, toRefusal(error)?.code ?? '', tell(error));
    }
    return { timedOut: text.timedOut, badFormat: text.badFormat, noAnswer: ui.errorText }[problem.what];
  };
}
