import { purchaseDays } from '@cartouche/contract/limits';
import { highestPrice } from '@cartouche/contract/money.rules';
import { monthOf } from '@cartouche/contract/month.rules';
import type { DateOrder } from '@cartouche/contract/moving.rules';

/** '12 € 50' without its spaces: a sign between the whole and its cents. */
const signBetween = /^([\d.,'’]+)(?:[A-Z]{0,3}[€$£¥]|[A-Z]{3}|euros?|kr\.?|fr\.?)(\d+)$/iu;

/**
 * A price as people and programs write it: '€12,50', '1.234,50', '$1,234.50', '12€50'; null where there is none. More
 * than two decimals are rounded to cents.
 */
export function priceOf(written: string): number | null {
  const [, before = '', cents = ''] = signBetween.exec(written.replace(/[\s\u00a0\u202f]/g, '')) ?? [];
  if (before !== '') {
    const whole = cents.length === 2 ? priceOf(before) : null;
    return Number.isInteger(whole) ? priceOf(`${whole}.${cents}`) : null;
  }
  const plain = written
    .replace(/[\s\u00a0\u202f]|euros?|[A-Z]{3}\b|[A-Z]{0,3}[€$£¥]|kr\.?|fr\.?/giu, '')
    .replace(/['’](?=\d{3})/g, '')
    .replace(/(?<=\d)[.,][-–—]{1,2}$/, ''); // '85,--'
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const isDecimal = last >= 0 && !isGrouped(plain, last);
  const whole = (isDecimal ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  // By its digits: 14.995 * 100 is a little less than 1499.5.
  const rounded = Math.round(Number(`${whole}.${isDecimal ? plain.slice(last + 1) : ''}e2`)) / 100;
  return Number.isFinite(rounded) && rounded <= highestPrice ? rounded : null;
}

/** Whether the last separator is one of thousands: exactly three digits behind it, and as many behind others like it. */
function isGrouped(plain: string, last: number): boolean {
  const isRepeated = plain.indexOf(plain.charAt(last)) < last;
  return plain.length - last === 4 && (isRepeated || /^[1-9]\d{0,2}$/.test(plain.slice(0, last)));
}

/** The year of a release, wherever its day is written: '1995', '2010-Q3', '11/03/1995', '19950311'; null without one. */
export function yearIn(written: string): number | null {
  const [year] = /(?<!\d)(19|20)\d\d(?=\D|\d{4}(?!\d)|$)/.exec(written) ?? [];
  return year === undefined ? null : Number(year);
}

/** A quantity beyond this is no number of copies. */
const mostCounted = 9999;

/** How many copies a quantity says: '2', 'x2', '2 ex.', '2,0'; null where it says no whole number of them, as 0 does. */
export function countOf(written: string): number | null {
  const [, count = ''] =
    /^(?:[x×]\s*)?(\d{1,9})(?:[.,]0+)?\s*(?:[x×]|\p{L}{1,15}\.?)?$/iu.exec(written.trim()) ?? [];
  return Number(count) > 0 ? Math.min(mostCounted, Number(count)) : null;
}

/** '5 Mar 2024', 'samedi 1er mai 2020', '5. März 2024', '5 de enero de 2020' */
const dayThenMonth = /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:er|\.)? (?:de )?(\p{L}{3,10})\.?,? (?:de )?(\d{4})/u;

/** '3-May-2019', '03-Mai-19', as spreadsheets write a day: before the month in every language. */
const dayAndMonthHyphened = /^(\d{1,2})-(\p{L}{3,10})\.?-(\d{2}|\d{4})(?:$|[ T,])/u;

/** A day as YYYY-MM-DD; null for none, one of which only the year is known, and one that cannot be. */
export function dayOf(written: string, order: DateOrder): string | null {
  const text = written.trim().normalize('NFC');
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[ T])/.exec(text) ?? [];
  if (y !== undefined) return toDay(Number(y), Number(m), Number(d));

  const [, first, second, third] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:$|[ T,])/.exec(text) ?? [];
  if (first !== undefined) {
    if (order === 'mixed' && !text.includes('.')) return null;
    const isDayFirst = text.includes('.') || order === 'dmy';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return toDay(fullYear(Number(third)), Number(month), Number(day));
  }
  const [, day, dayFirst = '', year] = dayThenMonth.exec(text) ?? dayAndMonthHyphened.exec(text) ?? [];
  if (day !== undefined) return toDay(fullYear(Number(year)), monthOf(dayFirst), Number(day));
  const [, name, dayLast, yearLast] = /^(\p{L}{3,10})\.? (\d{1,2}),? (\d{4})/u.exec(text) ?? [];
  return name === undefined ? null : toDay(Number(yearLast), monthOf(name), Number(dayLast));
}

function fullYear(year: number): number {
  return year >= 100 ? year : year + (year >= 70 ? 1900 : 2000);
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || day < 1) return null;
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return written >= purchaseDays.first && written <= purchaseDays.last ? written : null;
}

const figures = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})(?:$|[ T,])/;

/** The order of day and month that a column's dates show; null where none of them says it. */
export function dateOrderOf(dates: readonly string[]): DateOrder | null {
  const parts = dates.flatMap((date) => {
    const [, first, second] = figures.exec(date.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const isDayFirst = parts.some(({ first }) => first > 12);
  const isMonthFirst = parts.some(({ second }) => second > 12);
  if (isDayFirst && isMonthFirst) return 'mixed';
  return isDayFirst ? 'dmy' : isMonthFirst ? 'mdy' : null;
}

/** Whether a date is written in figures whose order matters. */
export function isInFigures(date: string): boolean {
  return figures.test(date.trim());
}
