import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

import { placeAfter } from './gridKeys.ts';

type DrawnGrid = {
  /** The number of games in all. */
  count: number;
  columns: number;
  rowPx: number;
  /** The games that are drawn, by index. */
  first: number;
  last: number;
  /** Scrolls to a row that is not drawn. */
  showRow: (row: number) => void;
};

/**
 * Moves the focus through games in rows and columns. Only one of them is in the tab order, or a keyboard user would
 * press Tab thousands of times to leave the list.
 */
export function useGridKeys({ count, columns, rowPx, first, last, showRow }: DrawnGrid) {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** A game that a key led to, until it is read and drawn. */
  const sought = useRef<number | null>(null);

  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !ref.current?.contains(focused);
    if (isElsewhere) sought.current = null;
    if (sought.current === null) return;

    const cell = ref.current?.querySelector<HTMLElement>(`[data-place="${sought.current}"]`);
    const control = cell?.querySelector<HTMLElement>('input, a');
    (control ?? cell)?.focus();
    if (control) sought.current = null;
  });

  function onKeyDown(event: KeyboardEvent) {
    const rowsInSight = Math.max(1, Math.floor(window.innerHeight / rowPx) - 1);
    const to = event.altKey ? null : placeAfter(event, current, { count, columns, rowsInSight });
    if (to === null) return;
    event.preventDefault();
    if (to === current) return;

    sought.current = to;
    setCurrent(to);
    if (to < first || to > last) showRow(Math.floor(to / columns));
  }

  function onFocus({ target }: FocusEvent) {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place !== undefined) setCurrent(Number(place));
  }

  // Where a mouse has scrolled the current game away, Tab enters the list in the middle of what is drawn.
  const middle = first === 0 ? 0 : Math.floor((first + last) / 2 / columns) * columns;
  const entry = current >= first && current <= last ? current : middle;

  return { ref, onKeyDown, onFocus, tabIndexOf: (index: number): 0 | -1 => (index === entry ? 0 : -1) };
}
