import { highestPrice } from '@cartouche/contract/money.rules';

import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { pricings } from './forAllStore.ts';
import { PriceField } from './PriceField.tsx';
import { useItemControls } from './useItemControls.tsx';
import type { ForAll } from './useForAll.ts';

type FieldsForAllProps = {
  forAll: ForAll;
  /** Of each game, where one price is split over them. */
  prices: readonly number[] | null;
  /** Said behind them. */
  also?: string;
};

/** What all of the copies get. */
export function FieldsForAll(props: FieldsForAllProps) {
  const controls = useItemControls(props.forAll);
  return (
    <>
      {controls.completeness}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {controls.condition}
        {controls.purchaseDate}
        <PriceForAll {...props} />
      </div>
    </>
  );
}

/** One price for each, or one that is split over them. */
function PriceForAll({ forAll, prices, also = '' }: FieldsForAllProps) {
  const text = useWords(formWords);
  const money = useMoney();
  const parts = usePartsInWords();
  const { draft, currency, pricing, isTooHigh } = forAll;
  return (
    <>
      <Segmented label={text.pricing}>
        {pricings.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pricing === one}
            onClick={() => forAll.setPricing(one)}
          >
            {text[one]}
          </button>
        ))}
      </Segmented>
      <PriceField
        label={pricing === 'each' ? text.priceEach : text.priceTotal}
        currency={currency}
        value={draft.price}
        onChange={(price) => forAll.change({ price })}
        error={isTooHigh ? text.priceTooHigh(money(highestPrice)) : null}
      />
      {prices && (
        <p className="pt-2 text-13 text-muted tabular-nums sm:col-span-2 sm:text-right">
          {text.split(parts(prices))} {also}
        </p>
      )}
    </>
  );
}

/** '3 × €3.34, 7 × €3.33'. */
function usePartsInWords(): (prices: readonly number[]) => string {
  const text = useWords(formWords);
  const money = useMoney();
  return (prices) => {
    const counts = new Map<number, number>();
    for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
    return [...counts].map(([price, count]) => text.splitParts(count, money(price))).join(', ');
  };
}
