import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { Select } from '../ui/Select.tsx';
import { type ListingSort, sortFields } from './sortListings.ts';

const sorts = sortFields.flatMap((field) => (['asc', 'desc'] as const).map((order) => ({ field, order })));
const nameOf = ({ field, order }: ListingSort) => `${field}-${order}` as const;

type ListingSortSelectProps = { sort: ListingSort; onChoose: (sort: ListingSort) => void };

/** How the listings are sorted, where there is no room for columns. */
export function ListingSortSelect({ sort, onChoose }: ListingSortSelectProps) {
  const text = useWords(listingsWords);
  return (
    <Select
      label={text.sortBy}
      isLabelHidden
      value={nameOf(sort)}
      options={sorts.map((one) => ({ value: nameOf(one), label: text.sorts[nameOf(one)] }))}
      onChoose={(name) => onChoose(sorts.find((one) => nameOf(one) === name) ?? sort)}
    />
  );
}
