import type { Room } from './coverTitle.ts';
import type { Box } from './spineShape.ts';

/** The parts of a drawn front, in hundredths of its width. */
export type CoverLayout = {
  /** Boxes that lie, and square ones, have the console's band on the left, as most real ones do. */
  isBandLeft: boolean;
  band: number;
  picture: number;
  foot: number;
  /** For the title. */
  room: Room;
};

const padding = 6;

export function layOut(box: Box): CoverLayout {
  const height = (100 * box.height) / box.width;
  const isBandLeft = height < 105;
  const band = isBandLeft ? 8 + height / 40 : 11;
  const inside = {
    width: isBandLeft ? 100 - band : 100,
    height: isBandLeft ? height : height - band,
  };
  const foot = isBandLeft ? 5.5 + height / 60 : 8.5;
  const picture = inside.height * (isBandLeft ? 0.47 : 0.54);

  return {
    isBandLeft,
    band,
    picture,
    foot,
    room: { width: inside.width - 2 * padding, height: inside.height - picture - foot - 3 },
  };
}
