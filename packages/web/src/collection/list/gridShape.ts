const gapPx = { narrow: 12, wide: 16 };
const minCardPx = { narrow: 150, wide: 190 };
/** Beside the cover: the spine and the borders. Below it: the lines of `CardFrame` and the borders. */
const cardEdgePx = 6;
const cardLinesPx = 82;

/** How many cards fit side by side, and about how high a row is. */
export function gridShape(widthPx: number): { columns: number; gapPx: number; rowPx: number } {
  const size = widthPx < 600 ? 'narrow' : 'wide';
  const gap = gapPx[size];
  const columns = Math.max(2, Math.floor((widthPx + gap) / (minCardPx[size] + gap)));
  const cardPx = (widthPx - gap * (columns - 1)) / columns;
  return { columns, gapPx: gap, rowPx: Math.round(((cardPx - cardEdgePx) * 4) / 3 + cardLinesPx) };
}
