import { fold } from '@cartouche/contract/catalogue.rules';
import type { MovedField } from '@cartouche/contract/moving.rules';

import { dayOf, priceOf } from '../text/amounts.ts';
import { isForSale, isOnlyMark, isSold, isYes, listOf } from './words.ts';

/** Columns whose cells say yes or no to one list each. */
export const listMarks = ['owned', 'wished', 'forSale', 'sold'] as const satisfies readonly MovedField[];
export type ListMark = (typeof listMarks)[number];

type Mark = Exclude<ListMark, 'owned'>;
/** What a row's marks say, each by a word for its list; what is owned, also by having no mark. */
export type Marked = Partial<Record<ListMark, string>>;

/**
 * What a cell of a column of marks says, which may well be another mark: 'sold' below 'For sale'. Nothing where it has a
 * word that nobody knows.
 */
export function markIn(field: Mark, cell: string, column = ''): Mark | 'no' | null {
  if (isOnlyMark(cell)) return isYes(cell) ? field : 'no';
  return marksIn[field](cell, column);
}

/** A column of buyers, of whom each name says that something was sold. */
const toBuyers = /^(sold to|vendue? a|verkauft an|vendid[oa] a)$/;

const marksIn: Record<Mark, (cell: string, column: string) => Mark | 'no' | null> = {
  // What is there already is no wish. Any other word is one of a wish, as 'high' is.
  wished(cell) {
    if (saysNo(cell)) return 'no';
    const list = listOf(cell);
    return list === null || list === 'wishlist' ? 'wished' : null;
  },
  forSale(cell) {
    if (saysNo(cell)) return 'no';
    if (isSold(cell)) return 'sold';
    // A figure is what is asked for it, whatever stands beside: 'asking 200'.
    return isForSale(cell) || isYes(cell) || /[1-9]/.test(cell) ? 'forSale' : null;
  },
  // Sold is what has a word for it, a day, an amount or a buyer.
  sold(cell, column) {
    const isDay = dayOf(cell, 'dmy') !== null || dayOf(cell, 'mdy') !== null;
    const isFigures = /^[\d\s.,/-]+$/.test(cell); // '05/2021'
    const price = priceOf(cell);
    if (isSold(cell) || isDay || (price ?? 0) > 0 || (isFigures && /[1-9]/.test(cell))) return 'sold';
    if (listOf(cell) === 'collection' && isForSale(cell)) return 'forSale';
    if (saysNo(cell)) return 'no';
    return toBuyers.test(fold(column)) ? 'sold' : null;
  },
};

function saysNo(cell: string): boolean {
  return priceOf(cell) === 0 || /^(not?|non|pas|nicht|noch nicht|nein)(?!\p{L})/iu.test(cell);
}

/** The file's own word for the list of a mark, from the cell or the name of its column, which may ask: 'For sale?'. */
export function wordOf(mark: Mark, written: readonly string[]): string {
  if (mark === 'sold') return 'Sold';
  const texts = written.map((text) => text.replace(/[\s?:]+$/, ''));
  if (mark === 'wished') return texts.find((text) => listOf(text) === 'wishlist') ?? 'Wishlist';
  return texts.find((text) => listOf(text) === 'collection' && isForSale(text)) ?? 'For sale';
}

/**
 * The list of a row: a list says more than whether it is owned, and a mark for a wish or for what is for sale more than
 * that it is not. What is owned is no wish, and of what was sold nothing is owned any more.
 */
export function listBy(
  list: string | undefined,
  { owned, wished, forSale, sold }: Marked,
): string | undefined {
  const said = list ?? owned;
  if (sold !== undefined) return wished ?? sold;
  if (said === undefined) return wished ?? forSale;
  if (listOf(said) === 'collection') return forSale ?? said;
  return wished ?? (list === undefined ? forSale : undefined) ?? said;
}
