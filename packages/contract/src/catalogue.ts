import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import {
  copySortFields,
  mostPlatformsSuggested,
  ownTabs,
  repairImageUrl,
  sortFields,
  tabs,
} from './catalogue.rules.ts';
import { completeness, condition } from './completeness.ts';
import { completenessFilters } from './completeness.rules.ts';
import { bulkGames } from './limits.ts';

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
  cover_url_small: imageUrl.nullable(),
  cover_url_big: imageUrl,
});
export type Game = z.infer<typeof game>;

/** What a list shows of the user's copy. */
export const ownedCopy = z.object({
  condition,
  completeness,
  purchasePrice: z.number().nullable(),
});

export const gameRow = game.extend({
  is_owned: z.boolean(),
  in_wishlist: z.boolean(),
  copy: ownedCopy.nullable(),
  /** How many games match in total, on every row. */
  total_count: z.number(),
});
export type GameRow = z.infer<typeof gameRow>;

export const gameDetails = game.extend({
  igdb_id: z.number().nullable(),
  /** Its other names, here or elsewhere. */
  alt_titles: z.array(z.string()),
  /** In the language of the screen where the catalogue has it, else in English. */
  description: z.string().nullable(),
  rating: z.number(),
  rating_count: z.number(),
  url: z.string(),
  screenshot_1: imageUrl.nullable(),
  screenshot_2: imageUrl.nullable(),
  barcode: z.string().nullable(),
  is_owned: z.boolean(),
  in_wishlist: z.boolean(),
});
export type GameDetails = z.infer<typeof gameDetails>;

const words = text.max(200);

const mostChosen = 200;

