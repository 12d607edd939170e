import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import type { ScanProblem } from './useBoxScan.ts';

/** Why no game was read from a picture. Specification 8, camera and scan. */
export function useScanProblemText(): (problem: ScanProblem) => string {
  const text = useWords(scannerWords);
  const tell = useRefusalText();
  return (problem) => {
    switch (problem.what) {
      case 'other':
        return text.cameraError(problem.message);
      case 'notAPicture':
        return text.notAPicture;
      case 'refused':
        return tell(problem.error, text.processFailed);
      default:
        return text.camera[problem.what];
    }
  };
}
