import { Skeleton } from '../ui/Skeleton.tsx';

/** A game's details while they load, in their shape. */
export function GameDetailsSkeleton() {
  return (
    <div
      aria-hidden
      className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]"
    >
      <Skeleton className="mx-auto aspect-3/4 w-44 rounded-card sm:w-full" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-3 h-6 w-44" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  );
}
