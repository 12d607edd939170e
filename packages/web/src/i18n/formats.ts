import type { Language } from '../device.ts';
import { useSpoken } from './language.ts';

/** Numbers and dates as the user's language writes them. Money is not here: its format follows the currency. */
export function useLocale() {
  const { language } = useSpoken();
  return { language, ...formats[language] };
}

export const formats = { en: formatsOf('en', 'en-US'), fr: formatsOf('fr', 'fr-FR') };

function formatsOf(language: Language, locale: string) {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percentExact = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
  const dates = {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const localDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  // 'medium' has neither what French says of the first of a month alone, nor its 'à' before the time.
  const dated = (text: string) =>
    language === 'fr' ? text.replace(/^1(?= )/, '1er').replace(', ', ' à ') : text;
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });

  return {
    number: (value: number) => number.format(value),
    /** Of a share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    percentExact: (share: number) => percentExact.format(share),
    /** Of 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as exact as it is known. */
    date: (date: string) => {
      if (date.length <= 4) return date;
      return dated((date.length <= 7 ? dates.month : dates.day).format(new Date(date)));
    },
    /** Of a moment with its time, in the user's own time zone. */
    moment: (timestamp: string) => dated(moment.format(new Date(timestamp))),
    /** Of a moment without its time, in the user's own time zone. */
    day: (timestamp: string) => dated(localDay.format(new Date(timestamp))),
    /** Of a code of two letters. */
    country: (code: string) => countries.of(code) ?? code,
    compare: (a: string, b: string) => collator.compare(a, b),
  };
}
