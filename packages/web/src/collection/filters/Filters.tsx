import { completenessFilters, conditions } from '@cartouche/contract/completeness.rules';

import { collectionWords } from '../../i18n/collection.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { itemWords } from '../../i18n/item.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies, present, sortsOf } from '../../search.ts';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { type FlagFilter, flags, flipped, withFilter } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { MarkFilters } from './MarkFilters.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { PlatformFilter } from './PlatformFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFacetOptions } from './useFacetOptions.ts';

type FiltersProps = { address: ReturnType<typeof useCollectionAddress> };

/** Several values of each filter. On a phone also the order, for which there is no room beside the list. */
export function Filters({ address }: FiltersProps) {
  const words = useWords(collectionWords);
  const { search, change } = address;
  const facets = useFacetOptions(address);

  return (
    <div className="flex flex-col gap-6">
      <div className="lg:hidden">
        <SortSelect
          sort={address.sort}
          fields={sortsOf(search.tab ?? 'all')}
          onSort={address.sortBy}
          isLabelHidden={false}
        />
      </div>
      <PlatformFilter address={address} />
      {hasCopies(search.tab) && <CopyFilters address={address} />}
      {(['genre', 'region'] as const).map((name) => (
        <CheckPills
          key={name}
          label={words[name]}
          options={facets[name]}
          chosen={search[name] ?? []}
          onFlip={(value) => change(withFilter(search, name, flipped(search[name] ?? [], value)))}
        />
      ))}
    </div>
  );
}

/** Filters by the fields of a copy. */
function CopyFilters({ address: { search, change } }: FiltersProps) {
  const text = useText().catalogue;
  const words = useWords(collectionWords);
  const sheet = useWords(filtersWords);
  const names = useWords(itemWords);
  const { completeness = [], condition = [] } = search;
  const flagNames: Record<FlagFilter, string> = {
    photos: words.withPhotos,
    unpriced: words.unpriced,
    unestimated: words.unestimated,
    unplaced: words.unplaced,
  };

  return (
    <>
      <CheckPills
        label={names.completeness.label}
        options={completenessFilters.map((value) => ({ value, label: words.copyFilters[value] }))}
        chosen={completeness}
        onFlip={(value) => change(withFilter(search, 'completeness', flipped(completeness, value)))}
      />
      <CheckPills
        label={names.condition.label}
        options={conditions.map((value) => ({ value, label: text.conditions[value] }))}
        chosen={condition}
        onFlip={(value) => change(withFilter(search, 'condition', flipped(condition, value)))}
      />
      <CheckPills
        label={sheet.presence}
        options={flags.map((value) => ({ value, label: flagNames[value] }))}
        chosen={flags.filter((name) => search[name])}
        onFlip={(name) => change(present({ ...search, [name]: search[name] ? undefined : true }))}
      />
      <MarkFilters search={search} change={change} />
      <MoreFilters search={search} change={change} />
    </>
  );
}
