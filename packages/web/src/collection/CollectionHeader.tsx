import { Link } from '@tanstack/react-router';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { hasCopies } from '../search.ts';
import { IconButton, iconButtonClass } from '../ui/IconButton.tsx';
import { lazyPart, loadAhead } from '../ui/lazyPart.ts';
import { BulkButton } from './bulk/BulkEntry.tsx';
import { CollectionMenu } from './CollectionMenu.tsx';
import { ColumnChoice } from './list/ColumnChoice.tsx';
import { SearchBox } from './list/SearchBox.tsx';
import { TabBar } from './TabBar.tsx';
import { ViewButton, ViewToggle } from './list/ViewToggle.tsx';
import { FilterSelects } from './filters/FilterSelects.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { countFilters, toFilters, withText } from './list/listQuery.ts';
import type { Goal } from './list/listed.ts';
import type { BulkEdit } from './bulk/useBulkEdit.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';
import { useHasFoot, useIsSlim } from './list/useHasFoot.ts';
import { stickyClass, useStickyHeader } from './list/useStickyHeader.ts';
import { useCollectionTitle } from './useCollectionTitle.ts';

const loadTools = async () => ({ default: (await import('./filters/ListTools.tsx')).ListTools });
const ListTools = lazyPart(loadTools);
// Loads beside the games, so that it comes before them.
loadAhead(loadTools);

type CollectionHeaderProps = {
  address: ReturnType<typeof useCollectionAddress>;
  bulk: BulkEdit;
  onJump: (goal: Goal) => void;
};

/** Title, search, tabs and filters; hidden while the list scrolls down. Slim above the lines of a compact list. */
export function CollectionHeader({ address, bulk, onJump }: CollectionHeaderProps) {
  const text = useWords(collectionWords);
  const { platformId, search, change } = address;
  const { tab = 'all' } = search;
  const platformOf = usePlatformOf();
  const platform = platformId === 'all' ? undefined : platformOf(platformId);
  const counts = useRead(api.catalogue.platformCounts, toFilters(platformId, search), { keepPrevious: true });
  const { title, beside } = useCollectionTitle(address);
  const isHidden = useStickyHeader();
  const isSlim = useIsSlim(address.view);
  const hasFoot = useHasFoot(address.view);
  const hasFigures = hasCopies(search.tab) && !hasFoot;
  const viewing = { views: address.views, view: address.view, onChoose: address.chooseView };
  const [isSheetOpen, setSheetOpen] = useState(false);
  const activeCount = countFilters(search);
  const shownCounts = counts.data ?? (counts.isError ? noCounts : undefined);
  const count = shownCounts?.[`${tab}_count`];
  const searchBox = <SearchBox search={search.q ?? ''} onSearch={(q) => change(withText(search, q))} />;

  return (
    <div
      ref={tellHeight}
      data-list-header
      data-slim={isSlim || undefined}
      className={`top-0 z-30 -mx-4 flex flex-col border-b border-hairline bg-background px-4 sm:-mx-6 sm:px-6 ${isSlim ? 'gap-1 py-0.5' : 'gap-2 py-2 sm:gap-3 sm:py-3'} ${stickyClass(isHidden)}`}
    >
      <div className="flex items-center gap-2">
        <Link
          {...paths.home()}
          aria-label={text.back}
          title={text.back}
          className={`-ml-2 max-sm:hidden ${iconButtonClass}`}
        >
          <ArrowLeft />
        </Link>
        {platform && (
          <PlatformImage imageUrl={platform.image_url} color={platform.color} className="w-11 shrink-0" />
        )}
        <div className={`min-w-0 grow ${isSlim ? 'flex items-baseline gap-2' : ''}`}>
          {/* Where there is not room for both, the title comes first. */}
          <h1
            title={isSlim ? title : undefined}
            className={isSlim ? 'max-w-full shrink-0 truncate text-20' : 'line-clamp-2 text-20 sm:text-26'}
          >
            {title}
          </h1>
          <p className="truncate text-12 text-muted">{beside}</p>
        </div>
        <div className={`hidden lg:block ${isSlim ? 'w-56' : 'w-80'}`}>{searchBox}</div>
        <CollectionMenu address={address} />
        <BulkButton bulk={bulk} isListEmpty={counts.data?.[`${tab}_count`] === 0} />
        <ColumnChoice view={address.view} tab={search.tab} />
        <ViewToggle {...viewing} />
      </div>

      <div className="flex gap-2 lg:hidden">
        <div className="min-w-0 grow">{searchBox}</div>
        <FilterButton activeCount={activeCount} onOpen={() => setSheetOpen(true)} size="sm:size-11" />
        {/* On a phone the name of a platform needs the row above. */}
        <ViewButton {...viewing} />
      </div>

      <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
        <TabBar tab={tab} counts={shownCounts} linkTo={address.linkToTab} />
        <div className="flex min-w-0 grow gap-2 max-lg:hidden">
          <div className="grid min-w-0 grow grid-cols-[1.3fr_1fr_1.1fr_1.5fr] gap-2 [&_select]:pr-7 [&_select]:pl-2.5 [&_select]:text-13">
            <FilterSelects address={address} />
          </div>
          <FilterButton activeCount={activeCount} onOpen={() => setSheetOpen(true)} size="sm:size-10" />
        </div>
      </div>
      {(search.tab || activeCount > 0) && (
        <Suspense fallback={<ToolsSkeleton {...{ hasFigures, hasChips: activeCount > 0 }} />}>
          <ListTools address={address} onJump={onJump} isBulkEdit={bulk.isOn} />
        </Suspense>
      )}
      <FilterSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} address={address} found={count} />
    </div>
  );
}

/** The head of a table below it sticks to its lower edge (adapted.css). */
function tellHeight(header: HTMLElement | null) {
  if (!header) return undefined;
  const observer = new ResizeObserver(() => {
    header.parentElement?.style.setProperty('--list-header', `${header.offsetHeight}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/** As high as figures and chips. */
function ToolsSkeleton({ hasFigures, hasChips }: { hasFigures: boolean; hasChips: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-y-2 empty:hidden">
      {hasFigures && <div className="h-5 w-full sm:w-0" />}
      {hasChips && <div className="h-11 w-full sm:h-9 sm:w-0" />}
    </div>
  );
}

type FilterButtonProps = { activeCount: number; onOpen: () => void; size: 'sm:size-10' | 'sm:size-11' };

/** Opens the sheet of filters, and shows how many are set. */
function FilterButton({ activeCount, onOpen, size }: FilterButtonProps) {
  const text = useWords(collectionWords);
  return (
    <IconButton
      aria-label={activeCount === 0 ? text.filters : text.activeFilters(activeCount)}
      aria-haspopup="dialog"
      icon={<SlidersHorizontal />}
      onClick={onOpen}
      className={`bg-surface inset-ring ${size} ${activeCount > 0 ? 'text-accent inset-ring-accent' : 'inset-ring-edge'}`}
    />
  );
}

// Specification 8: if the counts cannot be read, they are zero.
const noCounts = { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 };
