import { Skeleton } from '../ui/Skeleton.tsx';
import { cardClass, linesClass } from './cardClass.ts';

/** A card that loads, in the shape of those that come. */
export function CardSkeleton() {
  return (
    <div aria-hidden className={cardClass}>
      <div className="aspect-3/4 w-full animate-pulse bg-ink/10" />
      <div className={linesClass}>
        <Skeleton className="my-0.5 h-4 w-4/5" />
        <Skeleton className="my-0.5 h-3.5 w-3/5" />
        <Skeleton className="my-1 h-4 w-2/5" />
      </div>
    </div>
  );
}
