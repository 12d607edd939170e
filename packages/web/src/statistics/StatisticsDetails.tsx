import type { Platform } from '@cartouche/contract/platforms';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { yearOf } from '../games/gameFacts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ChartGrid } from './ChartGrid.tsx';
import { ConsoleDistribution } from './ConsoleDistribution.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';
import { WishlistStats } from './WishlistStats.tsx';
import { toChartColors } from './chartColors.ts';
import { type Amount, amountsOf, byName, toSlices } from './slices.ts';
import type { Summary } from './useStatisticsPanel.ts';
import { useMoney } from '../session/useMoney.ts';

export type Statistics = Answer<typeof api.statistics.details>;

type StatisticsDetailsProps = { summary: Summary; platforms: readonly Platform[] };

/** What 'Show More' shows. */
export function StatisticsDetails({ summary, platforms }: StatisticsDetailsProps) {
  const { compare } = useLocale();
  const { data: answer, error, isFetching, refetch } = useRead(api.statistics.details);

  if (!answer && error) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!answer) return <StatisticsSkeleton summary={summary} />;

  const byId = new Map(platforms.map((platform) => [platform.id, platform]));
  const nameOf = (id: number) => byId.get(id)?.name ?? '';
  const data = {
    ...answer,
    platforms: byName(answer.platforms, nameOf, compare),
    wishlist: byName(answer.wishlist, nameOf, compare),
  };
  const look = { platforms: byId, colors: colorsOf(data, (id) => byId.get(id)?.color ?? '') };
  return (
    <div className="flex flex-col gap-6">
      <Facts statistics={data} />
      <ChartGrid>
        <ConsoleDistribution figures={data.platforms} look={look} />
        {data.wishlist.length > 0 && <WishlistStats figures={data.wishlist} look={look} />}
      </ChartGrid>
    </div>
  );
}

function colorsOf({ platforms, wishlist }: Statistics, colorOf: (id: number) => string) {
  const charts = [amountsOf(platforms, 'games'), amountsOf(platforms, 'value'), amountsOf(wishlist, 'games')];
  const idsOf = (amounts: Amount[]) => toSlices(amounts).flatMap(({ id }) => id ?? []);
  return toChartColors(charts.map(idsOf), colorOf);
}

function Facts({ statistics }: { statistics: Statistics }) {
  const text = useWords(chartsWords);
  const { unknown, averageValue: averageLabel } = useWords(statisticsWords);
  const { percentExact } = useLocale();
  const money = useMoney();
  const { games, averageValue, estimate, completionRate, oldest, mostValuable } = statistics;

  return (
    <dl className="grid grid-flow-row-dense grid-cols-2 gap-3 lg:grid-cols-3">
      <Fact label={averageLabel} className="lg:hidden">
        {games === 0 ? unknown : money(averageValue)}
      </Fact>
      {estimate.copies > 0 && (
        <Fact label={text.estimate(estimate.copies)} className="max-sm:col-span-2">
          {money(estimate.value)}
        </Fact>
      )}
      <Fact label={text.completionRate}>{percentExact(completionRate / 100)}</Fact>
      <Fact label={text.oldestGame} className="max-sm:col-span-2">
        {oldest ? <GameFact game={oldest} fact={yearOf(oldest.release_date)} /> : unknown}
      </Fact>
      <Fact label={text.mostValuable} className="max-sm:col-span-2">
        {mostValuable ? <GameFact game={mostValuable} fact={money(mostValuable.price)} /> : unknown}
      </Fact>
    </dl>
  );
}

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className = '', children }: FactProps) {
  return (
    <div
      className={`relative flex h-18 min-w-0 flex-col justify-center rounded-control px-3.5 inset-ring inset-ring-hairline has-[a:hover]:bg-sunken ${className}`}
    >
      <dt className="truncate text-12 font-medium text-muted sm:text-13">{label}</dt>
      <dd className="flex min-w-0 items-baseline justify-between gap-3 text-16 font-bold whitespace-nowrap">
        {children}
      </dd>
    </div>
  );
}

type GameFactProps = { game: { game_id: number; title: string }; fact: string };

/** The whole box opens the game's details. */
function GameFact({ game, fact }: GameFactProps) {
  return (
    <>
      <Link
        to="."
        search={{ gameId: game.game_id }}
        resetScroll={false}
        title={game.title}
        className="truncate outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        {game.title}
      </Link>
      <span className="shrink-0">{fact}</span>
    </>
  );
}
