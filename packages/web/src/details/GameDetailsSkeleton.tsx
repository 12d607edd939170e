import { colorlessPlatform } from '../platforms/usePlatformOf.ts';
import type { Box } from '../ui/spineShape.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Band, BandBox } from './Band.tsx';

const facts = ['platform', 'year', 'publisher', 'genre', 'region'];

type GameDetailsSkeletonProps = {
  /** Undefined until it is known. */
  platform: { color: string; box: Box } | undefined;
};

/** A game's details while they load, in their shape. */
export function GameDetailsSkeleton({ platform }: GameDetailsSkeletonProps) {
  return (
    <div aria-hidden className="flex flex-col gap-5 sm:gap-6">
      <Band color={platform?.color ?? colorlessPlatform}>
        <BandBox box={platform?.box}>
          <Skeleton className="size-full rounded-b-none" />
        </BandBox>
        <div className="flex grow flex-col gap-2.5 pb-5 sm:pb-6">
          <Skeleton className="h-7 w-3/4 sm:h-9" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-6 w-28" />
        </div>
      </Band>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Skeleton className="h-64 rounded-card" />
        <div className="flex flex-col gap-4">
          {facts.map((fact) => (
            <Skeleton key={fact} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}
