import type { Listing } from '@cartouche/contract/listings';
import { expect, test } from 'vitest';

import { listing } from '../testing/things.ts';
import { type ListingSort, sortBy, sortListings } from './sortListings.ts';

const spoken = {
  compare: (a: string, b: string) => a.localeCompare(b),
  conditionOf: ({ condition, conditionKind }: Listing) => conditionKind ?? condition,
};
const ids = (sort: ListingSort, ...listings: Listing[]) =>
  sortListings(listings, sort, spoken).map(({ id }) => id);

const cheap = listing({ id: 'cheap', title: 'Beta', price: 5, condition: 'Used' });
const dear = listing({ id: 'dear', title: 'Alpha', price: 90, condition: 'New' });
const unpriced = listing({ id: 'unpriced', title: 'Gamma', price: 0, condition: 'Unknown' });
const box = listing({ id: 'box', title: 'Aaa', price: 1, condition: 'A', marks: ['boxOnly'] });

test.each([
  ['price', 'asc', ['cheap', 'dear', 'unpriced', 'box']],
  ['price', 'desc', ['dear', 'cheap', 'unpriced', 'box']],
  ['title', 'asc', ['dear', 'cheap', 'unpriced', 'box']],
  ['title', 'desc', ['unpriced', 'cheap', 'dear', 'box']],
  ['condition', 'asc', ['dear', 'unpriced', 'cheap', 'box']],
  ['condition', 'desc', ['cheap', 'unpriced', 'dear', 'box']],
] as const)(
  'by %s %s, what has no price and what is not the whole game comes last',
  (field, order, sorted) => {
    expect(ids({ field, order }, unpriced, box, cheap, dear)).toEqual(sorted);
  },
);

test('listings that are alike stay as the marketplace ranked them', () => {
  const [one, two] = [listing({ id: 'one', price: 5 }), listing({ id: 'two', price: 5 })];
  expect(ids({ field: 'price', order: 'desc' }, one, two)).toEqual(['one', 'two']);
});

test('by condition as it is told, not as its site wrote it', () => {
  const used = listing({ id: 'used', condition: 'A', conditionKind: 'used' });
  const good = listing({ id: 'good', condition: 'B', conditionKind: 'good' });
  expect(ids({ field: 'condition', order: 'asc' }, used, good)).toEqual(['good', 'used']);
});

test('a column sorts from its beginning, and pressed again the other way round', () => {
  const byPrice: ListingSort = { field: 'price', order: 'asc' };
  expect(sortBy(byPrice, 'price')).toEqual({ field: 'price', order: 'desc' });
  expect(sortBy({ field: 'price', order: 'desc' }, 'price')).toEqual(byPrice);
  expect(sortBy({ field: 'price', order: 'desc' }, 'title')).toEqual({ field: 'title', order: 'asc' });
});
