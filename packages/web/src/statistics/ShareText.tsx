import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { statisticsWords } from '../i18n/statistics.ts';
import { roundingOf } from './slices.ts';

/** To a tenth of a percent; what would be rounded to nothing or to all is told as more or less than that. */
export function ShareText({ share }: { share: number }) {
  const text = useWords(statisticsWords);
  const { percentExact } = useLocale();
  const rounding = roundingOf(share);
  return rounding ? text[rounding] : percentExact(share);
}
