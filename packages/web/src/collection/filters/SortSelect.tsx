import { type SortField, sortFields } from '@cartouche/contract/catalogue.rules';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';

import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import type { toListQuery } from '../listQuery.ts';

type SortSelectProps = {
  query: ReturnType<typeof toListQuery>;
  /** The field of the order in force turns its direction around. */
  onSort: (field: SortField) => void;
  isLabelHidden: boolean;
};

/** The order of a list, and the way to turn it around. */
export function SortSelect({ query, onSort, isLabelHidden }: SortSelectProps) {
  const text = useWords(collectionWords);
  const isRising = query.p_sort_order === 'asc';

  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <Select
          label={text.sort}
          isLabelHidden={isLabelHidden}
          value={query.p_sort_by}
          onChoose={(field) => onSort(field as SortField)} // as: one of the options
          options={sortFields.map((field) => ({ value: field, label: text.sortBy[field] }))}
        />
      </div>
      <IconButton
        aria-label={isRising ? text.sortDescending : text.sortAscending}
        icon={isRising ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
        onClick={() => onSort(query.p_sort_by)}
        className="sm:size-10"
      />
    </div>
  );
}
