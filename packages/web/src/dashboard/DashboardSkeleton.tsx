import { dashboardPlatforms } from '../constants.ts';
import { useSession } from '../session/useSession.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LatestSkeleton } from './LatestSkeleton.tsx';
import { useRowLength } from './useRowLength.ts';

/** In the shape of a dashboard with a collection. */
export function DashboardSkeleton() {
  const { tier } = useSession().subscription;
  const perRow = useRowLength();
  return (
    <>
      <div className="flex flex-col gap-4">
        {tier === 'free' && <Skeleton className="h-38 sm:h-19" />}
        <Skeleton className="h-39 sm:h-43 xl:h-32" />
      </div>
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
