import { widthOf } from './coverTitle.ts';
import type { SpineShape } from './spineShape.ts';

/** The type of a title on a spine: one line, or two where that would be too small to read. */
export type SpineType = { size: number; isTwoLines: boolean };

const type = { largest: 8.7, smallestOfOneLine: 6.38, largestOfTwo: 6.38, smallest: 5.8, step: 0.58 };
/** What padding and the mark at the foot take. */
const footHeight = 12;
/** Lines rarely break in the middle of the title. */
const filled = 0.86;

export function spineType(title: string, { height, width }: SpineShape): SpineType {
  const room = height - width - footHeight;
  const length = widthOf(title);
  const size = stepBelow(Math.min(type.largest, room / length));
  if (size >= type.smallestOfOneLine) return { size, isTwoLines: false };

  const half = stepBelow(Math.min(type.largestOfTwo, (2 * filled * room) / length));
  return { size: Math.max(type.smallest, half), isTwoLines: true };
}

/** Few sizes, because a browser prepares the typeface anew for each. */
function stepBelow(size: number): number {
  return Math.floor(size / type.step + 0.001) * type.step;
}
