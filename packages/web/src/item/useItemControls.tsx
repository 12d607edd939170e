import { conditions } from '@cartouche/contract/completeness.rules';
import type { ItemField } from '@cartouche/contract/item.rules';
import { purchaseDays } from '@cartouche/contract/limits';
import { type Currency, highestPrice } from '@cartouche/contract/money.rules';
import type { ReleaseChoice } from '@cartouche/contract/release.rules';
import type { ReactNode } from 'react';

import { CompletenessPicker } from './CompletenessPicker.tsx';
import { type Draft, isDateImplausible, isPriceTooHigh } from './itemDraft.ts';
import { NotesField } from './NotesField.tsx';
import { PriceField } from './PriceField.tsx';
import { useMoreControls } from './useMoreControls.tsx';
import { formWords } from '../i18n/form.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';

type ItemControlsInput = {
  draft: Draft;
  currency: Currency;
  /** Of the copy; absent if there are several. */
  platformId?: number | undefined;
  /** What the game was released as; absent if there are several. */
  choices?: readonly ReleaseChoice[] | undefined;
  change: (part: Partial<Draft>) => void;
  /** What an empty field means, if that needs saying. */
  hint?: string;
  /** If something else on the screen is the label. */
  isLabelHidden?: boolean;
};

/** The control of each field, for one copy and for many. */
export function useItemControls({
  draft,
  currency,
  platformId,
  choices,
  change,
  hint,
  isLabelHidden = false,
}: ItemControlsInput): Record<ItemField, ReactNode> {
  const text = useText().catalogue;
  const words = useWords(formWords);
  const names = useWords(itemWords);
  const money = useMoney();
  const cleared = { isLabelHidden, ...(hint !== undefined && { hint }) };
  const conditionOptions = conditions.map((value) => ({ value, label: text.conditions[value] }));
  const more = useMoreControls({ draft, currency, choices, change, conditionOptions, cleared });

  return {
    completeness: (
      <CompletenessPicker
        selection={draft.selection}
        isSealed={draft.isSealed}
        platformId={platformId}
        onSelect={(selection) => change({ selection })}
        onSeal={(isSealed) => change({ isSealed })}
      />
    ),
    condition: (
      <Select
        label={names.condition.label}
        isLabelHidden={isLabelHidden}
        value={draft.condition}
        onChoose={(value) => change({ condition: value as Draft['condition'] })} // as: one of the options
        options={conditionOptions}
      />
    ),
    purchasePrice: (
      <PriceField
        {...cleared}
        label={names.purchasePrice.label}
        currency={currency}
        value={draft.price}
        onChange={(price) => change({ price })}
        error={isPriceTooHigh(draft.price) ? words.priceTooHigh(money(highestPrice)) : null}
      />
    ),
    purchaseDate: (
      <TextField
        {...cleared}
        label={names.purchaseDate.label}
        type="date"
        min={purchaseDays.first}
        max={purchaseDays.last}
        error={isDateImplausible(draft.date) ? words.dateOff : null}
        value={draft.date}
        onChange={(event) => change({ date: event.target.value })}
      />
    ),
    ...more,
    notes: <NotesField {...cleared} value={draft.notes} onChange={(notes) => change({ notes })} />,
  };
}
