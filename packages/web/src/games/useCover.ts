import { useCallback, useSyncExternalStore } from 'react';

import { loadLate } from '../ui/lazyPart.ts';
import type { Game } from './useGame.ts';

export type Covered = Pick<
  Game,
  'game_id' | 'cover_url_small' | 'cover_url_big' | 'cover_width' | 'cover_height'
>;

/** A cover that can be loaded now: its addresses, and its size where that is known. */
export type CoverPicture = {
  small: string;
  big: string;
  size: { width: number; height: number } | null;
};

/** The picture on a game's box; null as long as there is none. One that the server fetches just now comes by itself. */
export function useCover(game: Covered): CoverPicture | null {
  const came = useCame(game);
  return toPicture(isWaited(game) ? came : game);
}

/** Where the picture on a game's box is from, also of one that comes after the game; null as long as there is none. */
export function useCoverOrigin(game: Covered & Pick<Game, 'cover_source'>): Game['cover_source'] {
  const came = useCame(game);
  return isWaited(game) ? (came?.cover_source ?? null) : game.cover_source;
}

/** A list says so of a cover that nobody has looked for. */
const isWaited = ({ cover_url_big: address }: Covered) => address.endsWith('v=new');

/** The cover that came in place of one that is waited for. */
function useCame(game: Covered) {
  const { game_id: gameId, cover_url_big: address } = game;
  const waits = isWaited(game);
  const subscribe = useCallback(
    (tell: () => void) => (waits ? waitFor({ address, gameId, tell }) : () => undefined),
    [address, gameId, waits],
  );
  return useSyncExternalStore(subscribe, () => coming?.cameFor(address));
}

let coming: typeof import('./comingCovers.ts') | undefined;

/** What asks for covers is loaded with the first one that is waited for. */
function waitFor(cover: { address: string; gameId: number; tell: () => void }): () => void {
  if (coming) return coming.waitForCover(cover);
  let stop = () => {};
  let isStopped = false;
  void loadLate(() => import('./comingCovers.ts')).then((loaded) => {
    coming = loaded;
    if (!isStopped) stop = loaded.waitForCover(cover);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function toPicture(cover: Omit<Covered, 'game_id'> | null | undefined): CoverPicture | null {
  if (!cover) return null;
  const { cover_url_small, cover_url_big, cover_width: width, cover_height: height } = cover;
  const big = cover_url_big || cover_url_small;
  if (!big) return null;
  return { big, small: cover_url_small ?? big, size: width && height ? { width, height } : null };
}
