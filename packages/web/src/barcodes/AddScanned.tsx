import { barcodesWords } from '../i18n/barcodes.ts';
import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { FieldsForAll } from '../item/FieldsForAll.tsx';
import { useMoney } from '../session/useMoney.ts';
import type { useAddScanned } from './useAddScanned.ts';

type Adding = ReturnType<typeof useAddScanned>;

/** What all of the copies get. */
export function AddScanned({ adding: { forAll, prices, keptPrice } }: { adding: Adding }) {
  const text = useWords(barcodesWords);
  const { forAll: title } = useWords(formWords);
  const money = useMoney();
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-hairline pt-4">
      <h2 className="text-16 font-bold">{title}</h2>
      <FieldsForAll
        forAll={forAll}
        prices={prices}
        also={keptPrice >= 0.005 ? text.keptPrice(money(keptPrice)) : ''}
      />
    </section>
  );
}
