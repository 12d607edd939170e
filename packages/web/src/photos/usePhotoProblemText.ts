import { photos as limits } from '@cartouche/contract/limits';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import type { PhotoProblem } from './checkFile.ts';

/** Why a chosen file was not taken, by its name. */
export function usePhotoProblemText(): (name: string, problem: PhotoProblem) => string {
  const text = useWords(photosWords);
  const { number } = useLocale();
  return (name, problem) => {
    if (problem.what === 'tooLarge') return text.tooLarge(name, limits.largestBytes / 1024 ** 2);
    if (problem.what !== 'tooManyPixels') return text[problem.what](name);
    const megapixels = limits.mostPixels / 1_000_000;
    return text.tooManyPixels(name, {
      size: `${number(problem.width)} × ${number(problem.height)}`,
      most: number(megapixels),
      side: number(limits.mostSide),
    });
  };
}
