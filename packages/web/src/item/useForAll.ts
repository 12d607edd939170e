import { splitPrice } from '@cartouche/contract/barcodes.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { highestPrice, parsePrice, priceText, toCurrency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import { useSession } from '../session/useSession.ts';
import type { GameToAdd, Late } from './addOneByOne.ts';
import { type SaidOfAll, nothingSaid } from './forAllStore.ts';
import { type Draft, isPriceTooHigh, localDay, startDraft, toItemInput } from './itemDraft.ts';
import { type KeptList, useKeptList } from './keptList.ts';
import { sum } from './sum.ts';
import { useDateQuestion } from './useDateQuestion.ts';

/** The rest is said in their own forms. */
const shared: readonly ItemField[] = ['completeness', 'condition', 'purchasePrice', 'purchaseDate'];

export type ForAll = ReturnType<typeof useForAll>;

/**
 * What several copies have in common that are added at once, and a price of each or of all together. It is kept for as long
 * as their list may come back, and forgotten as the next one begins.
 */
export function useForAll(kept: KeptList<SaidOfAll>) {
  const text = useWords(formWords);
  const money = useMoney();
  const currency = toCurrency(useSession().profile.preferred_currency);
  const { state, change } = useKeptList(kept);
  const { changes, pricing } = state;
  const [start] = useState(() => startDraft(null, currency, localDay(new Date())));
  const draft: Draft = { ...start, ...changes };
  const dateQuestion = useDateQuestion(draft.date, true);
  const isTooHigh = isPriceTooHigh(draft.price);
  const total = pricing === 'total' && !isTooHigh ? parsePrice(draft.price) : null;

  const fields = toItemInput(draft, shared);

  function problem(): string | null {
    if (fields !== null) return null;
    if (draft.selection.length === 0) return text.completenessRequired;
    return isTooHigh ? text.priceTooHigh(money(highestPrice)) : text.dateOff;
  }

  /** A total is of what is left to add: what was added has its part of it. */
  function changeTotal(by: number) {
    if (pricing !== 'total' || by === 0) return;
    change((old) => {
      const left = (parsePrice(old.changes.price ?? '') ?? 0) + by;
      return { ...old, changes: { ...old.changes, price: left >= 0.005 ? priceText(left, currency) : '' } };
    });
  }

  return {
    draft,
    change: (part: Partial<Draft>) => change((old) => ({ ...old, changes: { ...old.changes, ...part } })),
    currency,
    pricing,
    setPricing: (next: SaidOfAll['pricing']) => change((old) => ({ ...old, pricing: next })),
    isTooHigh,
    /** The parts of a total, after what some had of it already; null where each costs the same. */
    split: (count: number, late: Late = { count: 0, price: 0 }): readonly number[] | null =>
      total !== null && count > late.count
        ? splitPrice(Math.max(total - late.price, 0), count - late.count)
        : null,
    /** What is sent; null while something is missing. */
    fields,
    /** What is missing, in words. */
    problem: problem(),
    dateQuestion,
    /** Another list begins, for which nothing of it holds. */
    forget: () => change(() => nothingSaid),
    onAdded: (games: readonly GameToAdd[]) => changeTotal(-priceOf(games)),
    onUndone: (games: readonly GameToAdd[]) => changeTotal(priceOf(games)),
  };
}

function priceOf(games: readonly GameToAdd[]): number {
  return sum(games.map(({ price = 0 }) => price));
}
