import { photos as limits } from '@cartouche/contract/limits';
import type { Photo } from '@cartouche/contract/collection';
import { useEffect, useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { addPhoto } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { type LookedAt, lookAt } from './lookAt.ts';
import { type TakenPhotos, takePhotos } from './takePhotos.ts';

/** A photo that was chosen here; `fileName` once the server has it. */
export type NewPhoto = {
  id: number;
  file: File;
  state: 'chosen' | 'sending' | 'failed' | 'sent';
  /** How much of it has been sent, from 0 to 1. */
  progress: number;
  error: unknown;
  fileName: string | null;
};

/** Whether another try can end better: a file that is no picture stays none. */
export function canRetry({ state, error }: NewPhoto): boolean {
  const code = toRefusal(error)?.code;
  return state === 'failed' && code !== 'photo_not_an_image' && code !== 'photo_too_large';
}

type Chosen = {
  added: readonly NewPhoto[];
  /** What was not taken of those that were chosen last. */
  notTaken: Omit<TakenPhotos<File>, 'taken'> | null;
};

export type PhotoWork = ReturnType<typeof usePhotoWork>;

/**
 * Photos to add and to remove, which only `send` carries out: after the copy itself is saved.
 * `stored` are those that the server has.
 */
export function usePhotoWork(gameId: number, stored: readonly Photo[]) {
  const [{ added, notTaken }, setChosen] = useState<Chosen>({ added: [], notTaken: null });
  const [lookingAt, setLookingAt] = useState(0);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [removalError, setRemovalError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const lastId = useRef(0);
  const leaving = useRef<AbortController | null>(null);
  const upload = useWrite(addPhoto);
  const remove = useWrite(api.collection.removePhoto);

  useEffect(() => () => leaving.current?.abort(), []);

  const setAdded = (next: (all: readonly NewPhoto[]) => readonly NewPhoto[]) =>
    setChosen((old) => ({ ...old, added: next(old.added) }));
  // The server's list shows a photo of ours as soon as it has been read again.
  const isNew = ({ fileName }: NewPhoto) => !stored.some(({ file_name }) => file_name === fileName);
  const shown = added.filter(isNew);
  const unsent = shown.filter(({ state }) => state !== 'sent');
  const kept = stored.filter(({ file_name }) => !marked.has(file_name));
  const toRemove = stored.filter(({ file_name }) => marked.has(file_name));
  const count = kept.length + shown.length;

  const edit = (id: number, part: Partial<NewPhoto>) =>
    setAdded((all) => all.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));

  async function choose(files: readonly File[]) {
    setLookingAt((some) => some + 1);
    const found: LookedAt[] = [];
    // One after the other: each may be large.
    for (const file of files) found.push(await lookAt(file));
    setLookingAt((some) => some - 1);

    const firstId = lastId.current + 1;
    lastId.current += found.length;
    setChosen((old) => {
      const places = limits.most - kept.length - old.added.filter(isNew).length;
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

  const drop = (id: number) => setAdded((all) => all.filter((photo) => photo.id !== id));

  /** What this browser cannot show is damaged, whatever it says of itself; its place is free again. */
  function refuse({ id, file }: NewPhoto) {
    drop(id);
    setChosen(({ notTaken: rest, ...old }) => ({
      ...old,
      notTaken: rest && {
        ...rest,
        problems: [...rest.problems, { name: file.name, problem: { what: 'broken' } }],
      },
    }));
  }

  async function sendOne({ id, file }: NewPhoto, signal: AbortSignal): Promise<boolean> {
    edit(id, { state: 'sending', progress: 0, error: null });
    try {
      const onProgress = (progress: number) => edit(id, { progress });
      const { file_name } = await upload.mutateAsync({ gameId, file, onProgress, leaving: signal });
      edit(id, { state: 'sent', progress: 1, fileName: file_name });
      return true;
    } catch (error) {
      edit(id, { state: 'failed', error });
      return false;
    }
  }

  async function removeMarked(): Promise<boolean> {
    setRemovalError(null);
    for (const { file_name } of toRemove) {
      try {
        await remove.mutateAsync({ fileName: file_name });
      } catch (error) {
        if (toRefusal(error)?.code === 'photo_not_found') continue;
        setRemovalError(error);
        return false;
      }
    }
    return true;
  }

  /** Removes and uploads; answers whether everything is done. */
  async function send(photos = unsent): Promise<boolean> {
    const left = new AbortController();
    leaving.current = left;
    setSending(true);
    let isDone = await removeMarked();
    // One after the other, which keeps them in the order in which they were chosen.
    for (const photo of photos) {
      if (left.signal.aborted) break;
      isDone = (await sendOne(photo, left.signal)) && isDone;
    }
    setSending(false);
    return isDone && !left.signal.aborted && photos.length === unsent.length;
  }

  return {
    stored,
    added: shown,
    count,
    free: Math.max(0, limits.most - count),
    isMarked: (fileName: string) => marked.has(fileName),
    choose: (files: readonly File[]) => void choose(files),
    /** Files were chosen, and what they are is not known yet. */
    isLooking: lookingAt > 0,
    /** Forgets a photo that was chosen here. */
    drop,
    refuse,
    mark: (fileName: string) => setMarked((names) => new Set([...names, fileName])),
    unmark: (fileName: string) =>
      setMarked((names) => new Set([...names].filter((name) => name !== fileName))),
    notTaken,
    removalError,
    isSending,
    hasFailed: !isSending && (removalError !== null || shown.some(({ state }) => state === 'failed')),
    /** Something here would be lost, or would not happen, if the form were left now. */
    hasWork: lookingAt > 0 || unsent.length > 0 || toRemove.length > 0,
    send,
    abort: () => leaving.current?.abort(),
  };
}
