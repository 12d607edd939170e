import { Link } from '@tanstack/react-router';
import { ArrowLeft, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useFactNames } from '../catalogue/useFactNames.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Chip } from '../ui/Chip.tsx';
import { IconButton, iconButtonClass } from '../ui/IconButton.tsx';
import { BulkButton } from './BulkEntry.tsx';
import { FilterSelects } from './filters/FilterSelects.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TabBar } from './TabBar.tsx';
import { ViewToggle } from './ViewToggle.tsx';
import { filtersInForce, toFilters, withFilter } from './listQuery.ts';
import type { BulkEdit } from './useBulkEdit.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';
import { stickyClass, useStickyHeader } from './useStickyHeader.ts';

type CollectionHeaderProps = { address: ReturnType<typeof useCollectionAddress>; bulk: BulkEdit };

/** Title, search, tabs and filters; out of the way while the list is scrolled down. */
export function CollectionHeader({ address, bulk }: CollectionHeaderProps) {
  const text = useWords(collectionWords);
  const names = useFactNames();
  const { platformId, search, view, change, chooseView } = address;
  const { tab = 'all' } = search;
  const platformOf = usePlatformOf();
  const platform = platformId === 'all' ? undefined : platformOf(platformId);
  const counts = useRead(api.catalogue.platformCounts, toFilters(platformId, search), { keepPrevious: true });
  const isHidden = useStickyHeader();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const inForce = filtersInForce(search);
  const shownCounts = counts.data ?? (counts.isError ? noCounts : undefined);

  return (
    <div
      className={`top-0 z-30 -mx-4 flex flex-col gap-3 border-b border-hairline bg-background px-4 py-3 sm:-mx-6 sm:px-6 ${stickyClass(isHidden)}`}
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
        <h1 className="line-clamp-2 min-w-0 grow text-20 sm:text-26">
          {platformId === 'all' ? text.allPlatforms : (platform?.name ?? ' ')}
        </h1>
        <div className="hidden w-80 lg:block">
          <SearchBox search={search.q ?? ''} onSearch={(q) => change(withFilter(search, 'q', q))} />
        </div>
        <Link
          {...paths.bin()}
          aria-label={text.bin}
          title={text.bin}
          className={`${iconButtonClass} max-sm:-mr-1`}
        >
          <Trash2 />
        </Link>
        <BulkButton bulk={bulk} isListEmpty={counts.data?.[`${tab}_count`] === 0} />
        <div className="max-sm:hidden">
          <ViewToggle view={view} onChoose={chooseView} />
        </div>
      </div>

      <div className="flex gap-2 lg:hidden">
        <div className="min-w-0 grow">
          <SearchBox search={search.q ?? ''} onSearch={(q) => change(withFilter(search, 'q', q))} />
        </div>
        <IconButton
          aria-label={inForce === 0 ? text.filters : text.filtersInForce(inForce)}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal />}
          onClick={() => setSheetOpen(true)}
          className={`bg-surface inset-ring sm:size-11 ${inForce > 0 ? 'text-accent inset-ring-accent' : 'inset-ring-edge'}`}
        />
        {/* On a phone the name of a platform needs the row above. */}
        <div className="sm:hidden">
          <ViewToggle view={view} onChoose={chooseView} />
        </div>
      </div>

      <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
        <TabBar tab={tab} counts={shownCounts} linkTo={address.linkToTab} />
        <div className="hidden min-w-0 grow grid-cols-[1.3fr_1fr_1.1fr_1.5fr] gap-2 lg:grid [&_select]:pr-7 [&_select]:pl-2.5 [&_select]:text-13">
          <FilterSelects address={address} areLabelsHidden />
        </div>
      </div>
      {inForce > 0 && (
        <div className="flex flex-wrap gap-2 lg:hidden">
          {(['genre', 'region'] as const).map((name) => {
            const value = search[name];
            if (!value) return null;
            const label = names[name](value);
            return (
              <Chip
                key={name}
                onRemove={() => change(withFilter(search, name, ''))}
                removeLabel={text.removeFilter(label)}
              >
                {label}
              </Chip>
            );
          })}
        </div>
      )}
      <FilterSheet
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        address={address}
        found={shownCounts?.[`${tab}_count`]}
      />
    </div>
  );
}

// Specification 8: where the counts cannot be read, they are zero.
const noCounts = { all_count: 0, owned_count: 0, wishlist_count: 0, incomplete_count: 0 };
