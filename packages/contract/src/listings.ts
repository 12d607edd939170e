import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import { listings as limits } from './limits.ts';
import { ebayConditions, listingMarks, listingOrders } from './listings.rules.ts';
import { marketplaceCodes } from './settings.rules.ts';

const marks = z.array(z.enum(listingMarks));

/** Specification 3, auction marketplace listing. What a marketplace does not say of it is null. */
export const listing = z.object({
  id: z.string(),
  title: z.string(),
  /** In `currency`, and never of more decimals than that has. 0 if the marketplace gives none that can be read: N/A. */
  price: z.number().min(0),
  currency: z.string(),
  /** Whether the price is that of the highest bid so far, because the listing can only be bid on. */
  isCurrentBid: z.boolean(),
  /** An https page of the marketplace's own; null if what it gave leads elsewhere. */
  url: z.string().nullable(),
  image_url: z.string().nullable(),
  marketplace: z.literal('ebay'),
  marketplace_id: z.enum(marketplaceCodes),
  /** In the words of the site; 'Unknown' without one. */
  condition: z.string(),
  /** Which one of eBay's that is, to tell it in another language; null for one of the site alone. */
  conditionKind: z.enum(Object.values(ebayConditions)).nullable(),
  /** 'Free', 'Unknown' or '4.99 EUR'; readShipping reads it. */
  shipping: z.string(),
  sellerInfo: z
    .object({
      username: z.string(),
      feedbackScore: z.number().nullable(),
      feedbackPercentage: z.string().nullable(),
    })
    .nullable(),
  isBuyItNow: z.boolean(),
  hasBestOffer: z.boolean(),
  itemOriginDate: z.string().nullable(),
  /** This and the next three are known of a single listing only, and null in a list. */
  contactUrl: z.string().nullable(),
  immediatePay: z.boolean().nullable(),
  returnQuantity: z.number().nullable(),
  shipToRegions: z.array(z.string()).nullable(),
  itemLocation: z.object({ country: z.string().nullable(), postalCode: z.string().nullable() }).nullable(),
  /** The first way to buy it, such as FIXED_PRICE or AUCTION; 'UNKNOWN' without one. */
  listingType: z.string(),
  feedbackScore: z.number().nullable(),
  /** Only where a game was looked for; empty if the listing looks like the whole of it. */
  marks: marks.optional(),
});
export type Listing = z.infer<typeof listing>;

const amount = z.object({ amount: z.string(), currency_code: z.string() });

/** Specification 3, second-hand marketplace listing. */
export const vintedListing = z.object({
  id: z.string(),
  title: z.string(),
  price: amount.nullable(),
  /** With the buyer's fees. */
  total_item_price: amount.nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  image_url: z.string().nullable(),
  path: z.string(),
  /** An https page of the marketplace's own; null if what it gave leads elsewhere. */
  url: z.string().nullable(),
  /** The condition, in the words of the site. */
  status: z.string().nullable(),
  marketplace: z.literal('vinted'),
  seller: z.string().nullable(),
  marks: marks.optional(),
});
export type VintedListing = z.infer<typeof vintedListing>;

/** What every answer says besides its listings. */
const answered = {
  /** What was looked for, also where the server chose the words for a game. */
  search: z.string(),
  /** When the marketplace was asked: listings are kept for some minutes. */
  fetchedAt: z.string(),
  /** Whether the stand-in of the local edition made these listings up. */
  isSample: z.boolean(),
};

const search = text.trim().min(1).max(limits.longestSearch);

/** Words, or a game for which the server chooses them; exactly one of them. */
const wanted = {
  search: search.optional(),
  gameId: id.optional(),
  sort: z.enum(listingOrders).optional(),
};

const isOne = (input: { search?: string | undefined; gameId?: number | undefined }) =>
  (input.search === undefined) !== (input.gameId === undefined);
const oneOfThem = 'send either search or gameId';

const limit = z.coerce.number<number>().int().min(1).max(limits.most).default(limits.usual);

/** Either may be made with a session or with an API key. */
const listingsCall = call.meta({ access: 'user', acceptsKey: true });

export const listings = {
  /**
   * Specification 7, marketplace calls. A `marketplace` other than EBAY-US is taken as asked; EBAY-US gives way to the
   * user's own preference, if that is one. Without one it is the preference, or that of the visitor's country.
   */
  searchEbay: listingsCall
    .route({ method: 'GET', path: '/ebay-simple', summary: 'What is on sale at eBay' })
    .errors(refuses('game_not_found', 'marketplace_off', 'marketplace_unavailable', 'marketplace_busy'))
    .input(
      z
        .object({ ...wanted, limit, marketplace: z.enum(marketplaceCodes).optional() })
        .refine(isOne, oneOfThem),
    )
    .output(z.object({ data: z.array(listing), marketplace: z.enum(marketplaceCodes), ...answered })),

  /**
   * With a platform, `search` is a game's title, and the platform's name in the site's country is added to it.
   * `vinted_off` has the same search on the site itself as its `url`.
   */
  searchVinted: listingsCall
    .route({ method: 'GET', path: '/vinted', summary: 'What is on sale at Vinted' })
    .errors(
      refuses(
        'game_not_found',
        'platform_not_found',
        'vinted_off',
        'marketplace_unavailable',
        'marketplace_resting',
        'marketplace_busy',
        'slow_down',
      ),
    )
    .input(z.object({ ...wanted, platformId: id.optional(), limit }).refine(isOne, oneOfThem))
    .output(
      z.object({
        items: z.array(vintedListing),
        /** The same search on the site itself. */
        searchUrl: z.string(),
        ...answered,
      }),
    ),
};
