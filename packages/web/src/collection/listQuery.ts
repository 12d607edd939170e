import type { SortField, Tab } from '@cartouche/contract/catalogue.rules';

import { type CollectionSearch, type GamesSearch, cutText } from '../search.ts';

/** What the contract takes of a search text. */
const longestSearch = 200;

/** The address's platform: a number, or all of them for anything else. */
export function toPlatformId(param: string): number | 'all' {
  const id = Number(param);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 'all';
}

/** What narrows a list down, in the collection or in the whole catalogue. */
type ListSearch = CollectionSearch & Pick<GamesSearch, 'letter'>;

/** What the counts of the tabs and every list are asked with. What is not filtered is left out, so that keys match. */
export function toFilters(platformId: number | 'all', { q, genre, region, letter }: ListSearch) {
  return {
    p_platform: platformId,
    ...(q ? { p_search: cutText(q, longestSearch) } : {}),
    ...(genre ? { p_genre: cutText(genre, longestSearch) } : {}),
    ...(region ? { p_region: cutText(region, longestSearch) } : {}),
    ...(letter ? { p_starts_with: letter } : {}),
  };
}

/** The list of one tab, without its page. */
export function toListQuery(platformId: number | 'all', search: ListSearch) {
  return {
    ...toFilters(platformId, search),
    p_tab: search.tab ?? 'all',
    p_sort_by: search.sort ?? 'title',
    p_sort_order: search.order ?? 'asc',
  } as const;
}

/** Choosing a new field starts ascending, choosing the same one turns the direction around. Defaults leave the address. */
export function sortedBy(search: CollectionSearch, field: SortField): CollectionSearch {
  const { sort = 'title', order = 'asc', ...rest } = search;
  const isFalling = field === sort && order === 'asc';
  return { ...rest, ...(field === 'title' ? {} : { sort: field }), ...(isFalling ? { order: 'desc' } : {}) };
}

export function withFilter(
  search: CollectionSearch,
  name: 'q' | 'genre' | 'region',
  value: string,
): CollectionSearch {
  return { ...without(search, name), ...(value === '' ? {} : { [name]: value }) };
}

export function without(search: CollectionSearch, ...names: (keyof CollectionSearch)[]): CollectionSearch {
  const rest = { ...search };
  for (const name of names) delete rest[name];
  return rest;
}

export function filtersInForce({ genre, region }: CollectionSearch): number {
  return [genre, region].filter(Boolean).length;
}

export type EmptyReason = 'search' | Exclude<Tab, 'all'> | 'platform' | 'filters';

/** Which sentence stands in place of an empty list. */
export function emptyReason(platformId: number | 'all', search: CollectionSearch): EmptyReason {
  if (search.q) return 'search';
  // 'Your collection is empty' would not be true of one that a filter hides, and all platforms are not 'this' one.
  if (filtersInForce(search) > 0) return platformId === 'all' ? 'filters' : 'platform';
  return search.tab ?? 'platform';
}
