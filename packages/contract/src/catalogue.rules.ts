export const tabs = ['all', 'owned', 'wishlist', 'incomplete'] as const;
export type Tab = (typeof tabs)[number];

/** The tabs that hold what belongs to the user. */
export const ownTabs = ['owned', 'wishlist', 'incomplete'] as const satisfies readonly Tab[];

export const sortFields = ['title', 'release_date', 'publisher'] as const;
export type SortField = (typeof sortFields)[number];

/** What the user's own lists can be sorted by besides. Wishes know 'added' alone. */
export const copySortFields = ['price', 'added', 'purchase_date', 'condition'] as const;
export type CopySortField = (typeof copySortFields)[number];

export const pageSize = 24;

/** How many rows of a list of the user's own are read together. */
export const windowSize = 120;

/** Games of so many platforms are suggested at a time. */
export const mostPlatformsSuggested = 3;

/**
 * A title or a search as it is compared: accents gone, lower case, everything but letters and digits one space.
 * Stored beside each title, so that 'Pokémon Snap' is found by 'pokemon' and the order is the same on every server.
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

// Letters that Unicode does not take apart into a base and an accent.
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

/** The words of a search; a game matches when its folded title contains every one of them. */
export function searchWords(search: string): string[] {
  return [...new Set(fold(search).split(' ').filter(Boolean))];
}

/**
 * The words of the search screen, by its own rule (specification 5): lower case, everything but a-z and 0-9 is a space.
 * 'Pokémon' so becomes 'pok' and 'mon', which its title contains.
 */
export function plainWords(search: string): string[] {
  return [
    ...new Set(
      search
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    ),
  ];
}

/** The year of a date that may be as short as 'YYYY'. */
export function releaseYear(releaseDate: string | null): string | null {
  return releaseDate?.slice(0, 4) ?? null;
}

/**
 * An image's address as a browser can load it: catalogues come with a doubled host before the path
 * (`https://host//host/cover.jpg`, `https://host//https://host/cover.jpg`) and without a scheme (`//host/cover.jpg`).
 */
export function repairImageUrl(url: string): string {
  const repaired = url
    .trim()
    .replace(/^(?:https?:)?\/\/[^/?#]+\/\/+(?=https?:\/\/)/i, '')
    .replace(/^((?:https?:)?\/\/([^/?#]+))(?:\/\/+\2(?=\/))+/i, '$1')
    .replace(/^\/\//, 'https://');
  return repaired === url ? url : repairImageUrl(repaired);
}
