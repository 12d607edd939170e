import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

/** How a list is sorted, and how to sort it by a column. */
export type Sorting<Field extends string> = {
  sort: { field: Field; order: 'asc' | 'desc' };
  onSort: (field: Field) => void;
};

type SortableHeadProps<Field extends string> = Sorting<Field> & {
  label: string;
  field: Field;
  span?: number;
  className?: string;
};

/** The head of a column, which sorts the list by it; pressed again, the other way round. */
export function SortableHead<Field extends string>({
  label,
  field,
  sort,
  onSort,
  span = 1,
  className = '',
}: SortableHeadProps<Field>) {
  const isSorted = sort.field === field;
  const isRising = sort.order === 'asc';
  const Arrow = !isSorted ? ArrowUpDown : isRising ? ArrowUp : ArrowDown;

  return (
    <th
      scope="col"
      colSpan={span}
      data-title={field === 'title' || undefined}
      aria-sort={!isSorted ? 'none' : isRising ? 'ascending' : 'descending'}
      className={`px-1.5 ${className}`}
    >
      <button
        type="button"
        onClick={() => onSort(field)}
        className={`inline-flex min-h-9 items-center gap-1.5 rounded-control px-1.5 font-semibold hover:text-ink [&>svg]:size-3.5 ${isSorted ? 'text-ink' : ''}`}
      >
        {label}
        <Arrow />
      </button>
    </th>
  );
}
