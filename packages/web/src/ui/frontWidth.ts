import type { Box } from './spineShape.ts';

/** What a front may take of a tile of 100 × 133, which leaves the ledge and a little air. */
const most = { width: 92, height: 123 };

/** How wide a box's front is on its tile, in hundredths of the tile's width. */
export function frontWidth({ width, height }: Box): number {
  return Math.min(most.width, (most.height * width) / height);
}
