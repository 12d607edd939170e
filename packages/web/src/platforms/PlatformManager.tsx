import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PlatformGroups } from './PlatformGroups.tsx';
import { PlatformLimit } from './PlatformLimit.tsx';
import { PlatformNotice } from './PlatformNotice.tsx';
import { usePlatformSearch } from './usePlatformSearch.ts';
import { usePlatformToggle } from './usePlatformToggle.ts';
import { type Platforms, usePlatforms } from './usePlatforms.ts';

type Place = 'page' | 'modal';

const places = {
  page: { heading: 'h2', search: 'top-0 bg-background' },
  // The modal scrolls inside its padding.
  modal: { heading: 'h3', search: '-top-4 bg-raised sm:-top-6' },
} as const;

/** Chooses the platforms that the user collects, in a modal or as the page /platforms. */
export function PlatformManager({ place }: { place: Place }) {
  const { platforms, error, isRetrying, retry } = usePlatforms();

  if (error) return <ErrorState error={error} onRetry={retry} isRetrying={isRetrying} />;
  if (!platforms) return <PlatformManagerSkeleton />;
  return <LoadedManager platforms={platforms} place={place} />;
}

function LoadedManager({ platforms, place }: { platforms: Platforms; place: Place }) {
  const text = useWords(platformsWords);
  const toggle = usePlatformToggle(platforms);
  const search = usePlatformSearch(platforms);

  return (
    <div className="flex flex-col gap-4">
      <div className={`sticky z-10 -my-2 py-2 ${places[place].search}`}>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={search.search}
          onType={search.type}
        />
      </div>
      <PlatformLimit room={toggle.room} />
      <PlatformNotice toggle={toggle} />
      <PlatformGroups search={search} toggle={toggle} heading={places[place].heading} />
    </div>
  );
}

/** In the shape of what loads: the search, the limit, a few makers. */
function PlatformManagerSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 sm:h-10" />
      <Skeleton className="h-13" />
      {Array.from({ length: 6 }, (_row, index) => (
        <Skeleton key={index} className="h-13" />
      ))}
    </div>
  );
}
