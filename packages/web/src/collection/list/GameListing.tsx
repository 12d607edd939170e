import { type ReactNode, Suspense, useLayoutEffect } from 'react';

import { type Density, type View, keptListPlace, storedView } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import type { OnPaperProps } from './ListOnPaper.tsx';
import { ListPrinting } from './ListPrinting.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { toListQuery } from './listQuery.ts';
import type { ListActions } from './listed.ts';
import type { GameList } from './useGameList.ts';
import { lazyPart, loadAhead } from '../../ui/lazyPart.ts';
import { type Sort, sortsOf } from '../../search.ts';
import { useDensity } from './useDensity.ts';

const loadGrid = async () => ({ default: (await import('./GameGrid.tsx')).GameGrid });
const loadLines = async () => ({ default: (await import('./GameLines.tsx')).GameLines });
const loadCovers = async () => ({ default: (await import('./GameCovers.tsx')).GameCovers });
const loadShelf = async () => ({ default: (await import('./GameShelf.tsx')).GameShelf });
const GameGrid = lazyPart(loadGrid);
const GameLines = lazyPart(loadLines);
const GameCovers = lazyPart(loadCovers);
const GameShelf = lazyPart(loadShelf);
const load = { grid: loadGrid, list: loadLines, shelf: loadShelf, covers: loadCovers };

// Loads beside the games, so that the header waits for neither.
loadAhead(load[storedView()]);

type GameListingProps = Pick<ListActions, 'onEdit' | 'choice'> & {
  list: GameList;
  /** What a list needs from its address. */
  address: {
    query: ReturnType<typeof toListQuery>;
    view: View;
    sortBy: (field: Sort) => void;
    linkToGame: ListActions['linkTo'];
  };
  /** By what a list of one's own is a part, which stands on paper. */
  filteredBy?: OnPaperProps['filteredBy'];
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/** A list of games in each of its states, which can be printed unless it failed. */
export function GameListing(props: GameListingProps) {
  const { list, address, filteredBy } = props;
  const { games, total, isOutdated, hasFailed } = list;
  return (
    <>
      <ListState {...props} />
      {!hasFailed && <ListPrinting {...{ games, total, isOutdated, filteredBy }} query={address.query} />}
    </>
  );
}

/** Loading, failed, empty, with games. */
function ListState({ list, empty, ...shown }: GameListingProps) {
  const words = useWords(collectionWords);
  const { view } = shown.address;
  const { density } = useDensity();
  const listName = list.scroll.name;

  // A new list starts at its top; one that was left returns to its place once its rows are drawn.
  useLayoutEffect(() => {
    if (keptListPlace(listName) === null) window.scrollTo(0, 0);
  }, [listName]);

  if (list.hasFailed) {
    return (
      <ErrorState
        title={words.errorTitle}
        error={list.error}
        onRetry={list.retry}
        isRetrying={list.isLoading}
      />
    );
  }
  if (!list.games) return <ListSkeleton view={view} density={density} count={skeletons(view, density)} />;

  const { games, total, more } = list;
  return (
    <>
      <p role="status" className="sr-only">
        {!list.isOutdated && words.found(total)}
      </p>
      {/* Keeps a focused row above the window from ending up under the header. */}
      <div
        ref={keepFocus}
        tabIndex={-1}
        className={`transition-opacity outline-none [&_a]:scroll-mt-48 [&_button]:scroll-mt-48 [&_input]:scroll-mt-48 [&_input]:scroll-mb-28 ${list.isOutdated ? 'opacity-50' : ''}`}
        aria-busy={list.isOutdated}
      >
        {games.length === 0 ? empty : <Games {...shown} list={list} games={games} />}
      </div>
      {list.hasGap && <Gap onRetry={list.retry} />}
      {more && !list.isOutdated && (
        <LoadMore
          view={view}
          density={density}
          loaded={games.length}
          isLoading={more.isLoading}
          hasFailed={more.hasFailed}
          onMore={more.load}
        />
      )}
    </>
  );
}

/** Shown in sight, as the rows that stay empty may be far from either end of the list. */
function Gap({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const words = useWords(collectionWords);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-20 mx-auto flex max-w-sm items-center justify-between gap-3 rounded-card bg-raised py-2 pr-2 pl-4 shadow-float inset-ring inset-ring-hairline sm:bottom-6"
    >
      {words.moreFailed}
      <Button onClick={onRetry}>{text.ui.retry}</Button>
    </div>
  );
}

/** Enough to fill the window, so that the footer stays out of sight while games load. */
function skeletons(view: View, density: Density): number {
  if (view === 'covers') return 96;
  return density === 'compact' ? 30 : 12;
}

type GamesProps = Omit<GameListingProps, 'empty'> & { games: NonNullable<GameList['games']> };

function Games({ address, list, games, onEdit, choice }: GamesProps) {
  const { query, view, sortBy, linkToGame } = address;
  const { density } = useDensity();
  const isOnOnePlatform = typeof query.p_platform === 'number';
  const shown = { games, total: list.total, scroll: list.scroll, density };
  const shared = { ...shown, choice, linkTo: linkToGame, isOnOnePlatform };

  return (
    // Drawn anew in another density, so that it starts at the game that was at the top.
    <Suspense
      key={density}
      fallback={<ListSkeleton view={view} density={density} count={skeletons(view, density)} />}
    >
      {view === 'grid' && <GameGrid {...shared} onEdit={onEdit} />}
      {view === 'shelf' && <GameShelf {...shared} />}
      {view === 'covers' && <GameCovers {...shared} />}
      {view === 'list' && (
        <GameLines
          {...shared}
          onEdit={onEdit}
          query={query}
          sorts={sortsOf(query.p_tab)}
          sort={{ field: query.p_sort_by, order: query.p_sort_order }}
          onSort={sortBy}
        />
      )}
    </Suspense>
  );
}
