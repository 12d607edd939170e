import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';

import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Sort } from '../../search.ts';
import { Select } from '../../ui/Select.tsx';

type SortSelectProps<Field extends Sort> = {
  sort: { field: Field; order: 'asc' | 'desc' };
  /** What the list can be sorted by. */
  fields: readonly Field[];
  /** The current field reverses its direction. */
  onSort: (field: Field) => void;
  isLabelHidden: boolean;
};

/** The order of a list, and a button that reverses it. */
export function SortSelect<Field extends Sort>({
  sort,
  fields,
  onSort,
  isLabelHidden,
}: SortSelectProps<Field>) {
  const text = useWords(collectionWords);
  const isRising = sort.order === 'asc';

  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <Select
          label={text.sort}
          isLabelHidden={isLabelHidden}
          value={sort.field}
          onChoose={(field) => onSort(field as Field)} // as: one of the options
          options={fields.map((field) => ({ value: field, label: text.sortBy[field] }))}
        />
      </div>
      <IconButton
        aria-label={isRising ? text.sortDescending : text.sortAscending}
        icon={isRising ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
        onClick={() => onSort(sort.field)}
        className="sm:size-10"
      />
    </div>
  );
}
