import { createHash } from 'node:crypto';

import type { components } from 'ebay-api/types/restful/specs/buy_browse_v1_oas3.d.ts';

import { seededRandom } from './random.ts';
import { consoles, type Language, words } from './ebay.words.ts';

export type ItemSummary = components['schemas']['ItemSummary'];

type Site = { language: Language; country: string; currency: string; perDollar: number };

export const sites: Record<string, Site> = {
  EBAY_US: { language: 'en', country: 'US', currency: 'USD', perDollar: 1 },
  EBAY_GB: { language: 'en', country: 'GB', currency: 'GBP', perDollar: 0.78 },
  EBAY_DE: { language: 'de', country: 'DE', currency: 'EUR', perDollar: 0.92 },
  EBAY_FR: { language: 'fr', country: 'FR', currency: 'EUR', perDollar: 0.92 },
  EBAY_IT: { language: 'it', country: 'IT', currency: 'EUR', perDollar: 0.92 },
  EBAY_ES: { language: 'es', country: 'ES', currency: 'EUR', perDollar: 0.92 },
  EBAY_CA: { language: 'en', country: 'CA', currency: 'CAD', perDollar: 1.37 },
  EBAY_AU: { language: 'en', country: 'AU', currency: 'AUD', perDollar: 1.52 },
};

/** A search for this finds nothing, as one for a game that nobody sells. */
const soughtInVain = /xyzzy/i;

export type Wanted = {
  search: string;
  site: string;
  baseUrl: string;
  now: Date;
  campaign: string | undefined;
};

/** Listings made up from what was searched: the same for the same search, of the site's language and currency. */
export function inventListings(wanted: Wanted): ItemSummary[] {
  if (soughtInVain.test(wanted.search)) return [];
  const seed = createHash('sha256').update(`${wanted.site} ${wanted.search.toLowerCase()}`).digest();
  const random = seededRandom(seed.readInt32BE(0));
  const count = 8 + Math.floor(random() * 26);
  return Array.from({ length: count }, (_, index) => inventListing(wanted, random, index));
}

function inventListing(
  { search, site, baseUrl, now, campaign }: Wanted,
  random: () => number,
  index: number,
) {
  const { language, country, currency, perDollar } = sites[site] ?? usualSite;
  const legacyItemId = String(110_000_000_000 + Math.floor(random() * 99_000_000_000));
  const { title, worth } = inventTitle(search, language, random);
  const dollars = (8 + random() ** 2 * 70) * worth;
  const money = (amount: number) => ({ value: (amount * perDollar).toFixed(2), currency });
  const page = `${baseUrl}/itm/${legacyItemId}`;
  const condition = random();
  const created = new Date(now.getTime() - Math.floor(random() * 40) * 86_400_000 - index * 60_000);
  return {
    itemId: `v1|${legacyItemId}|0`,
    legacyItemId,
    title,
    leafCategoryIds: ['139973'],
    categories: [{ categoryId: '139973', categoryName: 'Video Games' }],
    ...wayToBuy(random, money(dollars), money(dollars * 0.4)),
    condition: words[language].conditions[Math.floor(condition * 4)] ?? '',
    conditionId: ['1000', '4000', '5000', '3000'][Math.floor(condition * 4)] ?? '3000',
    ...(random() < 0.95 && { image: { imageUrl: `${baseUrl}/pictures/${legacyItemId}.png` } }),
    itemWebUrl: `${page}?hash=item${legacyItemId}`,
    ...(campaign !== undefined && { itemAffiliateWebUrl: `${page}?campid=${campaign}` }),
    itemOriginDate: created.toISOString(),
    itemCreationDate: created.toISOString(),
    itemLocation: { country, postalCode: `${10 + Math.floor(random() * 80)}***` },
    seller: {
      username: `sample_seller_${1 + Math.floor(random() * 60)}`,
      feedbackPercentage: (95 + random() * 5).toFixed(1),
      feedbackScore: Math.floor(random() ** 3 * 9_000),
    },
    ...inventShipping(random, money),
    listingMarketplaceId: site,
    priorityListing: false,
  } satisfies ItemSummary;
}

const usualSite: Site = { language: 'en', country: 'US', currency: 'USD', perDollar: 1 };

/** Two in three are the game; the others are what a search finds besides it, for less. */
function inventTitle(search: string, language: Language, random: () => number) {
  const game = search.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
  const console = consoles.find((one) => game.toLowerCase().endsWith(` ${one.toLowerCase()}`));
  const title = console === undefined ? game : game.slice(0, -console.length).trim();
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  const fill = (text = '{game}') => text.replace('{game}', game).replace('{title}', title).slice(0, 80);

  const kind = random();
  if (kind < 0.68) return { title: fill(pick(words[language].games)), worth: 1 };
  if (kind < 0.9) return { title: fill(pick(words[language].others)), worth: 0.35 };
  return {
    title: `${title} ${pick(consoles.filter((one) => one !== console)) ?? ''}`.slice(0, 80),
    worth: 0.8,
  };
}

type Money = { value: string; currency: string };

/** An auction has no price, only the bid so far; some have a price to end them at once. */
function wayToBuy(random: () => number, price: Money, bid: Money): ItemSummary {
  const way = random();
  if (way < 0.5) return { price, buyingOptions: ['FIXED_PRICE'] };
  if (way < 0.75) return { price, buyingOptions: ['FIXED_PRICE', 'BEST_OFFER'] };
  const auction = { currentBidPrice: bid, bidCount: Math.floor(random() * 9) };
  if (way < 0.92) return { ...auction, buyingOptions: ['AUCTION'] };
  return { ...auction, price, buyingOptions: ['FIXED_PRICE', 'AUCTION'] };
}

function inventShipping(random: () => number, money: (amount: number) => Money): ItemSummary {
  const way = random();
  if (way < 0.3) return { shippingOptions: [{ shippingCostType: 'FIXED', shippingCost: money(0) }] };
  if (way < 0.75)
    return { shippingOptions: [{ shippingCostType: 'FIXED', shippingCost: money(2 + random() * 9) }] };
  if (way < 0.88) return { shippingOptions: [{ shippingCostType: 'CALCULATED' }] };
  return {};
}
