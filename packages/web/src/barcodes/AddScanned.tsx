import { highestPrice } from '@cartouche/contract/money.rules';

import { barcodesWords } from '../i18n/barcodes.ts';
import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { isPriceTooHigh } from '../item/itemDraft.ts';
import { PriceField } from '../item/PriceField.tsx';
import { useItemControls } from '../item/useItemControls.tsx';
import { useMoney } from '../session/useMoney.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { pricings, type useAddScanned } from './useAddScanned.ts';

type Adding = ReturnType<typeof useAddScanned>;

/** What all of the copies get. */
export function AddScanned({ adding }: { adding: Adding }) {
  const text = useWords(barcodesWords);
  const controls = useItemControls(adding);
  return (
    <section aria-label={text.forAll} className="flex flex-col gap-4 border-t border-hairline pt-4">
      <h2 className="text-16 font-bold">{text.forAll}</h2>
      {controls.completeness}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {controls.condition}
        {controls.purchaseDate}
        <PriceOfAll adding={adding} />
      </div>
    </section>
  );
}

/** One price for each, or one that is split over them. */
function PriceOfAll({ adding }: { adding: Adding }) {
  const text = useWords(barcodesWords);
  const labels = useWords(formWords);
  const money = useMoney();
  const parts = usePartsInWords();
  const { draft, currency, pricing, prices, keptPrice } = adding;
  return (
    <>
      <Segmented label={text.pricing}>
        {pricings.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pricing === one}
            onClick={() => adding.setPricing(one)}
          >
            {text[one]}
          </button>
        ))}
      </Segmented>
      <PriceField
        label={pricing === 'each' ? text.priceEach : text.priceTotal}
        currency={currency}
        value={draft.price}
        onChange={(price) => adding.change({ price })}
        error={isPriceTooHigh(draft.price) ? labels.priceTooHigh(money(highestPrice)) : null}
      />
      {prices && (
        <p className="pt-2 text-13 text-muted tabular-nums sm:col-span-2 sm:text-right">
          {text.split(parts(prices))}
          {keptPrice >= 0.005 && ` ${text.keptPrice(money(keptPrice))}`}
        </p>
      )}
    </>
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
