import type { Listing } from '@cartouche/contract/listings';

export const sortFields = ['price', 'title', 'condition'] as const;
export type SortField = (typeof sortFields)[number];
export type ListingSort = { field: SortField; order: 'asc' | 'desc' };

/** How texts are ordered in the user's language, and how that tells a condition. */
type Spoken = { compare: (a: string, b: string) => number; conditionOf: (listing: Listing) => string };

/**
 * Listings in order. Those that do not look like the whole game follow the others, or the cheapest would nearly always
 * be an empty box; so do those without a price when sorted by it.
 */
export function sortListings(
  listings: readonly Listing[],
  { field, order }: ListingSort,
  { compare, conditionOf }: Spoken,
): Listing[] {
  const sign = order === 'asc' ? 1 : -1;
  const wordOf = field === 'condition' ? conditionOf : ({ title }: Listing) => title;
  return listings.toSorted(
    (one, other) =>
      Number(isMarked(one)) - Number(isMarked(other)) ||
      (field === 'price'
        ? Number(one.price === 0) - Number(other.price === 0) || sign * (one.price - other.price)
        : sign * compare(wordOf(one), wordOf(other))),
  );
}

/** Whether something of its title says that it is not the whole game. */
export function isMarked({ marks = [] }: Listing): boolean {
  return marks.length > 0;
}

/** The sort that a press on a column's head gives. */
export function sortBy(sort: ListingSort, field: SortField): ListingSort {
  return { field, order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc' };
}
