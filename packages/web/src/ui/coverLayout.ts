import type { Room } from './coverTitle.ts';
import type { Box } from './spineShape.ts';

/** Where a part lies on a drawn front, as styles: everything in percent, so that a browser has little to work out. */
type Place = { left: string; top: string; width: string; height: string };

export type CoverLayout = {
  /** Boxes that lie, and square ones, have the console's band on the left, as most real ones do. */
  isBandLeft: boolean;
  /** On the left it is turned about its corner, from lying below the front. */
  band: Place;
  picture: Place;
  title: Place;
  publisher: Place;
  /** What the title may take, in hundredths of the front's width. */
  room: Room;
};

const padding = 6;
/** Small letters are as wide as whole pixels allow. */
const slack = 2;

export function layOut(box: Box, isTitleFirst: boolean): CoverLayout {
  const height = (100 * box.height) / box.width;
  const isBandLeft = height < 105;
  const band = isBandLeft ? 8 + height / 40 : 11;
  const [left, top] = isBandLeft ? [band, 0] : [0, band];
  const [width, rest] = [100 - left, height - top];

  const foot = isBandLeft ? 5.5 + height / 60 : 8.5;
  const picture = rest * (isBandLeft ? 0.47 : 0.54);
  const title = rest - picture - foot;

  const place = (y: number, tall: number, inset = 0): Place => ({
    left: `${left + inset}%`,
    top: `${(100 * y) / height}%`,
    width: `${width - 2 * inset}%`,
    height: `${(100 * tall) / height}%`,
  });
  return {
    isBandLeft,
    band: isBandLeft
      ? { left: '0', top: '100%', width: `${height}%`, height: `${(100 * band) / height}%` }
      : { left: '0', top: '0', width: '100%', height: `${(100 * band) / height}%` },
    picture: place(isTitleFirst ? top + title : top, picture),
    title: place(isTitleFirst ? top : top + picture, title, padding),
    publisher: place(height - foot, foot, padding),
    room: { width: width - 2 * padding - slack, height: title - 3 },
  };
}
