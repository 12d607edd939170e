import { splitPrice } from '@cartouche/contract/barcodes.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { remaining } from '@cartouche/contract/limits';
import { highestPrice, parsePrice, toCurrency } from '@cartouche/contract/money.rules';
import { useRef, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { isPriceTooHigh, localDay, startDraft, toItemInput } from '../item/itemDraft.ts';
import { PriceField } from '../item/PriceField.tsx';
import { useAddMany } from '../item/useAddMany.ts';
import { useItemControls } from '../item/useItemControls.tsx';
import { useMoney } from '../session/useMoney.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { Scan } from './scanList.ts';
import { type ScanRow, countUnsettled, toAdd } from './scanRows.ts';
import type { ScanListState } from './useScanList.ts';

/** What all of the copies have in common. */
const shared: readonly ItemField[] = ['completeness', 'condition', 'purchasePrice', 'purchaseDate'];
const pricings = ['each', 'total'] as const;

/** What all of the copies get, and the button that adds them. */
export function AddScanned({ rows, list }: { rows: readonly ScanRow[]; list: ScanListState }) {
  const text = useWords(barcodesWords);
  const labels = useWords(collectionWords);
  const tell = useRefusalText();
  const { profile, subscription } = useSession();
  const currency = toCurrency(profile.preferred_currency);
  const { data: summary } = useRead(api.collection.summary);
  const [draft, setDraft] = useState(() => startDraft(null, currency, localDay(new Date())));
  const [pricing, setPricing] = useState<(typeof pricings)[number]>('each');
  const change = (part: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...part }));
  const controls = useItemControls({ draft, currency, change });
  const money = useMoney();
  const parts = usePartsInWords();

  const sent = useRef<readonly Scan[]>([]);
  const adding = useAddMany({
    onAdded: (gameIds) => list.remove(sentOf(gameIds).map(({ id }) => id)),
    onUndone: (gameIds) => list.putBack(sentOf(gameIds)),
  });
  const sentOf = (gameIds: readonly number[]) =>
    sent.current.filter(({ gameId }) => gameId !== null && gameIds.includes(gameId));

  const all = toAdd(rows);
  const room = summary ? remaining(subscription.tier, 'games', summary.games) : Infinity;
  const fitting = all.slice(0, room);
  const fields = toItemInput(draft, shared);
  const total = parsePrice(draft.price);
  const isSplit = pricing === 'total' && total !== null && fitting.length > 0;
  const prices = isSplit ? splitPrice(total, fitting.length) : undefined;
  const unsettled = countUnsettled(rows);

  function add() {
    if (!fields) return;
    const gameIds = fitting.map(({ gameId }) => gameId);
    sent.current = fitting.flatMap(({ id, gameId }) =>
      list.scans.filter((scan) => scan.id === id).map((scan) => ({ ...scan, gameId })),
    );
    adding.add({ gameIds, fields, ...(prices && { prices }) });
  }

  return (
    <section aria-label={text.forAll} className="flex flex-col gap-4 border-t border-hairline pt-4">
      <h2 className="text-16 font-bold">{text.forAll}</h2>
      {controls.completeness}
      <div className="grid gap-4 sm:grid-cols-2">
        {controls.condition}
        {controls.purchaseDate}
        <Segmented label={text.pricing}>
          {pricings.map((one) => (
            <button key={one} type="button" aria-pressed={pricing === one} onClick={() => setPricing(one)}>
              {text[one]}
            </button>
          ))}
        </Segmented>
        <div className="flex flex-col gap-1">
          <PriceField
            label={pricing === 'each' ? text.priceEach : text.priceTotal}
            currency={currency}
            value={draft.price}
            onChange={(price) => change({ price })}
            error={isPriceTooHigh(draft.price) ? labels.priceTooHigh(money(highestPrice)) : null}
          />
          {prices && <p className="pt-4 text-13 text-muted tabular-nums">{text.split(parts(prices))}</p>}
        </div>
      </div>
      {all.length > room && <Alert>{text.room(room)}</Alert>}
      {adding.hasFailed && <Alert>{tell(adding.error, labels.saveFailed)}</Alert>}
      {unsettled > 0 && <p className="text-13 text-muted">{text.unsettled(unsettled)}</p>}
      <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-end">
        <Button onClick={() => list.remove(rows.map(({ id }) => id))}>{text.clear}</Button>
        <Button
          variant="primary"
          isPending={adding.isAdding}
          disabled={fitting.length === 0 || fields === null}
          onClick={add}
        >
          {text.add(fitting.length)}
        </Button>
      </div>
    </section>
  );
}

/** '3 × €3.34, 7 × €3.33'. */
function usePartsInWords(): (prices: readonly number[]) => string {
  const text = useWords(barcodesWords);
  const money = useMoney();
  return (prices) => {
    const counts = new Map<number, number>();
    for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
    return [...counts].map(([price, count]) => text.splitParts(count, money(price))).join(', ');
  };
}
