import type { MarketplaceCode } from './settings.rules.ts';

/** What a listing looks like that is not simply the game that was looked for. It is shown all the same, and says so. */
export const listingMarks = [
  'otherPlatform',
  'notTheGame',
  'boxOnly',
  'manualOnly',
  'lot',
  'reproduction',
  'broken',
  'incomplete',
] as const;
export type ListingMark = (typeof listingMarks)[number];

/** In which order a marketplace is asked for its listings. Specification 7, alert preview. */
export const listingOrders = ['best_match_first', 'last_posted_first'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** What a listing says of its shipping. Specification 3, auction marketplace listing. */
export const shippingWords = { free: 'Free', unknown: 'Unknown' } as const;

/** What a listing says of its condition if the seller says nothing. */
export const unknownCondition = 'Unknown';

/** The conditions of eBay that every site numbers alike, and names in its own language. */
export const ebayConditions = {
  1000: 'new',
  1500: 'openBox',
  2750: 'likeNew',
  3000: 'used',
  4000: 'veryGood',
  5000: 'good',
  6000: 'acceptable',
  7000: 'forParts',
} as const;
export type EbayCondition = (typeof ebayConditions)[keyof typeof ebayConditions];

export type Shipping =
  | { kind: 'free' }
  | { kind: 'unknown' }
  | { kind: 'paid'; cost: number; currency: string };

/** What `shipping` of a listing says: 'Free', 'Unknown' or '4.99 EUR'. */
export function readShipping(shipping: string): Shipping {
  if (shipping === shippingWords.free) return { kind: 'free' };
  const [, cost, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(shipping) ?? [];
  return currency === undefined ? { kind: 'unknown' } : { kind: 'paid', cost: Number(cost), currency };
}

/** The auction marketplace's regional sites. */
const ebayHosts: Record<MarketplaceCode, string> = {
  'EBAY-US': 'www.ebay.com',
  'EBAY-GB': 'www.ebay.co.uk',
  'EBAY-DE': 'www.ebay.de',
  'EBAY-FR': 'www.ebay.fr',
  'EBAY-IT': 'www.ebay.it',
  'EBAY-ES': 'www.ebay.es',
  'EBAY-CA': 'www.ebay.ca',
  'EBAY-AU': 'www.ebay.com.au',
};

/** Video games, at every site that was looked at. */
export const gamesCategory = '139973';

/** Where everything is that a regional site has for a search among its games. */
export function ebaySearchUrl(marketplace: MarketplaceCode, search: string): string {
  return `https://${ebayHosts[marketplace]}/sch/i.html?_nkw=${encodeURIComponent(search)}&_sacat=${gamesCategory}`;
}

/** The same for a site of Vinted, newest first. Specification 7, external links. */
export function vintedSearchUrl(siteUrl: string, search: string): string {
  return `${siteUrl}/catalog?search_text=${encodeURIComponent(search)}&order=newest_first`;
}
