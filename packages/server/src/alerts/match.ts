import type { WantedPart } from '@cartouche/contract/alerts.rules';
import { highestPrice } from '@cartouche/contract/money.rules';

import { foldTitle } from '../listings/gameTitle.ts';
import type { OnSale } from '../listings/newest.ts';
import { isWantedPart, partOf } from '../listings/partOf.ts';
import type { DayRates } from '../rates/ecb.ts';
import { convert } from '../rates/rates.ts';

/** What an alert looks for. Its range is in euros. */
export type Wanted = {
  query: string;
  min_price: number | null;
  max_price: number | null;
  part: WantedPart;
  excluded_words: readonly string[];
  with_fees: boolean;
};

/** Of whom and of what somebody wants to hear nothing. */
export type Muted = { sellers: readonly string[]; words: readonly string[] };

/** A listing that can be bought, and has a page. */
export type Buyable = OnSale & { price: number; url: string };

/** A listing that an alert finds. */
export type Match = Buyable & {
  /** False if its price could not be compared with the range. It is shown, and never told. */
  isCompared: boolean;
};

/** The listings that can be bought, in their order and each once. */
export function buyableOf(listings: readonly OnSale[]): Buyable[] {
  const found = new Map<string, Buyable>();
  for (const listing of listings) {
    const { price, total, url } = listing;
    if (price === null || price > highestPrice || url === null || found.has(url)) continue;
    found.set(url, { ...listing, price, url, total: total !== null && total > highestPrice ? null : total });
  }
  return [...found.values()];
}

/**
 * What an alert finds among listings. The same for the preview and for the worker. Specification 5, preview results:
 * what has no price that can be read is skipped, and so is what is out of range.
 */
export function matchesOf(
  listings: readonly OnSale[],
  wanted: Wanted,
  { muted, rates }: { muted: Muted; rates: DayRates | undefined },
): Match[] {
  const unwanted = [...wanted.excluded_words, ...muted.words].map(foldTitle).filter(Boolean);
  const matches: Match[] = [];
  for (const listing of buyableOf(listings)) {
    const { title, seller } = listing;
    if (seller !== null && muted.sellers.includes(seller)) continue;
    if (unwanted.some((word) => ` ${foldTitle(title)} `.includes(` ${word} `))) continue;
    if (!isWantedPart(wanted.part, partOf(title, wanted.query))) continue;

    const place = placeInRange(listing, wanted, rates);
    if (place !== 'outside') matches.push({ ...listing, isCompared: place === 'inside' });
  }
  return matches;
}

function placeInRange(
  { price, total, currency }: Buyable,
  { min_price, max_price, with_fees }: Wanted,
  rates: DayRates | undefined,
): 'inside' | 'outside' | 'unknown' {
  if (min_price === null && max_price === null) return 'inside';
  const amount = with_fees ? (total ?? price) : price;
  const euros = convert({ amount, from: currency, to: 'EUR' }, rates);
  if (euros === undefined) return 'unknown';
  return euros >= (min_price ?? 0) && euros <= (max_price ?? Infinity) ? 'inside' : 'outside';
}
