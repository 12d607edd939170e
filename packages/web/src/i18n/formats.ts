import type { Language } from '../device.ts';
import { useSpoken } from './language.ts';

/** Numbers and dates in the user's language. Money is elsewhere: its format depends on the currency. */
export function useLocale() {
  const { language } = useSpoken();
  return { language, ...formats[language] };
}

export const formats = { en: formatsOf('en', 'en-US'), fr: formatsOf('fr', 'fr-FR') };

function formatsOf(language: Language, locale: string) {
  const number = new Intl.NumberFormat(locale);
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percentExact = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
  const dates = {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const localDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  // 'medium' has neither the French ordinal for the first of a month, nor 'à' before the time.
  const dated = (text: string) =>
    language === 'fr' ? text.replace(/^1(?= )/, '1er').replace(', ', ' à ') : text;
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });

  return {
    number: (value: number) => number.format(value),
    /** An amount of money whose currency is not known. */
    amount: (value: number) => amount.format(value),
    /** A share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    percentExact: (share: number) => percentExact.format(share),
    /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as precise as it is known. */
    date: (date: string) => {
      if (date.length <= 4) return date;
      return dated((date.length <= 7 ? dates.month : dates.day).format(new Date(date)));
    },
    /** A moment with its time, in the user's own time zone. */
    moment: (timestamp: string) => dated(moment.format(new Date(timestamp))),
    /** A moment without its time, in the user's own time zone. */
    day: (timestamp: string) => dated(localDay.format(new Date(timestamp))),
    /** The same with the whole month: what a contract says. */
    longDay: (timestamp: string) =>
      dated(new Date(timestamp).toLocaleDateString(locale, { dateStyle: 'long' })),
    /** A code of two letters. */
    country: (code: string) => countries.of(code) ?? code,
    /** 'EUR (Euro)'; a sign that several currencies have as it is. */
    currency: (code: string) => (/^[A-Z]{3}$/.test(code) ? `${code} (${currencies.of(code) ?? code})` : code),
    compare: (a: string, b: string) => collator.compare(a, b),
  };
}
