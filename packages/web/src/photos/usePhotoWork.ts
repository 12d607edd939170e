import type { Photo } from '@cartouche/contract/collection';
import { photos as limits } from '@cartouche/contract/limits';
import { useEffect, useRef, useState } from 'react';

import { addPhoto } from '../api/upload.ts';
import { useWrite } from '../api/writes.ts';
import { type NewPhoto, useChosenPhotos } from './useChosenPhotos.ts';
import { useMarkedPhotos } from './useMarkedPhotos.ts';

export type PhotoWork = ReturnType<typeof usePhotoWork>;

/** Photos to add and to remove. Only `send` does so, after the copy is saved. `stored` are those on the server. */
export function usePhotoWork(gameId: number, stored: readonly Photo[]) {
  const { removeMarked, toRemove, kept, ...marked } = useMarkedPhotos(stored);
  const isStored = (fileName: string | null) => stored.some(({ file_name }) => file_name === fileName);
  const { edit, ...chosen } = useChosenPhotos({ isStored, kept });
  const [isSending, setSending] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  const upload = useWrite(addPhoto);

  useEffect(() => () => leaving.current?.abort(), []);

  const unsent = chosen.added.filter(({ state }) => state !== 'sent');
  const count = kept + chosen.added.length;

  async function sendOne(
    { id, file }: NewPhoto,
    copyId: number | undefined,
    signal: AbortSignal,
  ): Promise<boolean> {
    edit(id, { state: 'sending', progress: 0, error: null });
    try {
      const onProgress = (progress: number) => edit(id, { progress });
      const { file_name } = await upload.mutateAsync({ gameId, copyId, file, onProgress, leaving: signal });
      edit(id, { state: 'sent', progress: 1, fileName: file_name });
      return true;
    } catch (error) {
      edit(id, { state: 'failed', error });
      return false;
    }
  }

  /** Removes and uploads, to the main copy or the one that is named; returns whether everything is done. */
  async function send(photos = unsent, copyId?: number): Promise<boolean> {
    const left = new AbortController();
    leaving.current = left;
    setSending(true);
    let isDone = await removeMarked();
    // One after another, which keeps the order they were chosen in.
    for (const photo of photos) {
      if (left.signal.aborted) break;
      isDone = (await sendOne(photo, copyId, left.signal)) && isDone;
    }
    setSending(false);
    return isDone && !left.signal.aborted && photos.length === unsent.length;
  }

  const hasFailed = marked.removalError !== null || chosen.added.some(({ state }) => state === 'failed');
  return {
    stored,
    ...chosen,
    ...marked,
    count,
    free: Math.max(0, limits.most - count),
    isSending,
    hasFailed: !isSending && hasFailed,
    /** Something would be lost or left undone if the form were closed now. */
    hasWork: chosen.isChecking || unsent.length > 0 || toRemove.length > 0,
    send,
    abort: () => leaving.current?.abort(),
  };
}
