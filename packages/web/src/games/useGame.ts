import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';

export type Game = Answer<typeof api.catalogue.game>;

/** A game with its details, read if no list has loaded them. */
export function useGame(gameId: number) {
  const read = useRead(api.catalogue.game, { gameId });

  return {
    game: read.data,
    error: read.data ? null : read.error,
    /** There is no such game, and asking again is useless. */
    isGone: toRefusal(read.error)?.code === 'game_not_found',
    retry: () => void read.refetch(),
    isRetrying: read.isFetching,
  };
}
