import { useCameraProblemText } from '../camera/useCameraProblemText.ts';
import { useScanRefusalText } from '../camera/useScanRefusalText.ts';
import { useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import type { ReadProblem } from './usePictureRead.ts';

/** Why nothing was read in a picture. Specification 8, camera and scan. */
export function useReadProblemText(): (problem: ReadProblem) => string {
  const text = useWords(readingWords);
  const tell = useScanRefusalText();
  const cameraText = useCameraProblemText();
  const photoText = usePhotoProblemText();
  return (problem) => {
    if (problem.what === 'noData') return text.noData;
    if (problem.what === 'notTaken') return photoText(problem.name, problem.problem);
    if (problem.what === 'refused') return tell(problem.error, text.processFailed);
    return cameraText(problem);
  };
}