/** Values separated by commas; a game must have one of them. An empty list asks for nothing. */
function anyOf<Value>(value: z.ZodType<Value, string | number>) {
  return text
    .max(8000)
    .transform((values): (string | number)[] => [
      ...new Set(
        values
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(value).max(mostChosen));
}

const flag = z.union([z.boolean(), z.stringbool()]);

/** 'all', a platform's id, or several ids separated by commas. */
const platforms = z
  .union([z.literal('all'), id.transform((one) => [one]), anyOf(id)])
  .transform((ids) => (ids.length === 0 ? 'all' : ids))
  .default('all');

const filters = z.object({
  p_platform: platforms,
  /** Only the caller's own id is accepted; the session decides anyway. */
  p_user: z.string().optional(),
  p_search: words.optional(),
  p_genre: anyOf(text).optional(),
  p_region: anyOf(text).optional(),
  /** A publisher's whole name, whatever its case and accents. */
  p_publisher: words.optional(),
  /** How the title begins; '#' stands for a digit. */
  p_starts_with: words.optional(),
  // The following filters apply to copies only: the tabs of all games and of wishes ignore them.
  p_completeness: anyOf(z.enum(completenessFilters)).optional(),
  p_condition: anyOf(condition).optional(),
  p_with_photos: flag.optional(),
  /** Copies without a purchase price. */
  p_unpriced: flag.optional(),
});
export type GameFilters = z.infer<typeof filters>;

const fetchGames = filters.extend({
  /** Anything but the four tabs falls back to all. */
  p_tab: z.enum(tabs).catch('all').default('all'),
  /**
   * A field that the tab lacks falls back to the title. Unknown dates, prices and publishers come last in both
   * directions.
   */
  p_sort_by: z
    .enum([...sortFields, ...copySortFields])
    .catch('title')
    .default('title'),
  p_sort_order: z.enum(['asc', 'desc']).default('asc'),
  /** Absent: every row. Only the owned, wishlist and incomplete tabs can be requested whole. */
  p_limit: z.coerce.number<number>().int().min(1).max(500).optional(),
  p_offset: z.coerce.number<number>().int().min(0).max(10_000_000).optional(),
});
export type FetchGames = z.infer<typeof fetchGames>;

const letters = filters.extend({ p_tab: z.enum(ownTabs), p_sort_order: fetchGames.shape.p_sort_order });
export type AskLetters = z.infer<typeof letters>;

const ownTotals = filters.extend({ p_tab: z.enum(['owned', 'incomplete']) });
export type AskOwnTotals = z.infer<typeof ownTotals>;

const searchGames = z.object({
  q: words,
  /** A platform's id, or 'all'. */
  platform: z.union([z.literal('all'), id]).default('all'),
  limit: z.coerce.number<number>().int().min(1).max(240).default(96),
  offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
});
export type SearchGames = z.infer<typeof searchGames>;

const suggestions = z.object({
  /** Up to three ids, separated by commas; absent: the platforms with the best-known games. */
  platforms: z
    .string()
    .transform((ids): (string | number)[] => ids.split(','))
    .pipe(z.array(id).max(mostPlatformsSuggested))
    .optional(),
  limit: z.coerce.number<number>().int().min(1).max(24).default(8),
});
export type AskSuggestions = z.infer<typeof suggestions>;

export const platformCounts = z.object({
  all_count: z.number(),
  owned_count: z.number(),
  wishlist_count: z.number(),
  incomplete_count: z.number(),
});
export type PlatformCounts = z.infer<typeof platformCounts>;

export const catalogue = {
  fetchGames: call
    .route({ method: 'GET', path: '/rpc/fetch_games', summary: 'One page of games, with what the user owns' })
    .errors(refuses('not_yours'))
    .input(fetchGames)
    .output(z.array(gameRow)),

  platformCounts: call
    .route({ method: 'GET', path: '/rpc/get_platform_counts', summary: 'How many games each tab holds' })
    .errors(refuses('not_yours'))
    .input(filters)
    .output(platformCounts),

  /**
   * For selecting many games at once: the ids of the whole list in its order, however little of it is on the screen,
   * cut at the size of one bulk change.
   */
  gameIds: call
    .route({ method: 'GET', path: '/rpc/fetch_game_ids', summary: 'The ids of all games of a list' })
    .errors(refuses('not_yours'))
    .input(fetchGames.omit({ p_limit: true, p_offset: true }))
    .output(z.array(z.number()).max(bulkGames)),

  /** For the jump to a letter: how many rows of a list by title come before each letter's first game. */
  letters: call
    .route({
      method: 'GET',
      path: '/rpc/fetch_letters',
      summary: 'Where each letter begins in a list by title',
    })
    .errors(refuses('not_yours'))
    .input(letters)
    .output(
      z.array(
        z.object({
          /** 'A' to 'Z', '#' for digits, '…' for other scripts; only those that some title begins with. */
          letter: z.string(),
          offset: z.number(),
        }),
      ),
    ),

  /** The totals of a list of copies. */
  ownTotals: call
    .route({
      method: 'GET',
      path: '/rpc/get_own_totals',
      summary: 'How many copies match, and their prices in all',
    })
    .errors(refuses('not_yours'))
    .input(ownTotals)
    .output(
      z.object({
        copies: z.number(),
        /** How many have a known price. */
        priced: z.number(),
        value: z.number(),
      }),
    ),

  /** Specification 5, search screen: the exact results, then those that only another spelling or title matches. */
  search: call
    .route({ method: 'GET', path: '/search', summary: 'Games by the words of their titles' })
    .input(searchGames)
    .output(z.object({ found: z.array(gameRow), alike: z.array(gameRow) })),

  /** Well-known games, one platform after another, without those that the user owns or wishes for. */
  suggestions: call
    .route({ method: 'GET', path: '/catalogue/suggestions', summary: 'Games that the user may well own' })
    .input(suggestions)
    .output(z.array(gameRow)),

  facets: call
    .meta({ access: 'user', sameForAll: true })
    .route({
      method: 'GET',
      path: '/catalogue/facets',
      summary: 'The genres and regions found on a platform',
    })
    .input(filters.pick({ p_platform: true }))
    .output(z.object({ genres: z.array(z.string()), regions: z.array(z.string()) })),

  game: call
    .route({ method: 'GET', path: '/games/{gameId}', summary: 'Everything about one game' })
    .errors(refuses('game_not_found'))
    .input(z.object({ gameId: id }))
    .output(gameDetails),
};
