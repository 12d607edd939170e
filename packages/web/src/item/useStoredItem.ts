import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import type { CopyChoice } from './copyChoice.ts';

export type StoredItem = ReturnType<typeof useStoredItem>;

/**
 * The copy on the server: read when the form opens, and again from the answer to a save. Another copy than the main one
 * was read where it was chosen, but for its photos, and a new one is not there yet.
 */
export function useStoredItem(gameId: number, isAssumedOwned: boolean, choice: CopyChoice | undefined) {
  const main = useMainItem(gameId, isAssumedOwned && choice === undefined);
  const copies = useRead(
    api.collection.copies,
    choice !== undefined && (choice !== 'new' || main.isSaved) ? { gameId } : null,
  );
  if (choice === undefined) return main;

  const { item: saved, setSaved, isSaved } = main;
  const chosen = choice === 'new' ? null : choice;
  const id = chosen?.id ?? saved?.id;
  return {
    item: saved ?? chosen,
    photos: copies.data?.find((copy) => copy.id === id)?.photos ?? [],
    isOwned: chosen !== null,
    isStored: chosen !== null || isSaved,
    isSaved,
    setSaved,
    isReady: chosen === null || copies.data !== undefined,
    loadError: copies.error,
    retryLoading: () => void copies.refetch(),
  };
}

function useMainItem(gameId: number, isAssumedOwned: boolean) {
  const [saved, setSaved] = useState<Answer<typeof api.collection.save> | null>(null);
  const item = useRead(api.collection.item, isAssumedOwned || saved !== null ? { gameId } : null);
  // An older answer for another screen may lack what another tab has saved.
  const [openedAt] = useState(() => Date.now());
  const copy = item.dataUpdatedAt >= openedAt ? item.data : undefined;
  // Another tab removed it: the draft here can still be added.
  const isGone = item.errorUpdatedAt >= openedAt && toRefusal(item.error)?.code === 'item_not_found';
  const isOwned = isAssumedOwned && !isGone;

  return {
    item: saved ?? copy ?? null,
    photos: copy?.photos ?? [],
    /** As it was when the form opened. */
    isOwned,
    /** There is a copy now, added here or elsewhere. */
    isStored: (isAssumedOwned || saved !== null) && !isGone,
    /** Saved from this form. */
    isSaved: saved !== null,
    setSaved,
    isReady: !isOwned || copy !== undefined,
    loadError: isOwned && copy === undefined ? item.error : null,
    retryLoading: () => void item.refetch(),
  };
}
