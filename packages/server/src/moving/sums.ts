import { priceOf } from './amounts.ts';
import type { Said } from './forms/said.ts';
import { wordKey } from './forms/words.ts';

const sums = new Set(
  'total, totals, sum, subtotal, grand total, totaux, total général, sous total, somme, summe, gesamt, gesamtsumme, zwischensumme, suma, total general'
    .split(', ')
    .map(wordKey),
);

/** Whether a row is the sum of a table made by hand: it has a word for that, an amount or a count, and no console of its own. */
export function isSum({ title = '', platform, isOfTab, paid, estimate, quantity, more = [] }: Said): boolean {
  if ((platform !== undefined && !isOfTab) || !sums.has(wordKey(title))) return false;
  return [paid, estimate, quantity, ...more.map(([, value]) => value)].some(
    (one) => one !== undefined && priceOf(one) !== null,
  );
}
