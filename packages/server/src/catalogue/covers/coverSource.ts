import type { CoverSourceName } from '../../coversConfig.ts';

/** What the catalogue knows about the boxes of a game. */
export type BoxedGame = {
  platform_id: number;
  /** IGDB's id of the picture that it has for all regions. */
  cover: string | null;
  releases: readonly BoxedRelease[];
};

/** A release with the name that libretro's playlists have for it, and IGDB's id of a picture of its own box. */
export type BoxedRelease = {
  region?: string | undefined;
  label?: string | undefined;
  cover?: string | undefined;
};

/** Somewhere that pictures of boxes come from. */
export type CoverSource = {
  name: CoverSourceName;
  /** How it names the pictures of a game that it may have, the best first; each names this game and no other. */
  keysOf: (game: BoxedGame, region: string) => string[];
  /** The bytes of a picture, unchecked. Throws a NoAnswer. */
  fetch: (key: string) => Promise<Buffer>;
  /** Leaves it alone for a while. */
  rest: (ms: number) => void;
};

/** The region of whoever names none. */
export const anyRegion = '-';
