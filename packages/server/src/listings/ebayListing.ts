import type { Listing } from '@cartouche/contract/listings';
import { ebayConditions, shippingWords, unknownCondition } from '@cartouche/contract/listings.rules';
import { roundMoney } from '@cartouche/contract/money.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';

import type { ItemSummary } from './ebayShapes.ts';
import { toMarketplace } from './ebaySites.ts';

type Source = { marketplace: MarketplaceCode; isOwnAddress: (url: string) => boolean };

const conditionKinds = new Map<string | undefined, Listing['conditionKind']>(Object.entries(ebayConditions));

/** Specification 3, auction marketplace listing; undefined for what has no id. */
export function toListing(item: ItemSummary, { marketplace, isOwnAddress }: Source): Listing | undefined {
  const id = item.itemId ?? item.id;
  if (id === undefined) return undefined;

  const { buyingOptions = [], seller, itemLocation } = item;
  const url = item.itemAffiliateWebUrl ?? item.itemWebUrl ?? item.url;
  return {
    id,
    title: item.title,
    ...priceOf(item),
    url: url !== undefined && isOwnAddress(url) ? url : null,
    image_url: item.image?.imageUrl ?? item.thumbnailImages?.[0]?.imageUrl ?? null,
    marketplace: 'ebay',
    marketplace_id: toMarketplace(item.listingMarketplaceId) ?? marketplace,
    condition: item.condition ?? unknownCondition,
    conditionKind: conditionKinds.get(item.conditionId) ?? null,
    shipping: shippingOf(item),
    sellerInfo: seller
      ? {
          username: seller.username,
          feedbackScore: seller.feedbackScore ?? null,
          feedbackPercentage: seller.feedbackPercentage ?? null,
        }
      : null,
    isBuyItNow: buyingOptions.includes('FIXED_PRICE'),
    hasBestOffer: buyingOptions.includes('BEST_OFFER'),
    itemOriginDate: item.itemOriginDate ?? item.itemCreationDate ?? null,
    contactUrl: null,
    immediatePay: null,
    returnQuantity: null,
    shipToRegions: null,
    itemLocation: itemLocation
      ? { country: itemLocation.country ?? null, postalCode: itemLocation.postalCode ?? null }
      : null,
    listingType: buyingOptions[0] ?? 'UNKNOWN',
    feedbackScore: seller?.feedbackScore ?? null,
  };
}

/** What can only be bid on costs what was bid last: its `price`, if there is one, is no price to buy it at. */
function priceOf({ price, currentBidPrice, buyingOptions = [] }: ItemSummary) {
  const isAuctionOnly = buyingOptions.includes('AUCTION') && !buyingOptions.includes('FIXED_PRICE');
  const asked = amountOf(price);
  const bid = amountOf(currentBidPrice);
  const isCurrentBid = isAuctionOnly || (asked === undefined && bid !== undefined);
  const { amount, currency } = (isCurrentBid ? (bid ?? asked) : asked) ?? { amount: 0, currency: 'USD' };
  return { price: amount, currency, isCurrentBid };
}

function shippingOf({ shippingOptions }: ItemSummary): string {
  const cost = amountOf(shippingOptions?.[0]?.shippingCost);
  if (!cost) return shippingWords.unknown;
  return cost.amount === 0 ? shippingWords.free : `${cost.amount} ${cost.currency}`;
}

/** Undefined if there is no amount that can be read. */
function amountOf(money: ItemSummary['price']): { amount: number; currency: string } | undefined {
  const { value, amount: other, currency = 'USD' } = money ?? {};
  const text = value ?? other;
  const amount = text === undefined || text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  return { amount: roundMoney(amount, currency), currency };
}

const ownHost = /(^|\.)ebay\.(com|co\.uk|de|fr|it|es|ca|com\.au)$/;

/** Whether an address is a page of eBay's own. A stand-in's listings lead to pages of the stand-in. */
export function isOwnAddressOf({ apiUrl, isStandIn }: { apiUrl: string; isStandIn: boolean }) {
  return (address: string): boolean => {
    const url = URL.parse(address);
    if (!url || url.username || url.password) return false;
    if (isStandIn) return url.origin === new URL(apiUrl).origin;
    return url.protocol === 'https:' && url.port === '' && ownHost.test(url.hostname);
  };
}
