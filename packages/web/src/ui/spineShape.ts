import { widthOf } from './coverTitle.ts';

/** A game's box in millimetres: its front, and how thick it is. */
export type Box = { width: number; height: number; depth: number };

/** How a spine stands in its row, in hundredths of the row's height. */
export type SpineShape = { height: number; width: number };

/** A case of a DVD, where a console's own box is not known. */
export const usualBox: Box = { width: 135, height: 190, depth: 14 };

/** Boxes differ on the shelf as they do at home, though less: the thinnest still has room for its title. */
export function spineShape({ height, depth }: Box): SpineShape {
  return {
    height: between(80, 94, (height - 115) / (195 - 115)),
    width: between(15, 18.5, (depth - 8) / (34 - 8)),
  };
}

/** How wide the front of a box is beside its spine. */
export function frontWidth(box: Box): number {
  return (spineShape(box).height * box.width) / box.height;
}

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

function between(least: number, most: number, share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share));
}
