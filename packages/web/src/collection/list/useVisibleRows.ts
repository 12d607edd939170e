import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { ListScroll } from './listed.ts';
import { useListFrame } from './useListFrame.ts';
import { useListPlace } from './useListPlace.ts';

/** How far beyond the window rows are drawn. */
const aheadPx = 300;

type Rows = { count: number; rowPx: number; gapPx?: number; columns?: number };

/**
 * The rows of a list that are near the window. The others are not in the page: 10,000 games would be 320,000 elements.
 * `rowsIn` computes rows from the list's width; `ref` goes on the element around the list.
 */
export function useVisibleRows(rowsIn: (widthPx: number) => Rows, scroll: ListScroll | undefined) {
  // The compiler would memoize what the virtualizer mutates: the first rows, forever.
  'use no memo';
  const { ref, topPx, widthPx } = useListFrame();
  const { count, rowPx, gapPx = 0, columns = 1 } = rowsIn(widthPx);

  // oxlint-disable-next-line react/incompatible-library -- only its values leave this hook, and they are not memoized
  const virtualizer = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : count,
    estimateSize: () => rowPx,
    gap: gapPx,
    // Tall rows are expensive to draw ahead, low ones scroll past quickly.
    overscan: Math.max(1, Math.round(aheadPx / rowPx)),
    scrollMargin: topPx,
    // A render within the scroll event would make its other listeners wait for a layout of the page.
    useFlushSync: false,
  });
  // Rows that are not measured keep the height that they were first given.
  const shownPx = useRef(0);
  useLayoutEffect(() => {
    if (shownPx.current > 0 && shownPx.current !== rowPx) virtualizer.measure();
    shownPx.current = widthPx === 0 ? 0 : rowPx;
  }, [widthPx, rowPx, virtualizer]);
  const rows = virtualizer.getVirtualItems();
  const totalPx = virtualizer.getTotalSize();
  const abovePx = rows[0] ? rows[0].start - topPx : 0;
  const belowPx = totalPx - (rows.at(-1)?.end ?? topPx) + topPx;

  const [first, last] = [rows[0]?.index, rows.at(-1)?.index];
  const tellSight = useEffectEvent(() => {
    if (first === undefined || last === undefined) return;
    scroll?.onSight({ first: first * columns, last: last * columns + columns - 1 });
  });
  useEffect(() => tellSight(), [first, last, columns]);

  useListPlace(scroll, {
    columns,
    isDrawn: rows.length > 0,
    // Not getOffsetForIndex: it stops where the page ends, and a list that is scrolled less far stops short of that.
    startOf: (row) => virtualizer.measurementsCache[row]?.start ?? 0,
    atTop: () => virtualizer.getVirtualItemForOffset(window.scrollY),
  });

  return {
    ref,
    widthPx,
    rows,
    totalPx,
    abovePx,
    belowPx,
    measureRow: virtualizer.measureElement,
    showRow: (row: number) => virtualizer.scrollToIndex(row, { align: 'center' }),
  };
}
