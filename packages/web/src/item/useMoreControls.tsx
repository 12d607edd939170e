import { type PartCondition, eachPart } from '@cartouche/contract/item.rules';
import { purchaseDays } from '@cartouche/contract/limits';
import type { MarkField } from '@cartouche/contract/marks.rules';
import { type Currency, highestPrice } from '@cartouche/contract/money.rules';
import type { ReleaseChoice } from '@cartouche/contract/release.rules';
import type { ReactNode } from 'react';

import { formWords } from '../i18n/form.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import { type Option, Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Draft, isDateImplausible, isPriceTooHigh } from './itemDraft.ts';
import type { MoreField } from './moreFields.ts';
import { PriceField } from './PriceField.tsx';
import { ReleaseField } from './ReleaseField.tsx';
import { SuggestedField } from './SuggestedField.tsx';

type MoreControlsInput = {
  draft: Draft;
  currency: Currency;
  /** What the game was released as; absent if there are several. */
  choices: readonly ReleaseChoice[] | undefined;
  change: (part: Partial<Draft>) => void;
  conditionOptions: readonly Option[];
  /** How a label is shown, and what an empty field means. */
  cleared: { isLabelHidden: boolean; hint?: string };
};

/** The controls of the fields that are folded under 'More'. */
export function useMoreControls({
  draft,
  currency,
  choices,
  change,
  conditionOptions,
  cleared,
}: MoreControlsInput) {
  const words = useWords(formWords);
  const names = useWords(itemWords);
  const money = useMoney();
  const suggested = (field: MarkField) => (
    <SuggestedField
      {...cleared}
      field={field}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  const partCondition = (field: PartCondition) => (
    <Select
      {...cleared}
      label={names[field].label}
      value={draft[field]}
      onChoose={(value) => change({ [field]: value })}
      options={[{ value: '', label: names.conditionNotSaid }, ...conditionOptions]}
    />
  );

  return {
    release: (
      <ReleaseField
        {...cleared}
        choices={choices}
        value={draft.release}
        onChange={(release) => change({ release })}
      />
    ),
    edition: suggested('edition'),
    ...eachPart(partCondition),
    place: suggested('place'),
    tags: suggested('tags'),
    boughtAt: suggested('boughtAt'),
    boughtFrom: suggested('boughtFrom'),
    estimate: (
      <PriceField
        {...cleared}
        label={names.estimate.label}
        currency={currency}
        value={draft.estimate}
        onChange={(estimate) => change({ estimate })}
        error={isPriceTooHigh(draft.estimate) ? words.priceTooHigh(money(highestPrice)) : null}
      />
    ),
    estimateDate: (
      <TextField
        {...cleared}
        label={names.estimateDate.label}
        type="date"
        min={purchaseDays.first}
        max={purchaseDays.last}
        error={isDateImplausible(draft.estimateDate) ? words.dateOff : null}
        value={draft.estimateDate}
        onChange={(event) => change({ estimateDate: event.target.value })}
      />
    ),
  } satisfies Record<MoreField, ReactNode>;
}
