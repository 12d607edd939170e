import type { Tab } from '@cartouche/contract/catalogue.rules';

import { type CollectionSearch, type GamesSearch, type Sort, cutText } from '../../search.ts';

/** The longest search text and name that the contract takes. */
const longestText = 200;

/** The platform in the address: a number, or all of them for anything else. */
export function toPlatformId(param: string): number | 'all' {
  const id = Number(param);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 'all';
}

/** What narrows a list, in the collection or in the whole catalogue. */
type ListSearch = CollectionSearch & Pick<GamesSearch, 'letter'>;

/** The platforms of a list: the one in the path, or several in the query; none means all of them. */
export function platformsOf(platformId: number | 'all', { platforms = [] }: CollectionSearch) {
  return platformId === 'all' ? platforms : [platformId];
}

/** The platforms that the address should name instead: a single one in the path, several only if they exist. */
export function platformsInstead(
  platformId: number | 'all',
  { platforms }: CollectionSearch,
  isKnown: (id: number) => boolean,
): readonly number[] | null {
  if (!platforms) return null;
  if (platformId !== 'all') return [platformId];
  const known = platforms.filter(isKnown);
  return known.length > 1 && known.length === platforms.length ? null : known;
}

/** What the tab counts and every list are asked for. Unset filters are left out, so that keys match. */
export function toFilters(platformId: number | 'all', search: ListSearch) {
  const { q, genre, region, publisher, completeness, condition, photos, unpriced, letter } = search;
  const { unestimated, unplaced, place, tag, edition, copyRegion } = search;
  const [platform = 'all', ...others] = platformsOf(platformId, search);
  return {
    p_platform: others.length === 0 ? platform : [platform, ...others].join(','),
    ...(q ? { p_search: cutText(q, longestText) } : {}),
    ...(genre ? { p_genre: genre.join(',') } : {}),
    ...(region ? { p_region: region.join(',') } : {}),
    ...(publisher ? { p_publisher: cutText(publisher, longestText) } : {}),
    ...(completeness ? { p_completeness: completeness.join(',') } : {}),
    ...(condition ? { p_condition: condition.join(',') } : {}),
    ...(photos ? { p_with_photos: true } : {}),
    ...(unpriced ? { p_unpriced: true } : {}),
    ...(unestimated ? { p_unestimated: true } : {}),
    ...(unplaced ? { p_unplaced: true } : {}),
    ...(place ? { p_place: place.join(',') } : {}),
    ...(tag ? { p_tag: tag.join(',') } : {}),
    ...(edition ? { p_edition: edition.join(',') } : {}),
    ...(copyRegion ? { p_copy_region: copyRegion.join(',') } : {}),
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

/** Choosing a new field starts ascending, the same one reverses the order. Defaults are left out of the address. */
export function sortedBy<Field extends Sort>(
  search: Omit<CollectionSearch, 'sort'> & { sort?: Field },
  field: Field,
) {
  const { sort = 'title', order = 'asc', ...rest } = search;
  const isFalling = field === sort && order === 'asc';
  return {
    ...rest,
    ...(field === 'title' ? {} : { sort: field }),
    ...(isFalling ? { order: 'desc' as const } : {}),
  };
}

export function withText(search: CollectionSearch, q: string): CollectionSearch {
  return { ...without(search, 'q'), ...(q === '' ? {} : { q }) };
}

export type ListFilter =
  | 'genre'
  | 'region'
  | 'completeness'
  | 'condition'
  | 'place'
  | 'tag'
  | 'edition'
  | 'copyRegion';
export type FilterValue<Name extends ListFilter> = NonNullable<CollectionSearch[Name]>[number];

/** The search with exactly these values of a filter. */
export function withFilter<Name extends ListFilter>(
  search: CollectionSearch,
  name: Name,
  values: readonly FilterValue<Name>[],
): CollectionSearch {
  return { ...without(search, name), ...(values.length === 0 ? {} : { [name]: values }) };
}

/** Adds or removes a value. */
export function flipped<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

export function without(search: CollectionSearch, ...names: (keyof CollectionSearch)[]): CollectionSearch {
  const rest = { ...search };
  for (const name of names) delete rest[name];
  return rest;
}

const filters = [
  'platforms',
  'genre',
  'region',
  'publisher',
  'completeness',
  'condition',
  'photos',
  'unpriced',
  'unestimated',
  'unplaced',
  'place',
  'tag',
  'edition',
  'copyRegion',
] as const satisfies (keyof CollectionSearch)[];

/** How many filters are set, each value by itself, without the path's platform and the search text. */
export function countFilters(search: CollectionSearch): number {
  return filters.reduce((sum, name) => sum + [search[name] ?? []].flat().length, 0);
}

export function withoutFilters(search: CollectionSearch): CollectionSearch {
  return without(search, ...filters);
}

export type EmptyReason = 'search' | Exclude<Tab, 'all'> | 'platform' | 'filters';

/** The message of an empty list. */
export function emptyReason(platformId: number | 'all', search: CollectionSearch): EmptyReason {
  if (search.q) return 'search';
  // A filter hides the collection, so it is not 'empty'; and all platforms are not 'this' one.
  if (countFilters(search) > 0) return platformId === 'all' ? 'filters' : 'platform';
  return search.tab ?? 'platform';
}
