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
    switch (problem.what) {
      case 'timedOut':
        return text.timedOut;
      case 'badFormat':
        return text.badFormat;
      case 'noAnswer':
        return ui.errorText;
      case 'refused': {
        const { status, error } = problem;
        return text.apiError(status, toRefusal(error)?.code ?? '', tell(error));
      }
    }
  };
}
