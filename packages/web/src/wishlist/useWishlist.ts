import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { splitTags } from '../games/gameFacts.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { wishesBeforeShowAll, wishlistPage } from '../constants.ts';
import { useLocale } from '../i18n/formats.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import type { WishlistSearch } from '../search.ts';
import { toast } from '../ui/toast.ts';
import { findWishes, pageOf, platformsOf, toSearchable } from './wishes.ts';

/** The whole wishlist, and the part of it that the address asks for. */
export function useWishlist({ q = '', platform: asked, page = 1, expanded }: WishlistSearch) {
  const text = useWords(wishlistWords);
  const { compare } = useLocale();
  const { genre } = useFactNames();
  const list = useRead(api.wishlist.list);
  const wishes = list.data ?? noWishes;

  const searchable = toSearchable(wishes, (genres) => splitTags(genres).map(genre).join(' '));
  const platforms = platformsOf(wishes, compare);
  // The last wish for a platform takes its chip with it; the list then shows all platforms.
  const platform = platforms.some(({ id }) => id === asked) ? asked : undefined;
  const found = findWishes(searchable, q, platform);
  const sheet = pageOf(found, page, wishlistPage);
  const shown = expanded ? sheet.items : sheet.items.slice(0, wishesBeforeShowAll);

  async function refresh() {
    const { isError } = await list.refetch();
    toast({ text: isError ? text.refreshFailed : text.refreshed });
  }

  return {
    isLoading: list.isPending,
    hasFailed: list.isError && list.data === undefined,
    error: list.error,
    isReading: list.isFetching,
    retry: () => void list.refetch(),
    refresh: () => void refresh(),
    isEmpty: wishes.length === 0,
    platforms,
    platform,
    found,
    shown,
    /** How many wishes this page has, shown or not. */
    onPage: sheet.items.length,
    page: sheet.page,
    pages: sheet.pages,
  };
}

export type Wishlist = ReturnType<typeof useWishlist>;

const noWishes = [] as const;
