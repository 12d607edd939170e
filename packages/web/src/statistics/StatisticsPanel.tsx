import { hasFeature } from '@cartouche/contract/limits';
import type { Platform } from '@cartouche/contract/platforms';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { dashboardWords } from '../i18n/dashboard.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { useWords } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { FeatureBanner } from '../subscription/UpgradeBanner.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { type Summary, useStatisticsPanel } from './useStatisticsPanel.ts';

type StatisticsPanelProps = { summary: Summary; platforms: readonly Platform[] };

/** The collection in charts, on demand; its main figures stand at the top of the screen. */
export function StatisticsPanel({ summary, platforms }: StatisticsPanelProps) {
  const text = useWords(statisticsWords);
  const dashboard = useWords(dashboardWords);
  const { subscription } = useSession();
  const isAllowed = hasFeature(subscription.tier, 'advanced_analytics');
  const panel = useStatisticsPanel({ isAllowed });
  const id = useId();
  const verb = panel.isExpanded ? dashboard.showLess : dashboard.showMore;

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="relative overflow-hidden rounded-card bg-surface inset-ring inset-ring-hairline"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 pr-1.5 pl-4 sm:pl-6">
        <h2 id={`${id}-title`} className="text-16">
          {text.title}
        </h2>
        {/* The whole line can be pressed. */}
        <button
          type="button"
          aria-expanded={panel.isExpanded}
          aria-controls={panel.isExpanded ? `${id}-more` : undefined}
          aria-label={dashboard.showOf(verb, text.panel)}
          onPointerEnter={panel.prepare}
          onFocus={panel.prepare}
          onClick={panel.flip}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-semibold text-muted transition before:absolute before:inset-x-0 before:top-0 before:h-14 hover:text-ink focus-visible:-outline-offset-2"
        >
          {verb}
          <ChevronDown className={`size-4.5 transition ${panel.isExpanded ? 'rotate-180' : ''}`} />
        </button>
      </div>
      {panel.isExpanded && (
        <div id={`${id}-more`} className="border-t border-hairline p-3.5 sm:p-6">
          {isAllowed ? (
            <Details panel={panel} summary={summary} platforms={platforms} />
          ) : (
            <FeatureBanner>{text.proText}</FeatureBanner>
          )}
        </div>
      )}
    </section>
  );
}

type DetailsProps = StatisticsPanelProps & { panel: ReturnType<typeof useStatisticsPanel> };

function Details({ panel, summary, platforms }: DetailsProps) {
  const { StatisticsDetails, isLost, load } = panel;
  if (StatisticsDetails) return <StatisticsDetails summary={summary} platforms={platforms} />;
  if (isLost) return <ErrorState onRetry={() => void load()} />;
  return <StatisticsSkeleton summary={summary} />;
}
