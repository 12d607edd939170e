import { conditions } from '@cartouche/contract/completeness.rules';
import { partConditions } from '@cartouche/contract/item.rules';
import { purchaseDays } from '@cartouche/contract/limits';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { itemWords } from '../../i18n/item.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { present } from '../../search.ts';
import { Fold } from '../../ui/Fold.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { countSet } from '../list/listQuery.ts';
import { CopyFilter, type CopyFilterProps } from './CopyFilter.tsx';

const folded = [
  'copyRegion',
  'edition',
  ...partConditions,
  'boughtAt',
  'boughtFrom',
  'estimatedBefore',
] as const;

/** Filters by what few collectors say of their copies. Open if one of them is set. */
export function MoreFilters(way: Pick<CopyFilterProps, 'search' | 'change'>) {
  const { search, change } = way;
  const text = useText().catalogue;
  const words = useWords(filtersWords);
  const names = useWords(itemWords);
  const facts = useFactNames();
  const { data } = useRead(api.marks.list);
  const { compare } = useLocale();
  const valuesOf = (field: 'edition' | 'boughtAt' | 'boughtFrom' | 'region') =>
    data?.[field].map(({ value }) => value) ?? [];
  const regions = valuesOf('region').toSorted((a, b) => compare(facts.region(a), facts.region(b)));
  const count = countSet(search, folded);

  return (
    <Fold
      label={words.moreFilters}
      note={count === 0 ? words.moreFiltersHold : words.filtersSet(count)}
      isOpenAtFirst={count > 0}
    >
      <CopyFilter
        {...way}
        name="copyRegion"
        label={words.copyRegion}
        values={regions}
        nameOf={facts.region}
      />
      <CopyFilter {...way} name="edition" label={names.edition.label} values={valuesOf('edition')} />
      {partConditions.map((part) => (
        <CopyFilter
          {...way}
          key={part}
          name={part}
          label={names[part].label}
          values={conditions}
          nameOf={(value) => text.conditions[value as keyof typeof text.conditions]} // as: one of the values
        />
      ))}
      <CopyFilter {...way} name="boughtAt" label={names.boughtAt.label} values={valuesOf('boughtAt')} />
      <CopyFilter {...way} name="boughtFrom" label={names.boughtFrom.label} values={valuesOf('boughtFrom')} />
      <TextField
        label={words.estimatedBefore}
        type="date"
        min={purchaseDays.first}
        max={purchaseDays.last}
        value={search.estimatedBefore ?? ''}
        onChange={({ target }) => change(present({ ...search, estimatedBefore: target.value || undefined }))}
      />
    </Fold>
  );
}
