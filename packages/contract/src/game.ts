import { z } from 'zod';

import { repairImageUrl } from './catalogue.rules.ts';
import { said } from './item.ts';
import type { ItemFields } from './item.rules.ts';
import type { Release } from './release.rules.ts';

/** Repaired as it leaves the server, whichever catalogue it came from, so that no list or screen has to remember. */
const imageUrl = z.string().overwrite(repairImageUrl);

/** What a list shows of a game. */
export const game = z.object({
  game_id: z.number(),
  title: z.string(),
  platform: z.string(),
  platform_id: z.number(),
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as much of it as is known. */
  release_date: z.string().nullable(),
  /** Separated by ', '. */
  genres: z.string(),
  publisher: z.string().nullable(),
  /** Codes separated by ', ': JP, US, EU, WW for worldwide, or a country. */
  region: z.string().nullable(),
  /** Of the user's own photo or of a source; null and '' where there is none. With v=new nobody has looked for it yet. */
  cover_url_small: imageUrl.nullable(),
  cover_url_big: imageUrl,
  /** Of the big cover; null where they are not known. */
  cover_width: z.number().nullable(),
  cover_height: z.number().nullable(),
});
export type Game = z.infer<typeof game>;

/** What a list shows of the user's copies: what the main one says, and how many there are. */
export type OwnedCopy = Omit<ItemFields, 'notes'> & {
  copies: number;
  /** A further one is whole. */
  hasWholeCopy: boolean;
  /** What the further copies add to price and estimate; 0 where nothing is known. */
  morePaid: number;
  moreEstimate: number;
};
/** By the name of its type: spelled out in each list, it would be longer than the compiler writes. */
const ownedCopy: z.ZodType<OwnedCopy> = said
  .omit({ notes: true })
  .extend({ copies: z.number(), hasWholeCopy: z.boolean(), morePaid: z.number(), moreEstimate: z.number() });

export const gameRow = game.extend({
  is_owned: z.boolean(),
  in_wishlist: z.boolean(),
  copy: ownedCopy.nullable(),
  /** The game of the catalogue that the user corrected with this one. */
  corrects: z.number().nullable(),
  /** How many games match in total, on every row. */
  total_count: z.number(),
  /** Whether a search lists it for another spelling or title only, as nothing has its words. */
  is_alike: z.boolean(),
});
export type GameRow = z.infer<typeof gameRow>;

/** A release of a game, as one of its sources knows it. */
const release = z.object({
  region: z.string().nullable(),
  date: z.string().nullable(),
  /** On the box. */
  title: z.string().nullable(),
  serial: z.string().nullable(),
  barcode: z.string().nullable(),
  publisher: z.string().nullable(),
  source: z.string().nullable(),
}) satisfies z.ZodType<Release>;

/** Where a cover is from: the user's own photo, or the source of the picture. */
export const coverOrigin = z.enum(['own', 'igdb', 'libretro']);
export type CoverOrigin = z.infer<typeof coverOrigin>;

/** Who says something of a game, under which licence, and where they are. */
const gameSource = z.object({ source: z.string(), licence: z.string(), url: z.string().nullable() });

/** The same game on the Japanese machine of its own, or on the western one. */
const sameGame = game.pick({
  game_id: true,
  title: true,
  platform_id: true,
  platform: true,
  release_date: true,
});

export const catalogueSource = gameSource.extend({
  /** Of how many games it says something. */
  games: z.number(),
  /** When anything from it last changed here. */
  updated_at: z.string(),
  /** Its own version, of what was fetched whole. */
  revision: z.string().nullable(),
});
export type CatalogueSource = z.infer<typeof catalogueSource>;

export const gameDetails = game.extend({
  /** Of a correction, those of its game; none of a game that the catalogue lacks. */
  sources: z.array(gameSource),
  /** Null where the cover is drawn, or was not looked for yet. */
  cover_source: coverOrigin.nullable(),
  igdb_id: z.number().nullable(),
  /** Its other names, here or elsewhere. */
  alt_titles: z.array(z.string()),
  /** In the language of the screen where the catalogue has it, else in English. */
  description: z.string().nullable(),
  rating: z.number(),
  rating_count: z.number(),
  /** Who says the rating; null without one. */
  rating_source: z.string().nullable(),
  url: z.string(),
  screenshot_1: imageUrl.nullable(),
  screenshot_2: imageUrl.nullable(),
  barcode: z.string().nullable(),
  /** By region and date. */
  releases: z.array(release),
  /** The game where Japan has a machine of its own: on the Super Famicom for one on the Super Nintendo. */
  same: z.array(sameGame),
  is_owned: z.boolean(),
  in_wishlist: z.boolean(),
  /** Only of a game that the user entered themselves. */
  entry: z
    .object({
      corrects: z.object({ game_id: z.number(), title: z.string() }).nullable(),
      hasCover: z.boolean(),
    })
    .nullable(),
});
export type GameDetails = z.infer<typeof gameDetails>;
