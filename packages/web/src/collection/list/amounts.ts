import type { Listed } from './listed.ts';

/** What all copies of a game cost, and what they are worth: two amounts that are never added. Null where none has one. */
export function amountsOf(copy: Listed['copy']): { paid: number | null; estimate: number | null } {
  if (!copy) return { paid: null, estimate: null };
  const { purchasePrice, morePaid, estimate, moreEstimate } = copy;
  const all = (main: number | null, more: number) =>
    main === null && more === 0 ? null : sumOf([main, more]);
  return { paid: all(purchasePrice, morePaid), estimate: all(estimate, moreEstimate) };
}

/** In cents on the way, which add up exactly. */
export function sumOf(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;
}
