import { barcodesWords } from '../i18n/barcodes.ts';
import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { PriceForAll } from '../item/PriceForAll.tsx';
import { useItemControls } from '../item/useItemControls.tsx';
import { useMoney } from '../session/useMoney.ts';
import type { useAddScanned } from './useAddScanned.ts';

type Adding = ReturnType<typeof useAddScanned>;

/** What all of the copies get. */
export function AddScanned({ adding: { forAll, prices, keptPrice } }: { adding: Adding }) {
  const text = useWords(barcodesWords);
  const { forAll: title } = useWords(formWords);
  const money = useMoney();
  const controls = useItemControls(forAll);
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-hairline pt-4">
      <h2 className="text-16 font-bold">{title}</h2>
      {controls.completeness}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {controls.condition}
        {controls.purchaseDate}
        <PriceForAll
          forAll={forAll}
          prices={prices}
          also={keptPrice >= 0.005 ? text.keptPrice(money(keptPrice)) : ''}
        />
      </div>
    </section>
  );
}
