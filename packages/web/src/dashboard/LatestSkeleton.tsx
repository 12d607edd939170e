import { Skeleton } from '../ui/Skeleton.tsx';
import { latestGrid } from './latestGrid.ts';

/** As high as this number of latest games. */
export function LatestSkeleton({ games }: { games: number }) {
  return (
    <div aria-hidden className={latestGrid}>
      {Array.from({ length: games }, (_game, index) => (
        <div key={index} className="flex flex-col">
          <div className="px-4 sm:px-16 lg:px-8">
            <Skeleton className="aspect-3/4 rounded-b-none" />
          </div>
          <div className="h-2.5 border-b-2 border-edge/25 bg-hairline" />
          <div className="flex flex-col gap-2 px-4 pt-3 sm:px-16 lg:px-8">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-6 w-24 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
