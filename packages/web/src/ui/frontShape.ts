import type { Box } from './spineShape.ts';

/** What the console gives to a front: its name as collectors say it, its colour and its box. */
export type CoverConsole = { short_name: string; color: string; box: Box };

export type FrontProps = {
  title: string;
  /** Undefined until it is known. */
  platform?: CoverConsole | undefined;
  /** Separated by commas. The picture of a drawn front suits them. */
  genres?: string | null | undefined;
  publisher?: string | null | undefined;
  /** Too small to be read: a drawn front has two or three letters in place of its title. */
  isSmall?: boolean;
};

/** What a front may take of a tile of 100 × 133, which leaves the ledge and a little air. */
const most = { width: 92, height: 123 };

/** How wide a box's front is on its tile, in hundredths of the tile's width. */
export function widthOnTile({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.min(most.width, (most.height * width) / height);
}
