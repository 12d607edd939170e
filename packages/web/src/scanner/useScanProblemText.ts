import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import type { ScanProblem } from './useBoxScan.ts';

/** Why no game was read from a picture. Specification 8, camera and scan. */
export function useScanProblemText(): (problem: ScanProblem) => string {
  const text = useWords(scannerWords);
  const tell = useRefusalText();
  return (problem) => {
    if (problem.what === 'other') return text.cameraError(problem.message);
    if (problem.what === 'notAPicture') return text.notAPicture;
    if (problem.what === 'refused') return tell(problem.error, text.processFailed);
    return text.camera[problem.what];
  };
}
