import { photos as limits } from '@cartouche/contract/limits';
import { useRef, useState } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { type CheckedFile, checkFile } from './checkFile.ts';
import { type TakenPhotos, takePhotos } from './takePhotos.ts';

/** A photo that was chosen here; `fileName` once it is on the server. */
export type NewPhoto = {
  id: number;
  file: File;
  state: 'chosen' | 'sending' | 'failed' | 'sent';
  /** The share that has been sent, from 0 to 1. */
  progress: number;
  error: unknown;
  fileName: string | null;
};

/** Retrying cannot help a file that is not a picture, or is too large. */
export function canRetry({ state, error }: NewPhoto): boolean {
  const code = toRefusal(error)?.code;
  return state === 'failed' && code !== 'photo_not_an_image' && code !== 'photo_too_large';
}

type Chosen = {
  added: readonly NewPhoto[];
  /** Which of the last chosen files were refused. */
  notTaken: Omit<TakenPhotos<File>, 'taken'> | null;
};

type ChosenPhotosInput = {
  /** The server's list shows our photo once it has been read again. */
  isStored: (fileName: string | null) => boolean;
  /** How many photos on the server will stay. */
  kept: number;
};

/** Photos to add, from the moment their files are chosen. */
export function useChosenPhotos({ isStored, kept }: ChosenPhotosInput) {
  const [{ added, notTaken }, setChosen] = useState<Chosen>({ added: [], notTaken: null });
  const [filesInCheck, setFilesInCheck] = useState(0);
  const lastId = useRef(0);

  const isNew = ({ fileName }: NewPhoto) => !isStored(fileName);
  const setAdded = (next: (all: readonly NewPhoto[]) => readonly NewPhoto[]) =>
    setChosen((old) => ({ ...old, added: next(old.added) }));
  const drop = (id: number) => setAdded((all) => all.filter((photo) => photo.id !== id));

  async function choose(files: readonly File[]) {
    setFilesInCheck((some) => some + 1);
    const found: CheckedFile[] = [];
    // One after another: each may be large.
    for (const file of files) found.push(await checkFile(file));
    setFilesInCheck((some) => some - 1);

    const firstId = lastId.current + 1;
    lastId.current += found.length;
    setChosen((old) => {
      const places = limits.most - kept - old.added.filter(isNew).length;
      const { taken, ...rest } = takePhotos(found, places);
      const photos = taken.map((file, place): NewPhoto => ({
        id: firstId + place,
        file,
        state: 'chosen',
        progress: 0,
        error: null,
        fileName: null,
      }));
      return { added: [...old.added, ...photos], notTaken: rest };
    });
  }

  return {
    added: added.filter(isNew),
    notTaken,
    choose: (files: readonly File[]) => void choose(files),
    /** Files were chosen and are still being checked. */
    isChecking: filesInCheck > 0,
    /** Removes a photo that was chosen here. */
    drop,
    /** A photo that this browser cannot show is damaged; its place is free again. */
    refuse({ id, file }: NewPhoto) {
      drop(id);
      setChosen(({ notTaken: rest, ...old }) => ({
        ...old,
        notTaken: rest && {
          ...rest,
          problems: [...rest.problems, { name: file.name, problem: { what: 'broken' } }],
        },
      }));
    },
    edit: (id: number, part: Partial<NewPhoto>) =>
      setAdded((all) => all.map((photo) => (photo.id === id ? { ...photo, ...part } : photo))),
  };
}
