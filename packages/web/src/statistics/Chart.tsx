import { ChartPie, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { type ChartName, type ChartView, keepChartView, storedChartView } from '../device.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import type { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Doughnut } from './Doughnut.tsx';
import { Legend } from './Legend.tsx';
import type { ChartLook } from './chartColors.ts';
import { type PlatformFigures, amountsOf, sumOf, toSlices } from './slices.ts';

type ChartProps = {
  /** The name under which the device remembers whether it shows a picture or a table. */
  name: ChartName;
  title: string;
  figures: readonly PlatformFigures[];
  measure: 'games' | 'value';
  look: ChartLook;
  format: (amount: number) => string;
  linkTo: (platformId: number) => ReturnType<typeof paths.collection>;
  /** More choices, beside the one of picture or table. */
  tools?: ReactNode;
};

/** Figures by platform, as a doughnut with its legend or as a table. */
export function Chart({ name, title, figures, measure, look, format, linkTo, tools }: ChartProps) {
  const text = useWords(chartsWords);
  const id = useId();
  const [view, setView] = useState<ChartView>(() => storedChartView(name));
  // The index of the slice under the pointer, or of the one whose row has the focus.
  const [lit, setLit] = useState<number | null>(null);
  const amounts = amountsOf(figures, measure);
  const slices = toSlices(amounts);
  const verb = view === 'chart' ? text.showAsTable : text.showAsChart;
  const chart = { slices, look, format, lit, onHighlight: setLit };

  function flip() {
    const next = view === 'chart' ? 'table' : 'chart';
    keepChartView(name, next);
    setView(next);
    setLit(null);
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2 sm:min-h-9">
        <h3 id={id} className="mr-auto text-16 max-sm:basis-full">
          {title}
        </h3>
        {tools}
        <Button
          icon={view === 'chart' ? <Table2 /> : <ChartPie />}
          aria-label={text.ofChart(verb, title)}
          onClick={flip}
          className="max-sm:grow"
        >
          {verb}
        </Button>
      </div>
      {view === 'table' && <ChartTable title={title} figures={figures} measure={measure} look={look} />}
      {view === 'chart' && slices.length === 0 && (
        <p className="py-10 text-center text-muted text-pretty">{text.nothing[measure]}</p>
      )}
      {view === 'chart' && slices.length > 0 && (
        <div className="flex flex-col items-center gap-4 sm:flex-row sm:gap-6">
          <Doughnut {...chart} total={sumOf(amounts)} unit={text[measure]} />
          <Legend {...chart} label={title} linkTo={linkTo} />
        </div>
      )}
    </section>
  );
}
