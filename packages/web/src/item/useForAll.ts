import { splitPrice } from '@cartouche/contract/barcodes.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { parsePrice, priceText, toCurrency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { useSession } from '../session/useSession.ts';
import type { GameToAdd, Late } from './addOneByOne.ts';
import { type Draft, isPriceTooHigh, localDay, startDraft, toItemInput } from './itemDraft.ts';
import { sum } from './sum.ts';
import { useDateQuestion } from './useDateQuestion.ts';

/** The rest is said in their own forms. */
const shared: readonly ItemField[] = ['completeness', 'condition', 'purchasePrice', 'purchaseDate'];
export const pricings = ['each', 'total'] as const;

export type ForAll = ReturnType<typeof useForAll>;

/** What several copies have in common that are added at once, and a price of each or of all together. */
export function useForAll() {
  const currency = toCurrency(useSession().profile.preferred_currency);
  const [draft, setDraft] = useState(() => startDraft(null, currency, localDay(new Date())));
  const [pricing, setPricing] = useState<(typeof pricings)[number]>('each');
  const dateQuestion = useDateQuestion(draft.date, true);
  const isTooHigh = isPriceTooHigh(draft.price);
  const total = pricing === 'total' && !isTooHigh ? parsePrice(draft.price) : null;

  /** A total is of what is left to add: what was added has its part of it. */
  function changeTotal(by: number) {
    if (pricing !== 'total' || by === 0) return;
    setDraft((old) => {
      const left = (parsePrice(old.price) ?? 0) + by;
      return { ...old, price: left >= 0.005 ? priceText(left, currency) : '' };
    });
  }

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })),
    currency,
    pricing,
    setPricing,
    isTooHigh,
    /** The parts of a total, after what some had of it already; null where each costs the same. */
    split: (count: number, late: Late = { count: 0, price: 0 }): readonly number[] | null =>
      total !== null && count > late.count
        ? splitPrice(Math.max(total - late.price, 0), count - late.count)
        : null,
    /** What is sent; null while something is missing. */
    fields: toItemInput(draft, shared),
    dateQuestion,
    onAdded: (games: readonly GameToAdd[]) => changeTotal(-priceOf(games)),
    onUndone: (games: readonly GameToAdd[]) => changeTotal(priceOf(games)),
  };
}

function priceOf(games: readonly GameToAdd[]): number {
  return sum(games.map(({ price = 0 }) => price));
}
