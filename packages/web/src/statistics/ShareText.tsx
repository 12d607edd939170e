import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { statisticsWords } from '../i18n/statistics.ts';

/** In whole percent; what would be rounded to nothing is told as less than one. */
export function ShareText({ share }: { share: number }) {
  const text = useWords(statisticsWords);
  const { percent } = useLocale();
  return share > 0 && share < 0.005 ? text.underOne : percent(share);
}
