import { useCameraProblemText } from '../camera/useCameraProblemText.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import type { ScanProblem } from './useBoxScan.ts';

/** Why no game was read from a picture. Specification 8, camera and scan. */
export function useScanProblemText(): (problem: ScanProblem) => string {
  const text = useWords(scannerWords);
  const tell = useRefusalText();
  const cameraText = useCameraProblemText();
  const photoText = usePhotoProblemText();
  return (problem) => {
    if (problem.what === 'noData') return text.noData;
    if (problem.what === 'notTaken') return photoText(problem.name, problem.problem);
    if (problem.what === 'refused') return tell(problem.error, text.processFailed);
    return cameraText(problem);
  };
}
