import { dashboardPlatforms } from '../constants.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { useWords } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { ShelfSkeleton } from '../shelf/ShelfSkeleton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LatestSkeleton } from './LatestSkeleton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { useRowLength } from './useRowLength.ts';

/** In the shape of a dashboard with a collection. */
export function DashboardSkeleton() {
  const { tier } = useSession().subscription;
  const text = useWords(dashboardWords);
  const perRow = useRowLength();
  return (
    <>
      <ShelfSkeleton heading={text.heading} action={<SettingsButton />} />
      <div className="flex flex-col gap-4">
        {tier === 'free' && <Skeleton className="h-38 sm:h-19" />}
        <Skeleton className="h-14" />
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
