import type { ReactNode } from 'react';

import { ShelfRow } from '../ui/ShelfRow.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { bleedClass } from './bleed.ts';
import { ShelfHead } from './ShelfHead.tsx';
import { useShelfFrame } from './useShelfFrame.ts';

/** A shelf of which nothing is known yet. */
export function ShelfSkeleton({ heading, action }: { heading: string; action: ReactNode }) {
  const { rowPx, rows } = useShelfFrame();
  return (
    <div className="flex min-w-0 flex-col">
      <ShelfHead heading={heading} figures={<Skeleton className="h-4 w-56" />}>
        {action}
      </ShelfHead>
      <div aria-hidden className={`${bleedClass} overflow-hidden pt-2 pb-3`}>
        <div className="flex flex-col gap-3 px-(--bleed)">
          {Array.from({ length: rows }, (_row, index) => (
            <ShelfRow key={index} heightPx={rowPx} engraving={<span />}>
              <Skeleton className="absolute inset-x-0 bottom-0 h-[86%] rounded-b-none mask-[repeating-linear-gradient(to_right,black_0_28px,transparent_28px_30px)]" />
            </ShelfRow>
          ))}
        </div>
      </div>
      {/* The buttons below the shelf on a phone. */}
      <div className="-mb-4 h-11 sm:hidden" />
    </div>
  );
}
