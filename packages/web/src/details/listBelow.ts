import type { paths } from '../paths.ts';

/** The list that a game was opened from, and that goes on under its details. */
export type ListBelow = {
  /** In its order; undefined where it is not loaded yet. */
  games: readonly ({ game_id: number; is_owned?: boolean } | undefined)[];
  /** How many games it has, loaded or not. */
  total: number;
  linkTo: (
    gameId: number,
  ) => ReturnType<(typeof paths)['home' | 'collection' | 'games' | 'search' | 'wishlist']>;
  /** Reads on, for a list that grows at its end. */
  more?: (() => void) | undefined;
};

/** What holds a game in a list, however that is drawn. */
const places = 'li, tr, [role=gridcell]';

/** The link to a game in the list below. */
export function linkBelow(gameId: number): HTMLElement | null {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main :is(${places}) a[href*="gameId="]`);
  const isTo = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('gameId') === String(gameId);
  return [...links].find(isTo) ?? null;
}

/** Scrolls the list below to a game, if it is not in sight there. */
export function scrollBelowTo(gameId: number): void {
  const link = linkBelow(gameId);
  const box = link?.closest(places) ?? link;
  if (!box) return;
  const { top, bottom, left, right } = box.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) box.scrollIntoView({ block: 'center', inline: 'nearest' });
  // On a shelf, which scrolls sideways.
  else if (left < 0 || right > window.innerWidth) box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
