import { sortedFields } from '@cartouche/contract/catalogue.rules';
import type { ItemField } from '@cartouche/contract/item.rules';

import type { Sort } from '../../search.ts';

/** What a column of a compact list says of a game, or of the user's copy. */
export type Column = 'console' | 'year' | 'state' | Exclude<ItemField, 'notes'>;

/** In their order beside the title, each with the width that it needs. */
const widths: Record<Column, number> = {
  console: 120,
  year: 88,
  state: 176,
  completeness: 176,
  condition: 116,
  boxCondition: 168,
  bookletCondition: 168,
  mediumCondition: 168,
  release: 160,
  edition: 152,
  place: 176,
  tags: 136,
  boughtAt: 152,
  boughtFrom: 136,
  purchaseDate: 136,
  estimateDate: 136,
  purchasePrice: 128,
  estimate: 136,
};
export const columns = Object.keys(widths) as Column[]; // as: Object.keys answers strings

/** Of lists of copies, until the user chooses others. In a narrow window, those at the end are left out. */
export const usualColumns: readonly Column[] = [
  'purchasePrice',
  'state',
  'console',
  'condition',
  'year',
  'estimate',
  'place',
  'tags',
];

/** Where not every game is a copy. */
export const gameColumns = usualColumns.slice(0, 5);

/** The room of the title. */
export const titlePx = 264;
const widest = 1.4;

/** Those for which there is room, the first ones first. */
export function fitting(names: readonly Column[], roomPx: number): readonly Column[] {
  let leftPx = roomPx - titlePx;
  return names.filter((name) => {
    const fits = widths[name] <= leftPx;
    if (fits) leftPx -= widths[name];
    return fits;
  });
}

/** Columns in their order with their widths. Half of what is left over widens them. */
export function withWidths(names: readonly Column[], roomPx: number): { name: Column; widthPx: number }[] {
  const takenPx = names.reduce((sum, name) => sum + widths[name], 0);
  const factor = Math.min(widest, 1 + (roomPx - titlePx - takenPx) / 2 / Math.max(1, takenPx));
  return columns
    .filter((name) => names.includes(name))
    .map((name) => ({ name, widthPx: Math.round(widths[name] * Math.max(1, factor)) }));
}

const sorts = new Map<Column, Sort>([
  ['year', 'release_date'],
  // as: Object.entries loses the keys
  ...(Object.entries(sortedFields) as [keyof typeof sortedFields, Column][]).map(
    ([sort, column]) => [column, sort] as const,
  ),
]);

/** What a press of the column's head sorts by; undefined for nothing. */
export const sortOf = (column: Column): Sort | undefined => sorts.get(column);

export const isAmount = (column: Column) => column === 'purchasePrice' || column === 'estimate';
