import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';
import { roundingOf } from './slices.ts';

/** To a tenth of a percent. A share that would round to nothing or to all is shown as more or less than that. */
export function ShareText({ share }: { share: number }) {
  const text = useWords(chartsWords);
  const { percentExact } = useLocale();
  const rounding = roundingOf(share);
  return rounding ? text[rounding] : percentExact(share);
}
