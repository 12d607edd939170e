import { dashboardPlatforms } from '../constants.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LatestSkeleton } from './LatestSkeleton.tsx';
import { useRowLength } from './useRowLength.ts';

/** In the shape of platforms and latest additions. */
export function BelowSkeleton() {
  const perRow = useRowLength();
  return (
    <>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-32" />
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {Array.from({ length: dashboardPlatforms }, (_card, index) => (
            <Skeleton key={index} className="h-36" />
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-48" />
        <LatestSkeleton games={perRow} />
      </div>
    </>
  );
}
