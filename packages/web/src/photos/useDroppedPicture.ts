import { photos } from '@cartouche/contract/limits';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';

/**
 * One picture that is dropped or pasted anywhere on the page; null where none is wanted. Of several files it is the first
 * picture, and somebody is told so.
 */
export function useDroppedPicture(take: ((picture: File) => void) | null): boolean {
  const text = useWords(cameraWords);
  const told = (count: number) =>
    count === 0 ? text.onlyFirstFile : count === 1 ? text.onlyPicture : text.onlyFirst;
  return useDroppedFiles((files) => {
    const isTaken = ({ type }: File) => (photos.types as readonly string[]).includes(type); // as: wider, to ask it
    const pictures = files.filter(isTaken);
    const picture = pictures[0] ?? files[0];
    if (!take || !picture) return;
    if (files.length > 1) toast({ text: told(pictures.length) });
    take(picture);
  });
}
