import { dashboardPlatforms } from '../constants.ts';
import { useSession } from '../session/useSession.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useRowLength } from './useRowLength.ts';

/** In the shape of a dashboard with a collection. */
export function DashboardSkeleton() {
  const { tier } = useSession().subscription;
  const perRow = useRowLength();
  return (
    <>
      <div className="flex flex-col gap-4">
        {tier === 'free' && <Skeleton className="h-38 sm:h-19" />}
        <Skeleton className="h-17 sm:h-21" />
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
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3 xl:grid-cols-4">
          {Array.from({ length: perRow }, (_cover, index) => (
            <Skeleton key={index} className="mx-3 aspect-3/4 sm:mx-14 lg:mx-6" />
          ))}
        </div>
      </div>
    </>
  );
}
