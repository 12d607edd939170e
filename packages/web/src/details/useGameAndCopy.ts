import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import type { OneCopy } from '../item/copyChoice.ts';
import { useGame } from '../games/useGame.ts';

/** The user's copies of a game, on their way or there. */
export type CopyRead = {
  /** The main one. */
  copy: OneCopy | undefined;
  /** The main one first; none until they are read. */
  copies: readonly OneCopy[];
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
};

/** A game and the user's copies of it. The details wait for both, so that nothing moves when the second one comes. */
export function useGameAndCopy(gameId: number) {
  const { game: known, ...read } = useGame(gameId);
  const isOwned = known?.is_owned ?? false;
  const asked = isOwned ? { gameId: known?.game_id ?? gameId } : null;
  const copies = useRead(api.collection.copies, asked);

  // A copy that is added from here comes into details that are already shown.
  const [shown, setShown] = useState<number | null>(null);
  const isWhole = known !== undefined && !(isOwned && copies.isPending);
  if (isWhole && shown !== gameId) setShown(gameId);

  const copyRead: CopyRead = {
    copy: isOwned ? copies.data?.[0] : undefined,
    copies: (isOwned && copies.data) || [],
    error: copies.data ? null : copies.error,
    retry: () => void copies.refetch(),
    isRetrying: copies.isFetching,
  };
  return { ...read, known, game: isWhole || shown === gameId ? known : undefined, copyRead };
}
