import { Suspense } from 'react';

import { api } from '../api/client.ts';
import { readNow, useRead } from '../api/reads.ts';
import { GameOverlay } from '../details/GameOverlay.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { FloatingBulkButton } from './bulk/BulkEntry.tsx';
import { GameListing } from './list/GameListing.tsx';
import { toCopyFilters, toFilters } from './list/listQuery.ts';
import type { Goal, ListActions } from './list/listed.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';
import type { BulkEdit } from './bulk/useBulkEdit.ts';
import { listBelow, useGameList } from './list/useGameList.ts';
import { useIsSlim } from './list/useHasFoot.ts';

const EmptyList = lazyPart(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));
const AlikeHead = lazyPart(async () => ({ default: (await import('./AlikeHead.tsx')).AlikeHead }));
const NotAmongThem = lazyPart(async () => ({
  default: (await import('../entries/NotAmongThem.tsx')).NotAmongThem,
}));
const MoreOwned = lazyPart(async () => ({ default: (await import('./MoreOwned.tsx')).MoreOwned }));
const BulkBar = lazyPart(async () => ({ default: (await import('./bulk/BulkBar.tsx')).BulkBar }));

type GameListProps = {
  address: ReturnType<typeof useCollectionAddress>;
  onEdit: ListActions['onEdit'];
  bulk: BulkEdit;
  /** The game to scroll to, after a letter was pressed. */
  goal: Goal | null;
};

/** The games of a tab, and in bulk mode the bar for the chosen ones. */
export function GameList({ address, onEdit, bulk, goal }: GameListProps) {
  const { listName, query, platformId } = address;
  const { q } = address.search;
  const isSlim = useIsSlim(address.view);
  const list = useGameList(query, listName, goal);
  const isWhole = list.games !== undefined && list.games.length > 0 && !list.more && !list.isOutdated;
  const isSearch = Boolean(q) && query.p_tab === 'all';
  const isAlike = list.games?.find((game) => game !== undefined)?.is_alike ?? false;
  const isAtEndOfSearch = isSearch && isWhole && !isAlike;
  const counts = useRead(
    api.catalogue.platformCounts,
    isSearch ? toFilters(platformId, address.search) : null,
  );
  const owned = counts.data?.owned_count ?? 0;
  const missing = { title: q, platformId: platformId === 'all' ? undefined : platformId };
  const idsOfList = () => readNow(api.catalogue.gameIds, query);

  return (
    <>
      {isAlike && (
        // About as high as what comes, so that the games stay where they are.
        <div className={`${isSearch ? 'min-h-32.5 sm:min-h-23.5' : 'min-h-6.5'} ${isSlim ? 'mb-4' : ''}`}>
          <Suspense fallback={null}>
            <AlikeHead missing={isSearch ? missing : null} />
          </Suspense>
        </div>
      )}
      <GameListing
        list={list}
        address={address}
        filteredBy={address}
        onEdit={onEdit}
        choice={bulk.choiceIn(idsOfList)}
        empty={
          <Suspense fallback={null}>
            <EmptyList address={address} />
          </Suspense>
        }
      />
      {isAtEndOfSearch && (
        <Suspense fallback={null}>
          <div className="mt-4 flex flex-col gap-4">
            {owned > list.total && <MoreOwned {...{ owned }} linkToTab={address.linkToTab} />}
            <NotAmongThem {...missing} />
          </div>
        </Suspense>
      )}
      {list.games && list.games.length > 0 && <FloatingBulkButton bulk={bulk} />}
      <GameOverlay
        gameId={address.search.gameId}
        onClose={address.closeGame}
        list={listBelow(list, address.linkToGame)}
      />
      {bulk.isOn && (
        <Suspense fallback={null}>
          <BulkBar
            bulk={bulk}
            copies={toCopyFilters(address.search)}
            idsOfList={idsOfList}
            count={list.isOutdated ? 0 : list.total}
          />
        </Suspense>
      )}
    </>
  );
}
