import { mostSlices } from '../constants.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ChartGrid } from './ChartGrid.tsx';
import type { Summary } from './useStatisticsPanel.ts';

/** As high as what loads: the summary already knows how many platforms the charts will have. */
export function StatisticsSkeleton({ summary }: { summary: Summary }) {
  const owned = summary.platforms.filter((platform) => platform.owned > 0).length;
  const wished = summary.platforms.filter((platform) => platform.wishlist > 0).length;
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Skeleton className="h-18 lg:hidden" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18 max-sm:col-span-2" />
        <Skeleton className="h-18 max-sm:col-span-2" />
      </div>
      <ChartGrid>
        <ChartSkeleton platforms={owned} />
        {wished > 0 && <ChartSkeleton platforms={wished} />}
      </ChartGrid>
    </div>
  );
}

function ChartSkeleton({ platforms }: { platforms: number }) {
  const rows = Math.min(platforms, mostSlices + 1);
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-22 sm:h-9" />
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:gap-6">
        <Skeleton className="size-48 shrink-0 rounded-full" />
        <div className="flex w-full grow flex-col">
          {Array.from({ length: rows }, (_row, index) => (
            <div key={index} className="flex h-11 items-center sm:h-8">
              <Skeleton className="h-4 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
