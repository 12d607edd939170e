import { photos } from '@cartouche/contract/limits';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { toast } from '../ui/toast.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';

/** `rest` says that only this one of several files is read; null if there was no other. */
type Take = (picture: File, rest: string | null) => void;

/** One picture that is dropped or pasted anywhere on the page, the first of several; null where none is wanted. */
export function useDroppedPicture(take: ((picture: File) => void) | null): boolean {
  return useDroppedPictureToAsk(
    take &&
      ((picture, rest) => {
        if (rest !== null) toast({ text: rest });
        take(picture);
      }),
  );
}

/** As `useDroppedPicture`, where it may not be read after all: what is said of the other files is left to `take`. */
export function useDroppedPictureToAsk(take: Take | null): boolean {
  const text = useWords(cameraWords);
  const told = (count: number) =>
    count === 0 ? text.onlyFirstFile : count === 1 ? text.onlyPicture : text.onlyFirst;
  return useDroppedFiles((files) => {
    const isTaken = ({ type }: File) => (photos.types as readonly string[]).includes(type); // as: wider, to ask it
    const pictures = files.filter(isTaken);
    const picture = pictures[0] ?? files[0];
    if (!take || !picture) return;
    take(picture, files.length > 1 ? told(pictures.length) : null);
  });
}
