import { RotateCw } from 'lucide-react';

import { SearchBox } from '../collection/list/SearchBox.tsx';
import { ViewButton, ViewToggle } from '../collection/list/ViewToggle.tsx';
import { useStickyHeader } from '../collection/list/useStickyHeader.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PlatformChips } from './PlatformChips.tsx';
import type { Wishlist } from './useWishlist.ts';
import type { WishlistAddress } from './useWishlistAddress.ts';

type WishlistControlsProps = { address: WishlistAddress; wishlist: Wishlist };

/** The search, which stays in sight, and below it the platforms, which are hidden while the list scrolls down. */
export function WishlistControls({ address, wishlist }: WishlistControlsProps) {
  const text = useWords(wishlistWords);
  const isHidden = useStickyHeader();
  const viewing = {
    views: address.views,
    view: address.view,
    onChoose: address.chooseView,
    isOfOneDensity: true,
  };
  const hasChips = wishlist.isLoading || wishlist.platforms.length > 0;

  return (
    <>
      <div
        className={`sticky top-0 z-30 -mx-4 flex gap-2 border-b bg-background px-4 py-3 transition-colors sm:-mx-6 sm:px-6 ${hasChips && !isHidden ? 'border-transparent' : 'border-hairline'}`}
      >
        <div className="min-w-0 grow sm:max-w-md">
          <SearchBox
            search={address.search.q ?? ''}
            onSearch={address.find}
            label={text.search}
            placeholder={text.searchPlaceholder}
          />
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:ml-auto">
          <IconButton
            aria-label={text.refresh}
            aria-disabled={wishlist.isReading}
            icon={<RotateCw className={wishlist.isReading ? 'animate-spin' : ''} />}
            onClick={wishlist.refresh}
          />
          <ViewToggle {...viewing} />
          <ViewButton {...viewing} />
        </div>
      </div>
      {wishlist.isLoading && <ChipsSkeleton />}
      {wishlist.platforms.length > 0 && (
        <PlatformChips
          platforms={wishlist.platforms}
          chosen={wishlist.platform}
          onChoose={address.choosePlatform}
          isHidden={isHidden}
        />
      )}
    </>
  );
}

function ChipsSkeleton() {
  return (
    <div className="-mx-4 flex gap-1.5 overflow-hidden border-b border-hairline px-4 pt-1 pb-3 sm:-mx-6 sm:px-6">
      {['w-28', 'w-40', 'w-24', 'w-32'].map((width) => (
        <Skeleton key={width} className={`h-11 shrink-0 rounded-full! sm:h-8 ${width}`} />
      ))}
    </div>
  );
}
