import { getRouteApi } from '@tanstack/react-router';

import { drawnView } from '../collection/list/views.ts';
import { wishesBeforeShowAll, wishlistPage } from '../constants.ts';
import { type View, keepView } from '../device.ts';
import { paths } from '../paths.ts';
import { type WishlistSearch, present } from '../search.ts';

const route = getRouteApi('/signed-in/wishlist');

/** The state in the address of the wishlist, and how to change it. Changing a filter returns to the first page. */
export function useWishlistAddress() {
  const search: WishlistSearch = route.useSearch();
  const navigate = route.useNavigate();

  /** Not a step that 'back' should undo. */
  function change(to: WishlistSearch) {
    void navigate({ ...paths.wishlist(to), replace: true, resetScroll: false });
  }

  return {
    search,
    views: wishlistViews,
    view: drawnView(wishlistViews, search.view),
    find: (q: string) => change(present({ ...search, q: q || undefined, page: undefined })),
    choosePlatform: (platform: number | undefined) =>
      change(present({ ...search, platform, page: undefined })),
    chooseView: (view: View) => {
      keepView(view);
      change(present({ ...search, view: view === 'grid' ? undefined : view }));
    },
    showAll: () => change({ ...search, expanded: true }),
    turnTo: (page: number) =>
      void navigate(paths.wishlist(present({ ...search, page: page === 1 ? undefined : page }))),
    clear: () => change(present({ ...search, q: undefined, platform: undefined, page: undefined })),
    linkToGame: (gameId: number) => paths.wishlist({ ...search, gameId }),
    /** The same for a game anywhere in the list, which turns to its page. */
    linkToPlace: (gameId: number, index: number) => {
      const page = 1 + Math.floor(index / wishlistPage);
      const isFolded = index % wishlistPage >= wishesBeforeShowAll;
      const expanded = isFolded || search.expanded || undefined;
      return paths.wishlist(present({ ...search, gameId, expanded, page: page === 1 ? undefined : page }));
    },
    closeGame: () => change(present({ ...search, gameId: undefined })),
  };
}

const wishlistViews: readonly View[] = ['grid', 'list'];

export type WishlistAddress = ReturnType<typeof useWishlistAddress>;
