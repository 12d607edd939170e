import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import type { OneCopy } from '../item/copyChoice.ts';
import { useGame } from '../games/useGame.ts';

export type Copy = Answer<typeof api.collection.item>;

/** The user's copy of a game, on its way or there. */
export type CopyRead = {
  copy: Copy | undefined;
  /** All copies, the main one first; none until they are read. */
  copies: readonly OneCopy[];
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
};

/** A game and the user's copy of it. The details wait for both, so that nothing moves when the second one comes. */
export function useGameAndCopy(gameId: number) {
  const { game: known, ...read } = useGame(gameId);
  const isOwned = known?.is_owned ?? false;
  const asked = isOwned ? { gameId: known?.game_id ?? gameId } : null;
  const item = useRead(api.collection.item, asked);
  const copies = useRead(api.collection.copies, asked);

  // A copy that is added from here comes into details that are already shown.
  const [shown, setShown] = useState<number | null>(null);
  const isWhole = known !== undefined && !(isOwned && (item.isPending || copies.isPending));
  if (isWhole && shown !== gameId) setShown(gameId);

  const copyRead: CopyRead = {
    copy: isOwned ? item.data : undefined,
    copies: (isOwned && copies.data) || [],
    error: item.data ? null : item.error,
    retry: () => void item.refetch(),
    isRetrying: item.isFetching,
  };
  return { ...read, known, game: isWhole || shown === gameId ? known : undefined, copyRead };
}
