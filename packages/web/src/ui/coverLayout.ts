import type { Room } from './coverTitle.ts';
import type { Box } from './spineShape.ts';

/** The parts of a drawn front, in hundredths of its width. */
export type CoverLayout = {
  height: number;
  /** Boxes that lie, and square ones, have the console's band on the left, as most real ones do. */
  isBandLeft: boolean;
  /** How thick the band is; the others, how high. */
  band: number;
  picture: number;
  title: number;
  foot: number;
  /** What the title may take of its part. */
  room: Room;
};

const padding = 6;
/** Small letters are as wide as whole pixels allow. */
const slack = 2;

export function layOut(box: Box): CoverLayout {
  const height = (100 * box.height) / box.width;
  const isBandLeft = height < 105;
  const band = isBandLeft ? 8 + height / 40 : 11;
  const rest = isBandLeft ? height : height - band;
  const foot = isBandLeft ? 5.5 + height / 60 : 8.5;
  const picture = rest * (isBandLeft ? 0.47 : 0.54);
  const title = rest - picture - foot;
  const width = (isBandLeft ? 100 - band : 100) - 2 * padding - slack;
  return { height, isBandLeft, band, picture, title, foot, room: { width, height: title - 3 } };
}

/** Where a part lies, as a style: everything in percent, so that a browser has little to work out. */
export type Place = { left: string; top: string; width: string; height: string };

export function placesOf(
  layout: CoverLayout,
  isTitleFirst: boolean,
): Record<'band' | 'picture' | 'title' | 'publisher', Place> {
  const { height, isBandLeft, band, picture, title, foot } = layout;
  const [left, top] = isBandLeft ? [band, 0] : [0, band];
  const place = (y: number, tall: number, inset = 0): Place => ({
    left: `${left + inset}%`,
    top: `${(100 * y) / height}%`,
    width: `${100 - left - 2 * inset}%`,
    height: `${(100 * tall) / height}%`,
  });
  return {
    band: {
      left: '0',
      // On the left it is turned about its corner, from lying below the front.
      top: isBandLeft ? '100%' : '0',
      width: isBandLeft ? `${height}%` : '100%',
      height: `${(100 * band) / height}%`,
    },
    picture: place(isTitleFirst ? top + title : top, picture),
    title: place(isTitleFirst ? top : top + picture, title, padding),
    publisher: place(height - foot, foot, padding),
  };
}
