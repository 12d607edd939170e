import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import type { CameraProblem } from './cameraProblem.ts';
import { useCameraPermission } from './useCameraPermission.ts';

/** Why there is no picture from the camera. Specification 8, camera and scan. */
export function useCameraProblemText(): (problem: CameraProblem) => string {
  const text = useWords(cameraWords);
  // Then the question was closed without an answer, and no settings forbid anything.
  const isAskedAgain = useCameraPermission() === 'prompt';
  return (problem) => {
    if (problem.what === 'other') return text.cameraError(problem.message);
    const says = text.problems[problem.what];
    return problem.what === 'denied' && isAskedAgain ? `${says} ${text.askedAgain}` : says;
  };
}
