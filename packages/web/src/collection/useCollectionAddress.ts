import type { SortField } from '@cartouche/contract/catalogue.rules';
import { getRouteApi } from '@tanstack/react-router';

import { type View, keepView, storedView } from '../device.ts';
import { paths } from '../paths.ts';
import { type CollectionSearch, writeSearch } from '../search.ts';
import { sortedBy, toListQuery, toPlatformId, without } from './listQuery.ts';

const route = getRouteApi('/signed-in/collection/$platformId');

/** The screen's state, which all stands in its address, and the ways to change it. */
export function useCollectionAddress() {
  const param = route.useParams().platformId;
  const search: CollectionSearch = route.useSearch();
  const navigate = route.useNavigate();
  const platformId = toPlatformId(param);

  /** Not a step that 'back' should undo: filters, sort, view. */
  function change(to: CollectionSearch) {
    void navigate({ ...paths.collection(platformId, to), replace: true });
  }

  const { gameId: _open, view: _drawn, ...listed } = search;

  return {
    platformId,
    /** Whether the address says so itself: '/collection/abc' is read as all platforms. */
    isWrittenSo: param === String(platformId),
    search,
    /** Which list it is, whatever is open above it and however it is drawn. */
    listName: `/collection/${platformId}${writeSearch(listed)}`,
    query: toListQuery(platformId, search),
    view: search.view ?? storedView(),
    change,
    sortBy: (field: SortField) => change(sortedBy(search, field)),
    choosePlatform: (id: number | 'all') => void navigate(paths.collection(id, without(search, 'gameId'))),
    chooseView: (view: View) => {
      keepView(view);
      change(view === 'grid' ? without(search, 'view') : { ...search, view });
    },
    closeGame: () =>
      void navigate({
        ...paths.collection(platformId, without(search, 'gameId')),
        replace: true,
        resetScroll: false,
      }),
    linkToGame: (gameId: number) => paths.collection(platformId, { ...search, gameId }),
    linkToTab: (tab: 'all' | NonNullable<CollectionSearch['tab']>) =>
      paths.collection(platformId, { ...without(search, 'tab'), ...(tab === 'all' ? {} : { tab }) }),
  };
}
