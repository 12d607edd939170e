import { Suspense } from 'react';

import type { Answer, api } from '../api/client.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import type { Summary } from '../statistics/useStatisticsPanel.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { LatestAdditions } from './LatestAdditions.tsx';
import { PlatformShelves } from './PlatformShelves.tsx';

const GemStrip = lazyPart(async () => ({ default: (await import('../alerts/GemStrip.tsx')).GemStrip }));

type BelowShelfProps = {
  platforms: Platforms;
  summary: Summary;
  gems: Answer<typeof api.alerts.gems>;
  onManage: () => void;
};

/** The dashboard below the shelf and its statistics. */
export function BelowShelf({ platforms, summary, gems, onManage }: BelowShelfProps) {
  return (
    <>
      <PlatformShelves platforms={platforms} summaries={summary.platforms} onManage={onManage} />
      <LatestAdditions platforms={platforms.all} games={summary.games} />
      {gems.length > 0 && (
        <Suspense fallback={null}>
          <GemStrip gems={gems} />
        </Suspense>
      )}
    </>
  );
}
