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
  const { game_id: gameId, cover_url_big: address } = game;
  // A list says so of a cover that nobody has looked for.
  const isWaited = address.endsWith('v=new');
  const subscribe = useCallback(
    (tell: () => void) => (isWaited ? waitFor({ address, gameId, tell }) : () => undefined),
    [address, gameId, isWaited],
  );
  const came = useSyncExternalStore(subscribe, () => coming?.cameFor(address));
  return toPicture(isWaited ? came : game);
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
