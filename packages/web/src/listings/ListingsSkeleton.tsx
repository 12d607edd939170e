import { useText } from '../i18n/language.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { listingsAtFirst } from '../constants.ts';

const places = Array.from({ length: listingsAtFirst }, (_, at) => at);

/** Listings while they load, as high as they mostly are. */
export function ListingsSkeleton() {
  const { ui } = useText();
  return (
    <>
      <p role="status" className="sr-only">
        {ui.loading}
      </p>
      <div aria-hidden className="flex flex-col max-sm:hidden" style={{ paddingTop: 36 }}>
        {places.map((place) => (
          <div
            key={place}
            className="flex items-center gap-4 border-t border-hairline px-1.5"
            style={{ height: 73 }}
          >
            <Skeleton className="size-14" />
            <Skeleton className="h-5 grow" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-9 w-24 rounded-control" />
          </div>
        ))}
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-3 sm:hidden">
        {places.map((place) => (
          <div key={place} className="flex flex-col gap-2 rounded-card border border-hairline bg-surface p-3">
            <Skeleton className="aspect-square" />
            <Skeleton className="h-8" />
            <Skeleton className="h-9 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-11 rounded-control" />
          </div>
        ))}
      </div>
      <Skeleton className="h-11 w-36 self-center rounded-control sm:h-9" />
    </>
  );
}
