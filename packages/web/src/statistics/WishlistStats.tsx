import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { paths } from '../paths.ts';
import { Chart } from './Chart.tsx';
import type { ChartLook } from './chartColors.ts';
import type { Statistics } from './StatisticsDetails.tsx';

/** What is wanted of each platform. */
export function WishlistStats({ figures, look }: { figures: Statistics['wishlist']; look: ChartLook }) {
  const text = useWords(chartsWords);
  const { number } = useLocale();

  return (
    <Chart
      name="wishlist"
      title={text.wishlistStats}
      figures={figures}
      measure="games"
      look={look}
      format={number}
      linkTo={(id) => paths.collection(id, { tab: 'wishlist' })}
    />
  );
}
