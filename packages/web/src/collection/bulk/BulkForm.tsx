import { conditions } from '@cartouche/contract/completeness.rules';
import { purchaseDays } from '@cartouche/contract/limits';
import { highestPrice } from '@cartouche/contract/money.rules';
import type { ReactNode } from 'react';

import { bulkWords } from '../../i18n/bulk.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CompletenessPicker } from '../../item/CompletenessPicker.tsx';
import { NotesField } from '../../item/NotesField.tsx';
import { PriceField } from '../../item/PriceField.tsx';
import { type Draft, type ItemField, isDateOff, isPriceTooHigh, itemFields } from '../../item/itemDraft.ts';
import type { useBulkChange } from './useBulkChange.ts';
import { useMoney } from '../../session/useMoney.ts';

/** The fields of a copy, each behind a switch: only what is switched on is set. */
export function BulkForm({ change: bulk }: { change: ReturnType<typeof useBulkChange> }) {
  const text = useText();
  const words = useWords(bulkWords);
  const labels = useWords(collectionWords);
  const money = useMoney();
  const { draft, currency, change } = bulk;

  const controls: Record<ItemField, ReactNode> = {
    completeness: (
      <CompletenessPicker
        selection={draft.selection}
        isSealed={draft.isSealed}
        onSelect={(selection) => change({ selection })}
        onSeal={(isSealed) => change({ isSealed })}
      />
    ),
    condition: (
      <Select
        label={labels.condition}
        isLabelHidden
        value={draft.condition}
        onChoose={(value) => change({ condition: value as Draft['condition'] })} // as: one of the options
        options={conditions.map((value) => ({ value, label: text.catalogue.conditions[value] }))}
      />
    ),
    purchasePrice: (
      // Below the hint stands what amount was read.
      <div className="pb-2">
        <PriceField
          label={labels.purchasePrice}
          isLabelHidden
          hint={words.emptyClears}
          currency={currency}
          value={draft.price}
          onChange={(price) => change({ price })}
          error={isPriceTooHigh(draft.price) ? labels.priceTooHigh(money(highestPrice)) : null}
        />
      </div>
    ),
    purchaseDate: (
      <TextField
        label={labels.purchaseDate}
        isLabelHidden
        type="date"
        min={purchaseDays.first}
        max={purchaseDays.last}
        hint={words.emptyClears}
        error={isDateOff(draft.date) ? labels.dateOff : null}
        value={draft.date}
        onChange={(event) => change({ date: event.target.value })}
      />
    ),
    notes: (
      <NotesField
        isLabelHidden
        hint={words.emptyClears}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
    ),
  };

  return (
    <>
      <p className="text-muted">{words.applyLead}</p>
      <div className="flex flex-col divide-y divide-hairline">
        {itemFields.map((field) => (
          <div key={field} className="flex flex-col gap-2 py-2">
            <Switch
              label={words.set[field]}
              isOn={bulk.isOn(field)}
              onChange={(isOn) => bulk.switchField(field, isOn)}
            />
            {bulk.isOn(field) && <div className="pb-2">{controls[field]}</div>}
          </div>
        ))}
      </div>
    </>
  );
}
