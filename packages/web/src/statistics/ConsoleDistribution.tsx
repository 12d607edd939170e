import { useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { paths } from '../paths.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Chart } from './Chart.tsx';
import type { ChartLook } from './chartColors.ts';
import type { Statistics } from './StatisticsDetails.tsx';
import { useMoney } from '../session/useMoney.ts';

const measures = ['games', 'value'] as const;

type ConsoleDistributionProps = { figures: Statistics['platforms']; look: ChartLook };

/** What is owned of each platform, by number or by price paid. */
export function ConsoleDistribution({ figures, look }: ConsoleDistributionProps) {
  const text = useWords(chartsWords);
  const { number } = useLocale();
  const money = useMoney();
  const [measure, setMeasure] = useState<(typeof measures)[number]>('games');
  const formats = { games: number, value: (value: number) => money(value, { digits: 0 }) };

  return (
    <Chart
      name="consoles"
      title={text.consoleDistribution}
      figures={figures}
      measure={measure}
      look={look}
      format={formats[measure]}
      linkTo={(id) => paths.collection(id, { tab: 'owned' })}
      tools={
        <Segmented label={text.measure} className="max-sm:grow">
          {measures.map((name) => (
            <button key={name} type="button" aria-pressed={name === measure} onClick={() => setMeasure(name)}>
              {text[name]}
            </button>
          ))}
        </Segmented>
      }
    />
  );
}
