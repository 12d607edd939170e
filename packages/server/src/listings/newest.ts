import type { Listing, VintedListing } from '@cartouche/contract/listings';
import { readShipping } from '@cartouche/contract/listings.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';

import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type Asker, hourlyShare } from './budget.ts';
import { askEbay, toEbayWords } from './listings.ts';
import { askVinted } from './secondHand.ts';

/** What is on sale at either marketplace, as a price alert looks at it. */
export type OnSale = {
  id: string;
  title: string;
  /** What it can be bought for; null if there is no such price, or none that can be read. */
  price: number | null;
  currency: string;
  /** With fees and shipping, as far as they are known; null if nothing of them is. */
  total: number | null;
  /** Its page, and always the same one however the marketplace writes its address today. */
  url: string | null;
  image_url: string | null;
  seller: string | null;
};

/** A search at one of a marketplace's sites. Vinted has one here: that of the configuration. */
export type NewestQuestion = { words: string } & (
  | { platform: 'vinted' }
  | { platform: 'ebay'; site: MarketplaceCode }
);

/** The newest listings for some words, asked once for everybody who asks the same within some minutes. */
export async function newestListings(
  ctx: Context,
  asker: Asker,
  question: NewestQuestion,
): Promise<OnSale[]> {
  const order = 'last_posted_first';
  if (question.platform === 'vinted') {
    const { mode, siteUrl } = ctx.config.vinted;
    if (mode === 'off') throw new Refusal('vinted_off', { url: siteUrl });
    const { value } = await askVinted(ctx, question.words, order);
    return value.map((listing) => ofVinted(listing, siteUrl));
  }
  const { site: marketplace } = question;
  const words = toEbayWords(question.words);
  const { value } = await askEbay(ctx, asker, { marketplace, words, order });
  return value.map(ofEbay);
}

/** Whether a marketplace is asked here at all. */
export function isAsked({ config }: Pick<Context, 'config'>, platform: NewestQuestion['platform']): boolean {
  return platform === 'vinted' ? config.vinted.mode !== 'off' : config.ebay !== undefined;
}

const hourMs = 3_600_000;

/** How many questions of the alerts a marketplace takes in an hour, of all processes together. */
export function questionsPerHour(
  { config }: Pick<Context, 'config'>,
  platform: NewestQuestion['platform'],
): number {
  if (platform === 'ebay') return hourlyShare(config.ebay?.callsPerDay ?? 0);
  const { paceMs } = config.vinted;
  // The rest is left for those who look themselves.
  return paceMs === 0 ? Infinity : Math.floor(((hourMs / paceMs) * 2) / 3);
}

/** Whether the listings are a stand-in's. */
export function areSamples(
  { config }: Pick<Context, 'config'>,
  platform: NewestQuestion['platform'],
): boolean {
  return platform === 'vinted' ? config.vinted.mode === 'stub' : config.ebay?.isStandIn === true;
}

function ofVinted({ id, title, price, total_item_price: total, ...listing }: VintedListing, siteUrl: string) {
  return {
    id,
    title,
    price: price === null ? null : Number(price.amount),
    currency: price?.currency_code ?? 'EUR',
    total: total !== null && total.currency_code === price?.currency_code ? Number(total.amount) : null,
    // Its title may be part of the address that came, and changes.
    url: /^\d+$/.test(id) ? `${siteUrl}/items/${id}` : listing.url,
    image_url: listing.image_url,
    seller: listing.seller,
  };
}

function ofEbay({ id, title, price, currency, isCurrentBid, shipping, ...listing }: Listing): OnSale {
  const cost = readShipping(shipping);
  const isKnown = cost.kind === 'free' || (cost.kind === 'paid' && cost.currency === currency);
  return {
    id,
    title,
    // What was bid so far is not what it will cost.
    price: isCurrentBid || price === 0 ? null : price,
    currency,
    total: isKnown ? Math.round((price + (cost.kind === 'paid' ? cost.cost : 0)) * 100) / 100 : null,
    url: pageOf(listing.url),
    image_url: listing.image_url,
    seller: listing.sellerInfo?.username ?? null,
  };
}

/** The page without what an address also says of the search that found it. */
function pageOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  const number = /\/itm\/(?:[^/]*\/)?(\d+)/.exec(url.pathname)?.[1];
  const variation = url.searchParams.get('var');
  const chosen = variation !== null && /^\d+$/.test(variation) ? `?var=${variation}` : '';
  return `${url.origin}${number === undefined ? url.pathname : `/itm/${number}`}${chosen}`;
}
