import type { Tab } from '@cartouche/contract/catalogue.rules';
import { joinValues } from '@cartouche/contract/values.rules';

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

/** The filters of which several values can be set, with their names in calls: those on games and those on copies. */
const gameFilters = { genre: 'p_genre', region: 'p_region' } as const;
const copyFilters = {
  completeness: 'p_completeness',
  condition: 'p_condition',
  place: 'p_place',
  tag: 'p_tag',
  boxCondition: 'p_box_condition',
  bookletCondition: 'p_booklet_condition',
  mediumCondition: 'p_medium_condition',
  edition: 'p_edition',
  copyRegion: 'p_copy_region',
  boughtAt: 'p_bought_at',
  boughtFrom: 'p_bought_from',
} as const satisfies Partial<Record<keyof CollectionSearch, string>>;
const valueFilters = { ...gameFilters, ...copyFilters };
export type ListFilter = keyof typeof valueFilters;
export type FilterValue<Name extends ListFilter> = NonNullable<CollectionSearch[Name]>[number];

/** Those on copies that are set or not. */
const flagFilters = {
  photos: 'p_with_photos',
  unpriced: 'p_unpriced',
  unestimated: 'p_unestimated',
  unplaced: 'p_unplaced',
} as const satisfies Partial<Record<keyof CollectionSearch, string>>;
export type FlagFilter = keyof typeof flagFilters;

type CopyFilter = keyof typeof copyFilters;
type GameFilter = keyof typeof gameFilters;
const ofCopies = Object.keys(copyFilters) as CopyFilter[]; // as: Object.keys answers strings
const ofGames = Object.keys(gameFilters) as GameFilter[]; // as: the same
const listFilters = [...ofGames, ...ofCopies];
export const flags = Object.keys(flagFilters) as FlagFilter[]; // as: the same

type Asked<Name extends ListFilter> = { [Param in (typeof valueFilters)[Name]]?: string };

/** Unset filters are left out, so that keys match. */
function valuesOf<Name extends ListFilter>(search: ListSearch, names: readonly Name[]): Asked<Name> {
  const values = names.flatMap((name) => {
    const set = search[name];
    return set ? [[valueFilters[name], joinValues(set)] as const] : [];
  });
  return Object.fromEntries(values) as Asked<Name>; // as: names of calls with their values
}

/** What is asked of copies, apart from the games; words can be of either. */
export function toCopyFilters(search: ListSearch) {
  const { q } = search;
  const set = flags.flatMap((name) => (search[name] ? [[flagFilters[name], true] as const] : []));
  return {
    ...(q ? { p_search: cutText(q, longestText) } : {}),
    ...valuesOf(search, ofCopies),
    ...(search.estimatedBefore ? { p_estimated_before: search.estimatedBefore } : {}),
    ...(Object.fromEntries(set) as { [Param in (typeof flagFilters)[FlagFilter]]?: true }), // as: the same
  };
}
export type CopyFilters = ReturnType<typeof toCopyFilters>;

/** What the tab counts and every list are asked for. Unset filters are left out, so that keys match. */
export function toFilters(platformId: number | 'all', search: ListSearch) {
  const { publisher, letter } = search;
  const [platform = 'all', ...others] = platformsOf(platformId, search);
  return {
    p_platform: others.length === 0 ? platform : [platform, ...others].join(','),
    ...(publisher ? { p_publisher: cutText(publisher, longestText) } : {}),
    ...(letter ? { p_starts_with: letter } : {}),
    ...valuesOf(search, ofGames),
    ...toCopyFilters(search),
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

const filters = ['platforms', 'publisher', 'estimatedBefore', ...listFilters, ...flags] as const;

/** How many filters are set, each value by itself, without the path's platform and the search text. */
export function countFilters(search: CollectionSearch): number {
  return filters.reduce((sum, name) => sum + [search[name] ?? []].flat().length, 0);
}

/** How many of these filters are set, whatever their number of values. */
export function countSet(search: CollectionSearch, names: readonly (typeof filters)[number][]): number {
  return names.filter((name) => search[name] !== undefined).length;
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
