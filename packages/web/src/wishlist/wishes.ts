import { fold, searchWords } from '@cartouche/contract/catalogue.rules';

import type { Answer, api } from '../api/client.ts';
import type { paths } from '../paths.ts';

export type Wish = Answer<typeof api.wishlist.list>[number];

/** What every card and row of a wish needs besides it. */
export type WishActions = {
  linkTo: (gameId: number) => ReturnType<typeof paths.wishlist>;
  onEdit: (wish: Wish) => void;
};

type Searched = Pick<Wish, 'title' | 'platform' | 'platform_id' | 'genres'>;

/** Wishes with the text that is searched; built once for many searches. */
export function toSearchable<Wished extends Searched>(
  wishes: readonly Wished[],
  /** What the user reads instead of the stored genres. */
  genreNames: (genres: string) => string,
): { wish: Wished; folded: string }[] {
  return wishes.map((wish) => ({
    wish,
    folded: fold(`${wish.title} ${wish.platform} ${wish.genres} ${genreNames(wish.genres)}`),
  }));
}

/** Those on the platform whose title, platform or genres have every word of the search. */
export function findWishes<Wished extends Searched>(
  wishes: readonly { wish: Wished; folded: string }[],
  search: string,
  platformId?: number,
): Wished[] {
  const words = searchWords(search);
  const signs = words.length === 0 ? search.trim() : '';

  return wishes.flatMap(({ wish, folded }) => {
    if (platformId !== undefined && wish.platform_id !== platformId) return [];
    if (!words.every((word) => folded.includes(word))) return [];
    // Punctuation alone is not a word, but it was typed: it matches a title that contains it.
    return wish.title.includes(signs) ? [wish] : [];
  });
}

/** Each platform of the wishes once, by name. */
export function platformsOf(
  wishes: readonly Searched[],
  compare: (a: string, b: string) => number,
): { id: number; name: string }[] {
  const names = new Map(wishes.map(({ platform_id, platform }) => [platform_id, platform]));
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => compare(a.name, b.name));
}

/** One page of a list; a page after the last one is the last one. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  size: number,
): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(page, pages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages };
}
