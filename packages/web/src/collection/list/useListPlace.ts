import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { scrollRestoreMs } from '../../constants.ts';
import { keepListPlace, keptListPlace } from '../../device.ts';
import type { Goal, ListScroll } from './listed.ts';

type DrawnRows = {
  columns: number;
  isDrawn: boolean;
  /** Where a row starts on the page. */
  startOf: (row: number) => number;
  /** The row at the top of the window. */
  atTop: () => { index: number; start: number } | undefined;
};

/** Starts a list where it was left, scrolls it where it is told to, and keeps its place. */
export function useListPlace(scroll: ListScroll | undefined, rows: DrawnRows): void {
  const [left] = useState(() => (scroll ? keptListPlace(scroll.name) : null));
  const goal: Goal | null = scroll?.goal?.list === scroll?.name ? (scroll?.goal ?? left) : left;
  // Places that were reached, or abandoned when the user scrolled by hand.
  const done = useRef(new Set<Goal | null>([null]));
  const isReady = rows.isDrawn && scroll?.isSettled === true;
  const isRead = goal !== null && scroll?.isRead(goal.game) === true;

  const go = useEffectEvent((to: Goal | null) => {
    if (!to || to.list !== scroll?.name || done.current.has(to)) return;
    const row = Math.floor(to.game / rows.columns);
    const isTop = to.game === 0 && to.scrollY !== undefined;
    window.scrollTo(0, isTop ? (to.scrollY ?? 0) : rows.startOf(row) + to.pastPx);
  });
  const finish = useEffectEvent(() => void done.current.add(goal));

  const keep = useEffectEvent(() => {
    const row = rows.atTop();
    if (!scroll || !row || !done.current.has(goal)) return;
    const { name: list, page } = scroll;
    const { scrollY } = window;
    keepListPlace({ list, page, scrollY, game: row.index * rows.columns, pastPx: scrollY - row.start });
  });

  // At once, so that the top of the list does not flash up; again when its rows are measured; and again when the games
  // there are loaded, as their rows differ in height from the empty ones.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    go(goal);
    const timer = setTimeout(() => {
      go(goal);
      if (isRead) finish();
    }, scrollRestoreMs);
    return () => clearTimeout(timer);
  }, [isReady, isRead, goal]);

  useLayoutEffect(() => {
    // A user who scrolls meanwhile is not pulled back.
    const stay = () => finish();
    const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const way of byHand) window.addEventListener(way, stay, { passive: true });
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      for (const way of byHand) window.removeEventListener(way, stay);
      window.removeEventListener('scroll', keep);
    };
  }, []);
}
