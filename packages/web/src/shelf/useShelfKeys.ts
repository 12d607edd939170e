import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { findPlace, placeAfter, xOf } from './shelfKeys.ts';
import type { Row } from './shelfLayout.ts';

/**
 * Moves the focus along the shelf. Only one game is in the tab order, or a keyboard user would press Tab thousands of
 * times to get past it.
 */
export function useShelfKeys(scroller: RefObject<HTMLDivElement | null>, rows: readonly Row[]) {
  const [chosen, setChosen] = useState(0);
  // The shelf may have lost games since.
  const current = findPlace(rows, chosen) ? chosen : 0;
  /** A game that a key led to, until it is read and drawn. */
  const sought = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (sought.current === null) return;
    const focused = document.activeElement;
    // The game that had the focus has scrolled out of sight, and is no longer drawn. The shelf still takes keys.
    if (focused === document.body) scroller.current?.focus({ preventScroll: true });
    // Whoever has moved the focus elsewhere meanwhile is not pulled back.
    else if (!scroller.current?.contains(focused)) sought.current = null;
    const game = scroller.current?.querySelector<HTMLElement>(`[data-place="${sought.current}"]`);
    if (!game) return;
    game.focus({ preventScroll: true });
    game.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    sought.current = null;
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = placeAfter(rows, current, event.key);
    if (to === null) return;
    event.preventDefault();
    const at = findPlace(rows, to);
    if (to === current || !at) return;

    sought.current = to;
    setChosen(to);
    const isDrawn = scroller.current?.querySelector(`[data-place="${to}"]`);
    if (!isDrawn) scroller.current?.scrollTo({ left: xOf(at, to) - scroller.current.clientWidth / 2 });
  }

  function onFocus({ target }: FocusEvent) {
    const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
    if (place !== undefined) setChosen(Number(place));
  }

  return { current, onKeyDown, onFocus };
}
