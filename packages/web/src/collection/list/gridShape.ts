import type { Density } from '../../device.ts';

/** How many games stand side by side, how high a row of them is, and how far apart they and their rows are. */
export type Shape = { columns: number; rowPx: number; gapPx: number; besidePx?: number };

/** The least width of a card or a cover, by the width of the list. */
type Measures = Record<'narrow' | 'wide', { leastPx: number; gapPx: number; fewest: number }>;

const cards: Record<Density, Measures> = {
  comfortable: {
    narrow: { leastPx: 150, gapPx: 12, fewest: 2 },
    wide: { leastPx: 190, gapPx: 16, fewest: 2 },
  },
  compact: {
    narrow: { leastPx: 108, gapPx: 8, fewest: 2 },
    wide: { leastPx: 148, gapPx: 12, fewest: 2 },
  },
};

const covers: Record<Density, Measures> = {
  comfortable: {
    narrow: { leastPx: 104, gapPx: 8, fewest: 3 },
    wide: { leastPx: 145, gapPx: 12, fewest: 3 },
  },
  compact: {
    narrow: { leastPx: 76, gapPx: 6, fewest: 4 },
    wide: { leastPx: 104, gapPx: 8, fewest: 4 },
  },
};

/** Beside the cover: the spine and the borders. Below it: the lines of `CardFrame` and the borders. */
const cardEdgePx = 6;
const cardLinesPx = 82;

/** Cards with text below their covers. */
export function gridShape(widthPx: number, density: Density): Shape {
  const { columns, gapPx, tilePx } = sideBySide(widthPx, cards[density]);
  return { columns, gapPx, rowPx: Math.round(((tilePx - cardEdgePx) * 4) / 3 + cardLinesPx) };
}

/** Covers and nothing else. */
export function coversShape(widthPx: number, density: Density): Shape {
  const { columns, gapPx, tilePx } = sideBySide(widthPx, covers[density]);
  return { columns, gapPx, rowPx: Math.round((tilePx * 4) / 3) };
}

/** How high boxes are, and how much of a ledge each of them takes: on a phone, as much as a finger needs. */
export const spines: Record<Density, Record<'narrow' | 'wide', { boxPx: number; slotPx: number }>> = {
  comfortable: { narrow: { boxPx: 230, slotPx: 44 }, wide: { boxPx: 210, slotPx: 40 } },
  compact: { narrow: { boxPx: 196, slotPx: 44 }, wide: { boxPx: 162, slotPx: 31 } },
};
/** The board below the boxes, with its edge. */
export const ledgePx = 11;

/** Spines on ledges. */
export function shelfShape(widthPx: number, density: Density): Shape {
  const { boxPx, slotPx } = spines[density][sizeOf(widthPx)];
  const columns = Math.max(1, Math.floor(widthPx / slotPx));
  return { columns, rowPx: boxPx + ledgePx, gapPx: 20, besidePx: 0 };
}

function sizeOf(widthPx: number): 'narrow' | 'wide' {
  return widthPx < 600 ? 'narrow' : 'wide';
}

function sideBySide(widthPx: number, measures: Measures) {
  const { leastPx, gapPx, fewest } = measures[sizeOf(widthPx)];
  const columns = Math.max(fewest, Math.floor((widthPx + gapPx) / (leastPx + gapPx)));
  return { columns, gapPx, tilePx: (widthPx - gapPx * (columns - 1)) / columns };
}
