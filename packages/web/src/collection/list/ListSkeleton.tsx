import type { Density, View } from '../../device.ts';
import { CardSkeleton } from '../../games/CardSkeleton.tsx';
import { ShelfRow } from '../../ui/ShelfRow.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { spines } from './gridShape.ts';
import { SpineSkeleton } from './SpineSkeleton.tsx';

type ListSkeletonProps = { view: View; density?: Density; count: number };

/** Loading games, in the shape they will have. */
export function ListSkeleton({ view, density = 'comfortable', count }: ListSkeletonProps) {
  const places = Array.from({ length: count }, (_place, index) => index);
  if (view === 'list') return <Lines places={places} isCompact={density === 'compact'} />;
  if (view === 'shelf') return <Ledges density={density} />;
  if (view === 'covers') {
    return (
      <div aria-hidden className={`grid ${coversClass[density]}`}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-3/4 w-full" />
        ))}
      </div>
    );
  }

  return (
    <div aria-hidden className={`grid ${cardsClass[density]}`}>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

function Lines({ places, isCompact }: { places: number[]; isCompact: boolean }) {
  if (isCompact) {
    return (
      <div aria-hidden className="flex flex-col">
        {places.map((place) => (
          <div key={place} className="flex h-11 items-center border-b border-hairline px-3 lg:h-10">
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    );
  }
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

/** Rows of boxes, of which as many show as a row has places. */
function Ledges({ density }: { density: Density }) {
  const { boxPx, slotPx } = spines[density][useMedia('(min-width: 40rem)') ? 'wide' : 'narrow'];
  return (
    <div aria-hidden className="flex animate-pulse flex-col gap-5">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <ShelfRow key={row} heightPx={boxPx}>
          <div
            className="grid h-full auto-rows-[0] grid-rows-1 overflow-hidden"
            style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${slotPx}px, 1fr))` }}
          >
            {Array.from({ length: mostSpines }, (_spine, index) => (
              <div key={index} className="flex items-end justify-center overflow-hidden">
                <SpineSkeleton />
              </div>
            ))}
          </div>
        </ShelfRow>
      ))}
    </div>
  );
}

/** What a compact row holds on the widest page. */
const mostSpines = 60;

// The least widths and the gaps of gridShape.ts.
const cardsClass: Record<Density, string> = {
  comfortable:
    'grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(190px,1fr))] sm:gap-4',
  compact:
    'grid-cols-[repeat(auto-fill,minmax(108px,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(148px,1fr))] sm:gap-3',
};
const coversClass: Record<Density, string> = {
  comfortable:
    'grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(145px,1fr))] sm:gap-3',
  compact:
    'grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(104px,1fr))] sm:gap-2',
};
