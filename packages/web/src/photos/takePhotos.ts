import { photos } from '@cartouche/contract/limits';

export type TakenPhotos<Picture> = {
  taken: Picture[];
  /** The names of files that are no pictures of a kind that is kept. */
  wrongType: string[];
  tooLarge: string[];
  /** How many had no place any more. */
  beyond: number;
};

/** Which of the chosen files become photos. Specification 5: images only, and no more than there are places. */
export function takePhotos<Picture extends { name: string; type: string; size: number }>(
  files: readonly Picture[],
  places: number,
): TakenPhotos<Picture> {
  const isPicture = (file: Picture) => (photos.types as readonly string[]).includes(file.type);
  const isSmall = (file: Picture) => file.size <= photos.largestBytes;
  const fitting = files.filter((file) => isPicture(file) && isSmall(file));

  return {
    taken: fitting.slice(0, Math.max(0, places)),
    wrongType: files.filter((file) => !isPicture(file)).map(({ name }) => name),
    tooLarge: files.filter((file) => isPicture(file) && !isSmall(file)).map(({ name }) => name),
    beyond: Math.max(0, fitting.length - Math.max(0, places)),
  };
}
