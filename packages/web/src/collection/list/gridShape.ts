import type { Density } from '../../device.ts';

/** How many games stand side by side, how far apart, and how high a row of them is. */
export type Shape = { columns: number; gapPx: number; rowPx: number };

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

/** Below its cover: title, platform, state and actions. Only a first guess; each row is measured. */
const cardTextPx = 210;

/** Cards with text below their covers. */
export function gridShape(widthPx: number, density: Density): Shape {
  const { columns, gapPx, tilePx } = sideBySide(widthPx, cards[density]);
  return { columns, gapPx, rowPx: Math.round((tilePx * 4) / 3 + cardTextPx) };
}

/** Covers and nothing else. */
export function coversShape(widthPx: number, density: Density): Shape {
  const { columns, gapPx, tilePx } = sideBySide(widthPx, covers[density]);
  return { columns, gapPx, rowPx: Math.round((tilePx * 4) / 3) };
}

function sideBySide(widthPx: number, measures: Measures) {
  const { leastPx, gapPx, fewest } = measures[widthPx < 600 ? 'narrow' : 'wide'];
  const columns = Math.max(fewest, Math.floor((widthPx + gapPx) / (leastPx + gapPx)));
  return { columns, gapPx, tilePx: (widthPx - gapPx * (columns - 1)) / columns };
}
