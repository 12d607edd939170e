import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { ShareText } from './ShareText.tsx';
import type { ChartLook } from './chartColors.ts';
import { type PlatformFigures, amountsOf, sumOf } from './slices.ts';
import { useMoney } from '../session/useMoney.ts';

type ChartTableProps = {
  title: string;
  figures: readonly PlatformFigures[];
  measure: 'games' | 'value';
  look: ChartLook;
};

/** Every platform, not only those with a slice of their own, and their total. */
export function ChartTable({ title, figures, measure, look }: ChartTableProps) {
  const text = useWords(chartsWords);
  const { unknown } = useWords(statisticsWords);
  const { number } = useLocale();
  const money = useMoney();
  const hasValue = figures.some(({ value }) => value !== undefined);
  const total = { games: sumOf(amountsOf(figures, 'games')), value: sumOf(amountsOf(figures, 'value')) };
  const rows = figures.toSorted((a, b) => (b[measure] ?? 0) - (a[measure] ?? 0));

  return (
    <div
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach a region that scrolls
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-hairline"
    >
      <table className="w-full border-collapse text-right max-sm:text-13">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface text-13 text-muted shadow-[inset_0_-1px_var(--color-hairline)]">
          <tr className="*:px-1.5 *:py-2 sm:*:px-3 *:font-semibold">
            <th scope="col" className="text-left">
              {text.platform}
            </th>
            <th scope="col">{text.games}</th>
            {hasValue && <th scope="col">{text.value}</th>}
            <th scope="col">{text.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.platform_id} className="border-b border-hairline *:px-1.5 *:py-2 sm:*:px-3">
              <th scope="row" className="text-left font-normal">
                {look.platforms.get(row.platform_id)?.name ?? unknown}
              </th>
              <td>{number(row.games)}</td>
              {hasValue && <td>{money(row.value ?? 0)}</td>}
              <td className="text-muted">
                <ShareText share={total[measure] === 0 ? 0 : (row[measure] ?? 0) / total[measure]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-surface shadow-[inset_0_1px_var(--color-hairline)]">
          <tr className="font-semibold *:px-1.5 *:py-2 sm:*:px-3">
            <th scope="row" className="text-left">
              {text.total}
            </th>
            <td>{number(total.games)}</td>
            {hasValue && <td>{money(total.value)}</td>}
            <td>{total[measure] > 0 && <ShareText share={1} />}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
