import { splitPrice } from '@cartouche/contract/barcodes.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { remaining } from '@cartouche/contract/limits';
import { parsePrice, priceText, toCurrency } from '@cartouche/contract/money.rules';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { isPriceTooHigh, localDay, startDraft, toItemInput } from '../item/itemDraft.ts';
import { useAddMany } from '../item/useAddMany.ts';
import { useDateQuestion } from '../item/useDateQuestion.ts';
import { useSession } from '../session/useSession.ts';
import { type GameOfScan, type ScanRow, toAdd, toTeach } from './scanRows.ts';
import type { ScanListState } from './useScanList.ts';
import { useTeaching } from './useTeaching.ts';

/** What all of the copies have in common. */
const shared: readonly ItemField[] = ['completeness', 'condition', 'purchasePrice', 'purchaseDate'];
export const pricings = ['each', 'total'] as const;

/** What the games of the list have in common, what each of them costs, and adding them. */
export function useAddScanned(rows: readonly ScanRow[], list: ScanListState) {
  const { profile, subscription } = useSession();
  const currency = toCurrency(profile.preferred_currency);
  const { data: summary } = useRead(api.collection.summary);
  const [draft, setDraft] = useState(() => startDraft(null, currency, localDay(new Date())));
  const [pricing, setPricing] = useState<(typeof pricings)[number]>('each');

  /** A total is of what is left in the list: what was added has its part of it. */
  function changeTotal(by: number) {
    if (pricing !== 'total' || by === 0) return;
    setDraft((old) => {
      const left = (parsePrice(old.price) ?? 0) + by;
      return { ...old, price: left >= 0.005 ? priceText(left, currency) : '' };
    });
  }
  const adding = useAddMany<GameOfScan>({
    onAdded: (games) => {
      list.remove(games.map(({ scan }) => scan.id));
      changeTotal(-priceOf(games));
    },
    onUndone: (games) => {
      list.putBack(games.map(({ scan }) => scan));
      changeTotal(priceOf(games));
    },
  });

  const { teachAlong } = useTeaching();
  const dateQuestion = useDateQuestion(draft.date, true);
  const all = toAdd(rows);
  const room = summary ? remaining(subscription.tier, 'games', summary.games) : Infinity;
  const fitting = fittingIn(all, room);
  const fields = toItemInput(draft, shared);
  const total = parsePrice(draft.price);
  const isSplit = pricing === 'total' && total !== null && !isPriceTooHigh(draft.price) && fitting.length > 0;
  // What stays in the list keeps its part.
  const parts = isSplit ? splitPrice(total, rows.length) : undefined;
  const prices = parts?.slice(0, fitting.length);

  function add() {
    if (!fields || dateQuestion.ask()) return;
    for (const { scan, gameId } of toTeach(rows, fitting)) teachAlong(scan.code, gameId);
    const games = fitting.map((game, at) => ({ ...game, ...(prices && { price: prices[at] ?? 0 }) }));
    adding.add({ games, fields });
  }

  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...part })),
    currency,
    pricing,
    setPricing,
    /** Of each game, where one price is split over them. */
    prices,
    /** What of the total is of scans that are not added. */
    keptPrice: sum(parts?.slice(fitting.length) ?? []),
    count: fitting.length,
    /** How many more games the plan has room for, where the list has more. */
    room: all.length > fitting.length ? room : null,
    canAdd: fitting.length > 0 && fields !== null,
    add,
    /** The purchase date is in the future, which a second press confirms. */
    isDateQuestioned: dateQuestion.isAsking,
    isAdding: adding.isAdding,
    error: adding.hasFailed ? adding.error : null,
  };
}

function priceOf(games: readonly GameOfScan[]): number {
  return sum(games.map(({ price = 0 }) => price));
}

function sum(prices: readonly number[]): number {
  return prices.reduce((all, price) => all + price, 0);
}

/** Plans count games; a further copy needs the one before it. */
function fittingIn(all: ReturnType<typeof toAdd>, room: number) {
  const games = all.filter(({ isFurther }) => !isFurther).map(({ gameId }) => gameId);
  const left = new Set(games.slice(room));
  return all.filter(({ gameId }) => !left.has(gameId));
}
