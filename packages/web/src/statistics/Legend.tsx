import { Link } from '@tanstack/react-router';

import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import type { paths } from '../paths.ts';
import type { ChartParts } from './Doughnut.tsx';
import { ShareText } from './ShareText.tsx';
import { colorOfSlice } from './chartColors.ts';

type LegendProps = ChartParts & {
  label: string;
  linkTo: (platformId: number) => ReturnType<typeof paths.collection>;
};

/** Each slice in words, in the order of the ring; a platform leads to its games. */
export function Legend({ slices, look, format, lit, onHighlight, label, linkTo }: LegendProps) {
  const text = useWords(chartsWords);
  const { unknown } = useWords(statisticsWords);
  return (
    <ul aria-label={label} className="flex w-full max-w-xl min-w-0 grow flex-col">
      {slices.map((slice, place) => (
        <li
          key={slice.id}
          className={`relative flex min-h-11 items-center gap-2.5 rounded-control px-2 py-0.5 transition sm:min-h-8 ${lit === place ? 'bg-sunken' : ''}`}
        >
          <span
            aria-hidden
            className="size-3 shrink-0 rounded-[3px] forced-color-adjust-none"
            style={{ background: colorOfSlice(look, slice) }}
          />
          {slice.id === null ? (
            <span className={nameClass}>{text.other(slice.platforms)}</span>
          ) : (
            <Link
              {...linkTo(slice.id)}
              onPointerEnter={() => onHighlight(place)}
              onPointerLeave={() => onHighlight(null)}
              onFocus={() => onHighlight(place)}
              onBlur={() => onHighlight(null)}
              className={`${nameClass} outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent`}
            >
              {look.platforms.get(slice.id)?.name ?? unknown}
            </Link>
          )}
          <span className="font-semibold">{format(slice.amount)}</span>
          <span className="w-13 shrink-0 text-right text-13 text-muted">
            <ShareText share={slice.share} />
          </span>
        </li>
      ))}
    </ul>
  );
}

// Two lines of it still fit into a row.
const nameClass = 'line-clamp-2 min-w-0 grow leading-4';
