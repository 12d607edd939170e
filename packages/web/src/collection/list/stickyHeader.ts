import { stickyHeader } from '../../constants.ts';

/** `turnedAtY`: where scrolling last changed its direction, or the header its state. */
export type HeaderState = { isHidden: boolean; y: number; turnedAtY: number; isGoingDown: boolean };

export const startOfPage: HeaderState = { isHidden: false, y: 0, turnedAtY: 0, isGoingDown: true };

/** Specification 2, collection browser: hidden after 20 px down, shown near the top or after 20 px up. */
export function afterScroll(state: HeaderState, y: number): HeaderState {
  const isGoingDown = y === state.y ? state.isGoingDown : y > state.y;
  const turnedAtY = isGoingDown === state.isGoingDown ? state.turnedAtY : state.y;
  const next = { ...state, y, turnedAtY, isGoingDown };

  if (y < stickyHeader.showUnderPx) return { ...next, isHidden: false, turnedAtY: y };
  if (isGoingDown) return y - turnedAtY > stickyHeader.hideAfterPx ? { ...next, isHidden: true } : next;
  return turnedAtY - y > stickyHeader.showAfterPx ? { ...next, isHidden: false } : next;
}
