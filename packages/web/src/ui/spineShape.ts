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

function between(least: number, most: number, share: number): number {
  return least + (most - least) * Math.min(1, Math.max(0, share));
}
