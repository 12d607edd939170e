import { CardSkeleton } from '../../games/CardFrame.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type ListSkeletonProps = { view: 'grid' | 'list'; count: number };

/** Loading games, in the shape they will have. */
export function ListSkeleton({ view, count }: ListSkeletonProps) {
  const places = Array.from({ length: count }, (_place, index) => index);
  if (view === 'list') {
    return (
      <div aria-hidden className="flex flex-col gap-2">
        {places.map((place) => (
          <div
            key={place}
            className="flex h-19 items-center gap-3 rounded-card border border-hairline bg-surface px-3"
          >
            <Skeleton className="h-14 w-11 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    );
  }

  return (
    <div
      aria-hidden
      className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(190px,1fr))] sm:gap-4"
    >
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
