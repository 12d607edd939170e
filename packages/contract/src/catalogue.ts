import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import {
  copySortFields,
  mostCovers,
  mostPlatformsSuggested,
  ownTabs,
  searchSortFields,
  sortFields,
  tabs,
} from './catalogue.rules.ts';
import { condition } from './completeness.ts';
import { completenessFilters } from './completeness.rules.ts';
import { catalogueSource, coverOrigin, game, gameDetails, gameRow } from './game.ts';
import { sums } from './item.ts';
import { bulkGames } from './limits.ts';
import { splitValues } from './values.rules.ts';

const words = text.max(200);

const mostChosen = 200;

/** Values as in values.rules.ts; a game must have one of them. An empty list asks for nothing. */
function anyOf<Value>(value: z.ZodType<Value, string | number>) {
  return text
    .max(8000)
    .transform((values): (string | number)[] => [...new Set(splitValues(values))])
    .pipe(z.array(value).max(mostChosen));
}

const flag = z.union([z.boolean(), z.stringbool()]);

/** 'all', a platform's id, or several ids separated by commas. */
const platforms = z
  .union([z.literal('all'), id.transform((one) => [one]), anyOf(id)])
  .transform((ids) => (ids.length === 0 ? 'all' : ids))
  .default('all');

/** What copies are asked for. The tabs of all games and of wishes ignore it, but for the words. */
export const copyFilters = z.object({
  /** Words of the title, or of what is said of the copy. */
  p_search: words.optional(),
  p_completeness: anyOf(z.enum(completenessFilters)).optional(),
  p_condition: anyOf(condition).optional(),
  p_box_condition: anyOf(condition).optional(),
  p_booklet_condition: anyOf(condition).optional(),
  p_medium_condition: anyOf(condition).optional(),
  p_with_photos: flag.optional(),
  /** Copies without a purchase price. */
  p_unpriced: flag.optional(),
  /** Copies without an estimate. */
  p_unestimated: flag.optional(),
  /** Copies with an estimate of before this day, or of an unknown day. */
  p_estimated_before: z.iso.date().optional(),
  /** Copies that lie nowhere yet. */
  p_unplaced: flag.optional(),
  /** A place has all that is in it. */
  p_place: anyOf(text).optional(),
  p_tag: anyOf(text).optional(),
  p_edition: anyOf(text).optional(),
  p_bought_at: anyOf(text).optional(),
  p_bought_from: anyOf(text).optional(),
  /** The region that the copy says it is from; `p_region` asks where its game was released. */
  p_copy_region: anyOf(text).optional(),
});
export type CopyFilters = z.infer<typeof copyFilters>;

const filters = copyFilters.extend({
  p_platform: platforms,
  /** Only the caller's own id is accepted; the session decides anyway. */
  p_user: z.string().optional(),
  p_genre: anyOf(text).optional(),
  p_region: anyOf(text).optional(),
  /** A publisher's whole name, whatever its case and accents. */
  p_publisher: words.optional(),
  /** How the title begins; '#' stands for a digit. */
  p_starts_with: words.optional(),
});
export type GameFilters = z.infer<typeof filters>;

export const fetchGames = filters.extend({
  /** Anything but the four tabs falls back to all. */
  p_tab: z.enum(tabs).catch('all').default('all'),
  /**
   * A field that the tab lacks falls back to the title, as does the rating without a search. Unknown dates, prices and publishers come last in both
   * directions.
   */
  p_sort_by: z
    .enum([...sortFields, ...searchSortFields, ...copySortFields])
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

const covers = z.object({
  /** Ids, separated by commas. */
  games: z
    .string()
    .transform((ids): (string | number)[] => ids.split(','))
    .pipe(z.array(id).min(1).max(mostCovers)),
});

const coverFound = game
  .pick({ game_id: true, cover_url_small: true, cover_url_big: true, cover_width: true, cover_height: true })
  .extend({
    /** Where it is from; null where there is none. */
    cover_source: coverOrigin.nullable(),
    /** Whether it is being looked for: ask again in a moment. */
    is_coming: z.boolean(),
  });
export type CoverFound = z.infer<typeof coverFound>;

export const platformCounts = z.object({
  all_count: z.number(),
  owned_count: z.number(),
  wishlist_count: z.number(),
  incomplete_count: z.number(),
});
export type PlatformCounts = z.infer<typeof platformCounts>;

export const catalogue = {
  /** Public: whoever looks at the data may know whose it is. */
  sources: call
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/catalogue/sources',
      summary: 'Where the catalogue is from, and its licences',
    })
    .output(z.array(catalogueSource)),

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
    .output(sums),

  /**
   * Specification 5, search screen: the exact results by title, at most `mostCounted` of them, and after the last of
   * them what only another spelling or title matches; an offset counts through both. Beside the first page are the
   * likeliest of many. A serial or barcode finds its games.
   */
  search: call
    .route({ method: 'GET', path: '/search', summary: 'Games by title, serial or barcode' })
    .input(searchGames)
    .output(z.object({ found: z.array(gameRow), likely: z.array(gameRow), alike: z.array(gameRow) })),

  /** Well-known games, one platform after another, without those that the user owns or wishes for. */
  suggestions: call
    .route({ method: 'GET', path: '/catalogue/suggestions', summary: 'Games that the user may well own' })
    .input(suggestions)
    .output(z.array(gameRow)),

  /** Looks for covers that nobody has looked for yet, without waiting for them. */
  covers: call
    .route({ method: 'GET', path: '/catalogue/covers', summary: 'The covers of some games as they are now' })
    .input(covers)
    .output(z.array(coverFound)),

  facets: call
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
