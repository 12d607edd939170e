import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { scrollRestoreMs } from '../constants.ts';
import { keepListPlace, keptListPlace } from '../device.ts';
import type { ListScroll } from './listed.ts';

type DrawnRows = {
  columns: number;
  isDrawn: boolean;
  /** Where a row begins on the page. */
  startOf: (row: number) => number;
  /** The row that stands at the top of the window. */
  atTop: () => { index: number; start: number } | undefined;
};

/** Begins a list where it was left, and keeps where it is. */
export function useListPlace(scroll: ListScroll | undefined, rows: DrawnRows): void {
  const [left] = useState(() => (scroll ? keptListPlace(scroll.name) : null));
  const isBack = useRef(left === null);
  const isReady = rows.isDrawn && scroll?.isSettled === true;
  const isRead = left !== null && scroll?.isRead(left.game) === true;

  const goBack = useEffectEvent(() => {
    if (!left || left.list !== scroll?.name || isBack.current) return;
    const row = Math.floor(left.game / rows.columns);
    window.scrollTo(0, left.game === 0 ? left.scrollY : rows.startOf(row) + left.pastPx);
  });

  const keep = useEffectEvent(() => {
    const row = rows.atTop();
    if (!scroll || !row || !isBack.current) return;
    const { name: list, page } = scroll;
    const { scrollY } = window;
    keepListPlace({ list, page, scrollY, game: row.index * rows.columns, pastPx: scrollY - row.start });
  });

  // At once, so that the top of the list does not flash by; once more when its rows have been measured; and again when
  // the games that belong there are read, as their rows are not as high as their empty places.
  useLayoutEffect(() => {
    if (!isReady || isBack.current) return undefined;
    goBack();
    const timer = setTimeout(() => {
      goBack();
      if (isRead) isBack.current = true;
    }, scrollRestoreMs);
    return () => clearTimeout(timer);
  }, [isReady, isRead]);

  useLayoutEffect(() => {
    // Whoever scrolls by hand meanwhile is not pulled back.
    const stay = () => void (isBack.current = true);
    const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const way of byHand) window.addEventListener(way, stay, { passive: true, once: true });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      for (const way of byHand) window.removeEventListener(way, stay);
      window.removeEventListener('scroll', keep);
    };
  }, []);
}
