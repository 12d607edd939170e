import { Suspense, lazy } from 'react';

import { pageSize } from '@cartouche/contract/catalogue.rules';

import { storedView } from '../device.ts';
import { useText } from '../i18n/language.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { sortedBy } from './listQuery.ts';
import type { ListActions } from './listed.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';
import { type GameList as List, usePagedList, useWholeList } from './useGameList.ts';

type GameListProps = { address: ReturnType<typeof useCollectionAddress>; onEdit: ListActions['onEdit'] };

const loadGrid = async () => ({ default: (await import('./GameGrid.tsx')).GameGrid });
const loadLines = async () => ({ default: (await import('./GameLines.tsx')).GameLines });
const GameGrid = lazy(loadGrid);
const GameLines = lazy(loadLines);

// On its way while the games are: the header need not wait for either. A failure is told where the grid is drawn.
void (storedView() === 'grid' ? loadGrid() : loadLines()).catch(() => undefined);

/** The games of a tab that is read page by page. */
export function PagedGameList(props: GameListProps) {
  return <GameList {...props} list={usePagedList(props.address.platformId, props.address.search)} />;
}

/** The games of a tab that is read at once. */
export function WholeGameList(props: GameListProps) {
  return <GameList {...props} list={useWholeList(props.address.platformId, props.address.search)} />;
}

/** A list in each of its states: on its way, failed, empty, full. */
function GameList({ address, list, onEdit }: GameListProps & { list: List }) {
  const text = useText().collection;
  const { view } = address;

  if (list.hasFailed) {
    return <ErrorState title={text.errorTitle} onRetry={list.retry} isRetrying={list.isLoading} />;
  }
  if (!list.games) return <ListSkeleton view={view} count={pageSize / 2} />;

  const { games, total, more } = list;
  return (
    <>
      <p role="status" className="sr-only">
        {!list.isOld && text.found(total)}
      </p>
      <div className={`transition-opacity ${list.isOld ? 'opacity-50' : ''}`} aria-busy={list.isOld}>
        {games.length === 0 ? (
          <EmptyList address={address} />
        ) : (
          <Games address={address} games={games} total={total} onEdit={onEdit} />
        )}
      </div>
      {more && !list.isOld && (
        <LoadMore
          view={view}
          loaded={games.length}
          isLoading={more.isLoading}
          hasFailed={more.hasFailed}
          onMore={more.load}
        />
      )}
    </>
  );
}

type GamesProps = GameListProps & { games: NonNullable<List['games']>; total: number };

function Games({ address, games, total, onEdit }: GamesProps) {
  const { search, view, change, linkToGame } = address;
  const shared = { games, total, onEdit, linkTo: linkToGame };

  return (
    <Suspense fallback={<ListSkeleton view={view} count={pageSize / 2} />}>
      {view === 'grid' ? (
        <GameGrid {...shared} />
      ) : (
        <GameLines
          {...shared}
          sort={{ field: search.sort ?? 'title', order: search.order ?? 'asc' }}
          onSort={(field) => change(sortedBy(search, field))}
        />
      )}
    </Suspense>
  );
}
