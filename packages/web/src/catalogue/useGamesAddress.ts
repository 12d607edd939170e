import { getRouteApi } from '@tanstack/react-router';

import { sortedBy, toListQuery } from '../collection/list/listQuery.ts';
import { drawnView, withoutShelf } from '../collection/list/views.ts';
import { type View, keepView } from '../device.ts';
import { paths } from '../paths.ts';
import { type GamesSearch, type Sort, present, toGamesSearch, writeSearch } from '../search.ts';

const route = getRouteApi('/signed-in/games');

/** The state in the address of the whole catalogue, and how to change it. */
export function useGamesAddress() {
  const search: GamesSearch = route.useSearch();
  const navigate = route.useNavigate();
  const { gameId: _open, view: _drawn, ...listed } = search;

  /** Not a step that 'back' should undo. */
  function change(to: GamesSearch) {
    void navigate({ ...paths.games(to), replace: true, resetScroll: false });
  }

  return {
    search,
    listName: `/games${writeSearch(listed)}`,
    query: toListQuery('all', search),
    sort: { field: search.sort ?? ('title' as const), order: search.order ?? 'asc' },
    views: withoutShelf,
    view: drawnView(withoutShelf, search.view),
    chooseView: (view: View) => {
      keepView(view);
      change(present({ ...search, view: view === 'grid' ? undefined : view }));
    },
    /** A field that the catalogue lacks is dropped. */
    sortBy: (field: Sort) => change(toGamesSearch(sortedBy<Sort>(search, field))),
    linkToLetter: (letter: string | undefined) =>
      paths.games(present({ ...search, letter, gameId: undefined })),
    linkToGame: (gameId: number) => paths.games({ ...search, gameId }),
    closeGame: () => change(present({ ...search, gameId: undefined })),
  };
}

export type GamesAddress = ReturnType<typeof useGamesAddress>;
