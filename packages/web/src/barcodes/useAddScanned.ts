import { splitPrice } from '@cartouche/contract/barcodes.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { remaining } from '@cartouche/contract/limits';
import { parsePrice, toCurrency } from '@cartouche/contract/money.rules';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { localDay, startDraft, toItemInput } from '../item/itemDraft.ts';
import { useAddMany } from '../item/useAddMany.ts';
import { useSession } from '../session/useSession.ts';
import type { Scan } from './scanList.ts';
import { type ScanRow, toAdd } from './scanRows.ts';
import type { ScanListState } from './useScanList.ts';

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

  const sent = useRef<readonly Scan[]>([]);
  // What was added is the beginning of what was sent.
  const sentOf = (added: readonly number[]) => sent.current.slice(0, added.length);
  const adding = useAddMany({
    onAdded: (gameIds) => list.remove(sentOf(gameIds).map(({ id }) => id)),
    onUndone: (gameIds) => list.putBack(sentOf(gameIds)),
  });

  const all = toAdd(rows);
  const room = summary ? remaining(subscription.tier, 'games', summary.games) : Infinity;
  const fitting = fittingIn(all, room);
  const fields = toItemInput(draft, shared);
  const total = parsePrice(draft.price);
  const isSplit = pricing === 'total' && total !== null && fitting.length > 0;
  const prices = isSplit ? splitPrice(total, fitting.length) : undefined;

  function add() {
    if (!fields) return;
    sent.current = fitting.flatMap(({ id, gameId }) =>
      list.scans.filter((scan) => scan.id === id).map((scan) => ({ ...scan, gameId })),
    );
    adding.add({ games: fitting, fields, ...(prices && { prices }) });
  }

  return {
    draft,
    change: (part: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...part })),
    currency,
    pricing,
    setPricing,
    /** Of each game, where one price is split over them. */
    prices,
    count: fitting.length,
    /** How many more games the plan has room for, where the list has more. */
    room: all.length > fitting.length ? room : null,
    canAdd: fitting.length > 0 && fields !== null,
    add,
    isAdding: adding.isAdding,
    error: adding.hasFailed ? adding.error : null,
  };
}

/** Plans count games; a further copy needs the one before it. */
function fittingIn(all: ReturnType<typeof toAdd>, room: number) {
  const games = all.filter(({ isFurther }) => !isFurther).map(({ gameId }) => gameId);
  const left = new Set(games.slice(room));
  return all.filter(({ gameId }) => !left.has(gameId));
}
