import { use } from 'react';

import { FeedbackInvite } from '../feedback/openFeedback.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { useWords } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { ShelfSkeleton } from '../shelf/ShelfSkeleton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BelowSkeleton } from './BelowSkeleton.tsx';
import { SettingsButton } from './SettingsButton.tsx';

/** In the shape of a dashboard with a collection. */
export function DashboardSkeleton() {
  const { tier } = useSession().subscription;
  const text = useWords(dashboardWords);
  return (
    <>
      <ShelfSkeleton heading={text.heading} action={<SettingsButton />} />
      {use(FeedbackInvite)}
      <div className="flex flex-col gap-4">
        {tier === 'free' && <Skeleton className="h-38 sm:h-19" />}
        <Skeleton className="h-14" />
      </div>
      <BelowSkeleton />
    </>
  );
}
