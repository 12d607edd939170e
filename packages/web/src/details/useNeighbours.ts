import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { readAhead } from '../api/reads.ts';
import { type ListBelow, scrollBelowTo } from './listBelow.ts';

type Neighbour = ListBelow['games'][number];

/** Where a game stands in the list below it, and what comes before and after it. */
export type Neighbours = {
  /** Counted from one. */
  place: number;
  total: number;
  /** Null at the end of the list, undefined while it loads. */
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** Null if the game is not in the list, or there is none. The list below follows from game to game. */
export function useNeighbours(list: ListBelow | undefined, gameId: number): Neighbours | null {
  const games = list?.games ?? nothing;
  const found = games.findIndex((game) => game?.game_id === gameId);

  // A game that leaves its list while it is open, such as a wish that is granted, still has the same neighbours.
  const [before, behind] = [games[found - 1]?.game_id, games[found + 1]?.game_id];
  const [last, setLast] = useState<Stand>({ gameId, index: found, before, behind });
  const isMoved =
    last.gameId !== gameId || last.index !== found || last.before !== before || last.behind !== behind;
  if (found >= 0 && isMoved) setLast({ gameId, index: found, before, behind });
  const hasLeft = found < 0 && last.gameId === gameId;
  const index = hasLeft ? last.index : found;
  const left = hasLeft ? placeOf(last.before, index - 1) : index - 1;
  const right = hasLeft ? placeOf(last.behind, index) : index + 1;

  const total = list?.total ?? 0;
  const previous = left >= 0 ? games[left] : null;
  const next = right < total ? games[right] : null;

  useReadAhead(previous);
  useReadAhead(next);

  const end = index >= 0 && index >= games.length - nearEnd ? games.length : null;
  const readOn = useEffectEvent(() => list?.more?.());
  useEffect(() => {
    if (end !== null) readOn();
  }, [end]);

  // The game that was pressed is where the user left it.
  const at = useRef(gameId);
  useEffect(() => {
    if (gameId !== at.current) scrollBelowTo(gameId);
    at.current = gameId;
  }, [gameId]);

  return index < 0 ? null : { place: Math.min(index + 1, total), total, previous, next };

  /** By its id: the shelf puts its consoles in another order when one of them has a game less. */
  function placeOf(neighbour: number | undefined, otherwise: number): number {
    const place = games.findIndex((game) => game !== undefined && game.game_id === neighbour);
    return place < 0 ? otherwise : place;
  }
}

/** Where a game stands, and the games beside it. */
type Stand = { gameId: number; index: number; before: number | undefined; behind: number | undefined };

/** How many games before its end a list reads on. */
const nearEnd = 4;

const nothing = [] as const;

/** So that the next game is there at once. */
function useReadAhead(game: Neighbour | null): void {
  const gameId = game?.game_id;
  const isOwned = game?.is_owned ?? false;
  useEffect(() => {
    if (gameId === undefined) return;
    readAhead(api.catalogue.game, { gameId });
    if (!isOwned) return;
    readAhead(api.collection.copies, { gameId });
  }, [gameId, isOwned]);
}
