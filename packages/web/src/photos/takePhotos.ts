import type { CheckedFile, PhotoProblem } from './checkFile.ts';

export type TakenPhotos<Picture> = {
  taken: Picture[];
  problems: { name: string; problem: PhotoProblem }[];
  /** How many had no place left. */
  beyond: number;
};

/** Which of the chosen files become photos. Specification 5: images only, up to the number of places. */
export function takePhotos<Picture extends { name: string }>(
  files: readonly CheckedFile<Picture>[],
  places: number,
): TakenPhotos<Picture> {
  const fitting = files.filter(({ problem }) => problem === null).map(({ file }) => file);

  return {
    taken: fitting.slice(0, Math.max(0, places)),
    problems: files.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : [])),
    beyond: Math.max(0, fitting.length - Math.max(0, places)),
  };
}
