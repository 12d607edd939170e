import type { ItemField } from './item.rules.ts';

export const tabs = ['all', 'owned', 'wishlist', 'incomplete'] as const;
export type Tab = (typeof tabs)[number];

/** The tabs of the user's own lists. */
export const ownTabs = ['owned', 'wishlist', 'incomplete'] as const satisfies readonly Tab[];

export const sortFields = ['title', 'release_date', 'publisher'] as const;
export type SortField = (typeof sortFields)[number];

/** Specification 7: a search of the catalogue can be ordered by rating. */
export const searchSortFields = ['rating'] as const;

/** Sort fields of the user's own copies, each with what the main copy says. Sums are of all copies of a game. */
export const sortedFields = {
  price: 'purchasePrice',
  purchase_date: 'purchaseDate',
  condition: 'condition',
  estimate: 'estimate',
  estimate_date: 'estimateDate',
  place: 'place',
  tags: 'tags',
  release: 'release',
  edition: 'edition',
  box_condition: 'boxCondition',
  booklet_condition: 'bookletCondition',
  medium_condition: 'mediumCondition',
  bought_at: 'boughtAt',
  bought_from: 'boughtFrom',
} as const satisfies Record<string, ItemField>;

/** Further sort fields of the user's own lists. Wishes have only 'added'. */
export const copySortFields = [
  'added',
  ...(Object.keys(sortedFields) as (keyof typeof sortedFields)[]), // as: Object.keys answers strings
] as const;
export type CopySortField = (typeof copySortFields)[number];

/** Filters by what a copy says in a field, to the letter. */
export const fieldFilters = {
  p_condition: 'condition',
  p_box_condition: 'boxCondition',
  p_booklet_condition: 'bookletCondition',
  p_medium_condition: 'mediumCondition',
  p_edition: 'edition',
  p_bought_at: 'boughtAt',
  p_bought_from: 'boughtFrom',
} as const satisfies Record<string, ItemField>;

export const pageSize = 24;

/** A search counts so many games; of more it only says that there are more. */
export const mostCounted = 10_000;

/** How many rows of the user's own lists are read together. */
export const windowSize = 120;

/** How many covers are asked for at once. */
export const mostCovers = 120;

/** How many platforms suggestions cover at a time. */
export const mostPlatformsSuggested = 3;

/**
 * A title or a search in the form that is compared: no accents, lower case, and one space for whatever is no letter
 * or digit. Stored beside each title, so that 'pokemon' finds 'Pokémon Snap' and the order is the same on every
 * server.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æœøłßðþđ]/g, (letter) => unaccented[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

// Letters that Unicode does not split into a base and an accent.
const unaccented: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  đ: 'd',
};

/** The words of a search. A game matches when its folded title contains all of them. */
export function searchWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))];
}

/** The year of a date that may be as short as 'YYYY'. */
export function releaseYear(releaseDate: string | null): string | null {
  return releaseDate?.slice(0, 4) ?? null;
}

/**
 * An image address that a browser can load. Catalogues have some with a doubled host (`https://host//host/cover.jpg`,
 * `https://host//https://host/cover.jpg`) or without a scheme (`//host/cover.jpg`).
 */
export function repairImageUrl(url: string): string {
  const repaired = url
    .trim()
    .replace(/^(?:https?:)?\/\/[^/?#]+\/\/+(?=https?:\/\/)/i, '')
    .replace(/^((?:https?:)?\/\/([^/?#]+))(?:\/\/+\2(?=\/))+/i, '$1')
    .replace(/^\/\//, 'https://');
  return repaired === url ? url : repairImageUrl(repaired);
}
