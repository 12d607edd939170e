import { formatMoney } from '@cartouche/contract/money.rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { averageValue } from './figures.ts';

/** The collection in four figures; three on small screens. */
export function Totals({ games, wishlist, value }: { games: number; wishlist: number; value: number }) {
  const text = useText().dashboard;
  const { number } = useLocale();
  const { preferred_currency: currency } = useSession().profile;
  const average = averageValue(value, games);

  return (
    <dl
      aria-label={text.figures}
      className="grid grid-cols-[auto_1fr_auto] divide-x divide-hairline overflow-hidden rounded-card bg-surface py-3 inset-ring inset-ring-hairline sm:py-4 lg:grid-cols-4"
    >
      <Figure label={text.totalGames}>{number(games)}</Figure>
      <Figure label={text.totalValue}>{formatMoney(value, currency)}</Figure>
      <Figure label={text.averageValue} className="hidden lg:flex">
        {average === null ? text.unknown : formatMoney(average, currency)}
      </Figure>
      <Figure label={text.wishlist}>
        <Link
          {...paths.wishlist()}
          className="outline-none after:absolute after:inset-0 after:-outline-offset-2 hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          <span className="sr-only">{text.wishlist} </span>
          {number(wishlist)}
        </Link>
      </Figure>
    </dl>
  );
}

type FigureProps = { label: string; className?: string; children: ReactNode };

function Figure({ label, className = 'flex', children }: FigureProps) {
  return (
    <div className={`relative min-w-0 flex-col px-3.5 sm:px-6 ${className}`}>
      <dt className="truncate text-12 font-medium text-muted sm:text-13">{label}</dt>
      <dd className="text-20 font-bold whitespace-nowrap sm:text-26">{children}</dd>
    </div>
  );
}
