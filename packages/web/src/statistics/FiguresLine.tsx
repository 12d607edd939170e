import { Link } from '@tanstack/react-router';
import { Bell, Heart } from 'lucide-react';
import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { paths } from '../paths.ts';
import { useMoney } from '../session/useMoney.ts';
import { averageValue } from './averageValue.ts';
import type { Summary } from './useStatisticsPanel.ts';

/** The figures that are always visible, in one line. */
export function FiguresLine({ summary }: { summary: Summary }) {
  const text = useWords(statisticsWords);
  const shell = useText().shell;
  const { number } = useLocale();
  const money = useMoney();
  const { data: alerts, isError } = useRead(api.alerts.summary);
  const average = averageValue(summary.value, summary.games);
  const alertsName = [
    shell.priceAlerts,
    alerts ? text.activeAlerts(alerts.active) : isError ? shell.countFailed : text.unknown,
    ...(alerts && alerts.unseen > 0 ? [shell.unseen(alerts.unseen)] : []),
  ].join(' ');

  return (
    <dl className="flex min-w-0 flex-wrap gap-x-2.5 gap-y-1 text-14 font-semibold whitespace-nowrap text-ink sm:gap-x-4">
      <Figure label={text.totalGames}>
        <Link {...paths.collection('all', { tab: 'owned' })} className={linkClass}>
          {text.games(summary.games)}
        </Link>
      </Figure>
      <Figure label={text.totalValue}>
        <Link
          {...paths.collection('all', { tab: 'owned', sort: 'price', order: 'desc' })}
          className={linkClass}
        >
          {money(summary.value)}
        </Link>
      </Figure>
      <Figure label={text.averageValue} className="max-lg:hidden">
        {average === null ? text.unknown : money(average)}{' '}
        <span aria-hidden className="font-medium text-muted">
          {text.onAverage}
        </span>
      </Figure>
      <Figure label={text.wishlist}>
        <Link {...paths.wishlist()} className={linkClass}>
          <span className="sr-only">{text.wishlist} </span>
          <Heart className="text-wish" />
          {number(summary.wishlist)}
        </Link>
      </Figure>
      <Figure label={shell.priceAlerts}>
        <Link {...paths.priceAlerts()} title={alertsName} className={linkClass}>
          <span className="sr-only">{alertsName}</span>
          <Bell className="text-muted" />
          <span aria-hidden>{alerts ? number(alerts.active) : text.unknown}</span>
          {alerts && alerts.unseen > 0 && (
            <span aria-hidden className="text-13 text-accent">
              {shell.unseen(alerts.unseen)}
            </span>
          )}
        </Link>
      </Figure>
    </dl>
  );
}

type FigureProps = { label: string; className?: string; children: ReactNode };

function Figure({ label, className = '', children }: FigureProps) {
  return (
    <div className={className}>
      <dt className="sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** As high as a thumb needs. */
const linkClass =
  'relative inline-flex items-center gap-1 rounded-small before:absolute before:-inset-x-1.5 before:-inset-y-3 ' +
  'hover:text-accent [&>svg]:size-4';
