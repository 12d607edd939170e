import { pageSize } from '@cartouche/contract/catalogue.rules';

import { api } from '../api/client.ts';
import { usePages, useRead } from '../api/reads.ts';
import type { CollectionSearch } from '../search.ts';
import type { Listed } from './listed.ts';
import { toListQuery } from './listQuery.ts';

/** The games of a tab, however they are read. */
export type GameList = {
  /** Undefined until the first answer. */
  games: readonly Listed[] | undefined;
  total: number;
  /** What is shown answers an older question; the new answer is on its way. */
  isOld: boolean;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  more: { isLoading: boolean; hasFailed: boolean; load: () => void } | null;
};

/** The catalogue is too large to be sent whole, and grows page by page. */
export function usePagedList(platformId: number | 'all', search: CollectionSearch): GameList {
  const query = toListQuery(platformId, search);
  const list = usePages(
    api.catalogue.fetchGames,
    (offset) => ({ ...query, p_limit: pageSize, p_offset: offset }),
    (pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.length, 0);
      const total = pages.at(-1)?.[0]?.total_count ?? 0;
      return loaded < total ? loaded : null;
    },
  );
  // A game may move to the next page while the pages are read; it must not stand there twice.
  const games = list.data && uniqueGames(list.data.pages.flat());

  return {
    games,
    total: list.data?.pages[0]?.[0]?.total_count ?? 0,
    isOld: list.isPlaceholderData,
    hasFailed: list.isError && games === undefined,
    isLoading: list.isFetching,
    retry: () => void list.refetch(),
    more: list.hasNextPage
      ? {
          isLoading: list.isFetchingNextPage,
          hasFailed: list.isFetchNextPageError,
          load: () => void list.fetchNextPage(),
        }
      : null,
  };
}

/** What belongs to the user is complete at once. */
export function useWholeList(platformId: number | 'all', search: CollectionSearch): GameList {
  const list = useRead(api.catalogue.fetchGames, toListQuery(platformId, search), { keepPrevious: true });

  return {
    games: list.data,
    total: list.data?.length ?? 0,
    isOld: list.isPlaceholderData,
    hasFailed: list.isError && list.data === undefined,
    isLoading: list.isFetching,
    retry: () => void list.refetch(),
    more: null,
  };
}

function uniqueGames(games: readonly Listed[]): Listed[] {
  return [...new Map(games.map((game) => [game.game_id, game])).values()];
}
