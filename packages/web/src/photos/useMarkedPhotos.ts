import type { Photo } from '@cartouche/contract/collection';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';

/** Photos on the server that are marked for removal. */
export function useMarkedPhotos(stored: readonly Photo[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [removalError, setRemovalError] = useState<unknown>(null);
  const remove = useWrite(api.collection.removePhoto);
  const toRemove = stored.filter(({ file_name }) => marked.has(file_name));

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

  return {
    toRemove,
    kept: stored.length - toRemove.length,
    isMarked: (fileName: string) => marked.has(fileName),
    mark: (fileName: string) => setMarked((names) => new Set([...names, fileName])),
    unmark: (fileName: string) =>
      setMarked((names) => new Set([...names].filter((name) => name !== fileName))),
    removalError,
    removeMarked,
  };
}
