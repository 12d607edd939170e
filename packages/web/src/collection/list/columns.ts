import { sortedFields } from '@cartouche/contract/catalogue.rules';
import type { ItemField } from '@cartouche/contract/item.rules';

import type { Sort } from '../../search.ts';

/** What a column of a compact list says of a game, or of the user's copy. */
export type Column = 'console' | 'year' | 'state' | Exclude<ItemField, 'completeness' | 'notes'>;

/** In their order beside the title, each with the width that it needs. */
const widths: Record<Column, number> = {
  console: 120,
  year: 88,
  state: 176,
  condition: 116,
  boxCondition: 116,
  bookletCondition: 116,
  mediumCondition: 116,
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

/** Of lists of copies, until the user chooses others. Those that come first are the last to be left out. */
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

const titlePx = 264;
const widest = 1.4;

/**
 * The columns for which there is room, in their order, with their widths. What was chosen last comes before what is
 * usual. Half of what is left over widens them.
 */
export function fitted(chosen: readonly Column[], roomPx: number): { name: Column; widthPx: number }[] {
  let takenPx = titlePx;
  const fits = new Set<Column>();
  const others = chosen.filter((name) => !usualColumns.includes(name)).toReversed();
  for (const name of [...others, ...usualColumns.filter((usual) => chosen.includes(usual))]) {
    if (takenPx + widths[name] > roomPx) continue;
    fits.add(name);
    takenPx += widths[name];
  }
  const factor = Math.min(widest, 1 + (roomPx - takenPx) / 2 / Math.max(1, takenPx - titlePx));
  return columns
    .filter((name) => fits.has(name))
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
