import { getRouteApi } from '@tanstack/react-router';

import { paths } from '../paths.ts';
import type { CoverWords } from '../reading/CoverScan.tsx';
import { type GameSearch, present } from '../search.ts';

const route = getRouteApi('/signed-in/search');

/** What the address of the search screen searches for, and how to change it. */
export function useSearchAddress() {
  const search: GameSearch = route.useSearch();
  const navigate = route.useNavigate();

  return {
    search,
    /** Each search is a step that 'back' returns from. Blank text is not a search. */
    submit: (typed: string) => {
      const q = typed.trim();
      if (q !== '')
        void navigate(paths.search(present({ ...search, q, whole: undefined, gameId: undefined })));
    },
    /** Repeats the search at once if there was one. */
    choosePlatform: (platform: number | undefined, typed: string) => {
      const q = search.q && (typed.trim() || search.q);
      void navigate({ ...paths.search(present({ q, platform })), replace: q === undefined });
    },
    /** The same search in the whole game database: not a step of its own. */
    searchWhole: () =>
      void navigate({ ...paths.search({ ...search, whole: true }), replace: true, resetScroll: false }),
    /** A step of its own: going back closes it. */
    openScan: () => void navigate({ ...paths.search({ ...search, scan: true }), resetScroll: false }),
    /** With the console that was read, if the search that is typed next is to be for that one. */
    closeScan: (platform = search.platform) =>
      void navigate({
        ...paths.search(present({ ...search, platform, scan: undefined })),
        replace: true,
        resetScroll: false,
      }),
    /** The search for what a cover says takes the place of the scan. */
    searchScanned: ({ title, platformId }: CoverWords) =>
      void navigate({ ...paths.search(present({ q: title, platform: platformId })), replace: true }),
    linkToGame: (gameId: number) => paths.search({ ...search, gameId }),
    closeGame: () =>
      void navigate({
        ...paths.search(present({ ...search, gameId: undefined })),
        replace: true,
        resetScroll: false,
      }),
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
