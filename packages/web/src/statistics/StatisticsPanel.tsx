import { hasFeature } from '@cartouche/contract/limits';
import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { FeatureBanner } from '../subscription/UpgradeBanner.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { averageValue } from './averageValue.ts';
import { type Summary, useStatisticsPanel } from './useStatisticsPanel.ts';
import { useMoney } from '../session/useMoney.ts';

type StatisticsPanelProps = { summary: Summary; platforms: readonly Platform[] };

/** The collection in a few figures, and in charts on demand. */
export function StatisticsPanel({ summary, platforms }: StatisticsPanelProps) {
  const text = useWords(statisticsWords);
  const dashboard = useWords(dashboardWords);
  const { number } = useLocale();
  const { subscription } = useSession();
  const money = useMoney();
  const isAllowed = hasFeature(subscription.tier, 'advanced_analytics');
  const panel = useStatisticsPanel({ isAllowed });
  const id = useId();
  const average = averageValue(summary.value, summary.games);
  const verb = panel.isExpanded ? dashboard.showLess : dashboard.showMore;

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-hairline"
    >
      <h2 id={`${id}-title`} className="sr-only">
        {text.title}
      </h2>
      <dl className="grid grid-cols-[auto_1fr_auto] divide-x divide-hairline py-3 sm:py-4 lg:grid-cols-4 xl:grid-cols-5">
        <Figure label={text.totalGames}>{number(summary.games)}</Figure>
        <Figure label={text.totalValue}>{money(summary.value)}</Figure>
        <Figure label={text.averageValue} className="hidden lg:flex">
          {average === null ? text.unknown : money(average)}
        </Figure>
        <Figure label={text.wishlist} leadsToWishlist className="flex max-xl:border-r-0">
          {number(summary.wishlist)}
        </Figure>
        <AlertsFigure />
      </dl>
      {panel.isExpanded && (
        <div id={`${id}-more`} className="border-t border-hairline p-3.5 sm:p-6">
          {isAllowed ? (
            <Details panel={panel} summary={summary} platforms={platforms} />
          ) : (
            <FeatureBanner>{text.proText}</FeatureBanner>
          )}
        </div>
      )}
      <button
        type="button"
        aria-expanded={panel.isExpanded}
        aria-controls={panel.isExpanded ? `${id}-more` : undefined}
        aria-label={dashboard.showOf(verb, text.panel)}
        onPointerEnter={panel.prepare}
        onFocus={panel.prepare}
        onClick={panel.flip}
        className="flex min-h-11 w-full items-center justify-center gap-2 rounded-b-card border-t border-hairline font-semibold text-muted transition hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2"
      >
        {verb}
        <ChevronDown className={`size-4.5 transition ${panel.isExpanded ? 'rotate-180' : ''}`} />
      </button>
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

type FigureProps = { label: string; className?: string; leadsToWishlist?: boolean; children: string };

function Figure({ label, className = 'flex', leadsToWishlist = false, children }: FigureProps) {
  return (
    <div className={`relative min-w-0 flex-col px-3.5 sm:px-6 ${className}`}>
      <dt className="truncate text-12 font-medium text-muted sm:text-13">{label}</dt>
      {/* On a phone a large sum still fits beside the others. */}
      <dd
        className={`font-bold whitespace-nowrap sm:text-26 sm:leading-8 ${children.length > 9 ? 'text-16 leading-6.5' : 'text-20'}`}
      >
        {leadsToWishlist ? (
          <Link {...paths.wishlist()} className={figureLink}>
            <span className="sr-only">{label} </span>
            {children}
          </Link>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** In a row of its own below the others on a narrow screen. */
function AlertsFigure() {
  const { priceAlerts, unseen } = useText().shell;
  const text = useWords(statisticsWords);
  const { data: alerts } = useRead(api.alerts.summary);

  return (
    <div className="relative flex min-w-0 px-3.5 max-xl:col-span-full max-xl:mt-3 max-xl:-mb-3 max-xl:min-h-11 max-xl:items-center max-xl:justify-between max-xl:border-t max-xl:border-hairline sm:px-6 sm:max-xl:mt-4 sm:max-xl:-mb-4 xl:flex-col">
      <dt className="truncate text-12 font-medium text-muted sm:text-13">{priceAlerts}</dt>
      <dd className="font-bold whitespace-nowrap xl:text-26 xl:leading-8">
        <Link {...paths.priceAlerts()} className={figureLink}>
          <span className="sr-only">{priceAlerts} </span>
          {alerts ? text.activeAlerts(alerts.active) : text.unknown}
          {alerts && alerts.unseen > 0 && (
            <span className="ml-1 text-13 tracking-normal text-accent"> {unseen(alerts.unseen)}</span>
          )}
        </Link>
      </dd>
    </div>
  );
}

const figureLink =
  'outline-none after:absolute after:inset-0 after:-outline-offset-2 hover:text-accent focus-visible:after:outline-2 ' +
  'focus-visible:after:outline-accent';
