import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { chartsWords } from '../i18n/charts.ts';

/** To a tenth of a percent; what would be rounded to nothing is told as less than that. */
export function ShareText({ share }: { share: number }) {
  const text = useWords(chartsWords);
  const { percentExact } = useLocale();
  return share > 0 && share < 0.0005 ? text.underTenth : percentExact(share);
}
