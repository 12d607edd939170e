import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import type { CameraProblem } from './cameraProblem.ts';

/** Why there is no picture from the camera. Specification 8, camera and scan. */
export function useCameraProblemText(): (problem: CameraProblem) => string {
  const text = useWords(cameraWords);
  return (problem) =>
    problem.what === 'other' ? text.cameraError(problem.message) : text.problems[problem.what];
}
