import type { Tab } from '@cartouche/contract/catalogue.rules';
import { getRouteApi } from '@tanstack/react-router';

import { type View, keepView } from '../../device.ts';
import { paths } from '../../paths.ts';
import { type CollectionSearch, type Sort, toCollectionSearch, writeSearch } from '../../search.ts';
import { platformsOf, sortedBy, toListQuery, toPlatformId, without } from './listQuery.ts';
import { drawnView, viewsOf } from './views.ts';

const route = getRouteApi('/signed-in/collection/$platformId');

/** The screen's state, all of it in the address, and how to change it. */
export function useCollectionAddress() {
  const param = route.useParams().platformId;
  const search: CollectionSearch = route.useSearch();
  const navigate = route.useNavigate();
  const platformId = toPlatformId(param);

  /** Not a step that 'back' should undo: filters, sort, view. */
  function change(to: CollectionSearch) {
    void navigate({ ...paths.collection(platformId, to), replace: true });
  }

  /** None means all of them; one is in the path, several in the query. */
  function linkToPlatforms(ids: readonly number[]) {
    const [id = 'all', ...others] = ids;
    const isOne = others.length === 0;
    const rest = without(search, 'gameId', 'platforms');
    return paths.collection(isOne ? id : 'all', { ...rest, ...(isOne ? {} : { platforms: ids }) });
  }

  const query = toListQuery(platformId, search);
  const views = viewsOf(query.p_tab);
  const { gameId: _open, view: _drawn, ...listed } = search;

  return {
    platformId,
    /** False for another spelling: '/collection/abc' reads as all platforms. */
    isCanonical: param === String(platformId),
    search,
    /** Identifies the list, whatever is open above it and however it is drawn. */
    listName: `/collection/${platformId}${writeSearch(listed)}`,
    query,
    sort: { field: query.p_sort_by, order: query.p_sort_order },
    views,
    view: drawnView(views, search.view),
    change,
    sortBy: (field: Sort) => change(sortedBy(search, field)),
    platforms: platformsOf(platformId, search),
    linkToPlatforms,
    /** Leads to another list, from which 'back' returns. */
    choosePlatforms: (ids: readonly number[]) => void navigate(linkToPlatforms(ids)),
    /** As one filter among others: the same list, wider or narrower. */
    filterPlatforms: (ids: readonly number[]) => void navigate({ ...linkToPlatforms(ids), replace: true }),
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
    /** Filters for copies are dropped where there are none. */
    linkToTab: (tab: Tab) => paths.collection(platformId, toCollectionSearch({ ...search, tab })),
  };
}
