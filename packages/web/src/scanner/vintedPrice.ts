import type { VintedListing } from '@cartouche/contract/listings';

type Amount = NonNullable<VintedListing['price']>;

/** An amount as a number; null without one that can be read. */
export function amountIn(amount: Amount | null): number | null {
  const value = amount === null ? Number.NaN : Number.parseFloat(amount.amount);
  return Number.isFinite(value) ? value : null;
}

/** The lowest price first; what has none comes last. */
export function byPrice({ price: one }: VintedListing, { price: other }: VintedListing): number {
  return (amountIn(one) ?? Infinity) - (amountIn(other) ?? Infinity) || 0;
}

/** The price with the buyer's fees, where it is another one. */
export function totalOf({ price, total_item_price: total }: VintedListing): Amount | null {
  const amount = amountIn(total);
  return amount === null || amount === amountIn(price) ? null : total;
}
