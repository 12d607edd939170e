import { useWindowVirtualizer } from '@tanstack/react-virtual';

import { useListFrame } from './useListFrame.ts';

type Rows = { count: number; rowPx: number; gapPx?: number };

/**
 * Which rows of a list are near the window: the others do not exist, as 10,000 games would be 320,000 elements.
 * `rowsIn` answers for the width that the list has; `ref` belongs on the element around the list.
 */
export function useVisibleRows(rowsIn: (widthPx: number) => Rows) {
  // The compiler would keep what the virtualizer changes in place: the first rows for ever.
  'use no memo';
  const { ref, topPx, widthPx } = useListFrame();
  const { count, rowPx, gapPx = 0 } = rowsIn(widthPx);

  // oxlint-disable-next-line react/incompatible-library -- only its values leave this hook, and they are not memoized
  const virtualizer = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : count,
    estimateSize: () => rowPx,
    gap: gapPx,
    // Tall rows are costly to draw ahead, low ones pass quickly.
    overscan: rowPx > 200 ? 1 : 4,
    scrollMargin: topPx,
  });
  const rows = virtualizer.getVirtualItems();
  const totalPx = virtualizer.getTotalSize();
  const abovePx = rows[0] ? rows[0].start - topPx : 0;
  const belowPx = totalPx - (rows.at(-1)?.end ?? topPx) + topPx;

  return { ref, widthPx, rows, totalPx, abovePx, belowPx, measureRow: virtualizer.measureElement };
}
