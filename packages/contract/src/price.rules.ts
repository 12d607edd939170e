import { type MoneyStyle, formatMoney } from './money.rules.ts';

/**
 * The one price table, in the currency's smallest unit. Configuration may replace it together with the provider's
 * price ids; screens show what the server answers, which is what the provider charges. Specification 9.
 */
export const priceTable = { currency: 'usd', month: 249, year: 1999 } as const;

export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

export const trialDays = 7;

/** How much a year costs less than twelve months, in percent. */
export function yearlySaving(monthly: number, yearly: number): number {
  return monthly > 0 ? Math.round(((monthly * 12 - yearly) / (monthly * 12)) * 100) : 0;
}

/** The provider's currencies. */
export const chargedCurrencies = (
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny ' +
  'cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd ' +
  'jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ' +
  'ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl ' +
  'thb tjs tnd top try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
).split(' ');

/**
 * The provider takes amounts of these in whole units. It differs from the list for writing prices: the provider takes
 * UGX and ISK in hundredths, which nobody writes.
 */
const withoutCents = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const withThousandths = new Set('bhd jod kwd omr tnd'.split(' '));

/** How many decimals the provider's smallest unit of a currency has. */
export function decimalsOf(currency: string): number {
  const code = currency.toLowerCase();
  if (withoutCents.has(code)) return 0;
  return withThousandths.has(code) ? 3 : 2;
}

/** A charged amount as a text: 249 usd is '$2.49', 500 jpy is '¥500'. */
export function chargedText(
  amount: number | null,
  currency: string,
  { language = 'en' }: Pick<MoneyStyle, 'language'> = {},
): string {
  const digits = decimalsOf(currency);
  const value = amount === null ? null : amount / 10 ** digits;
  return formatMoney(value, currency.toUpperCase(), { language, digits });
}

/** The smallest and the largest single payment, in the smallest unit. */
export const payments = { least: 50, most: 99_999_999 } as const;

/** The amounts of the test payments, and what one costs if nothing is said. Specification 9. */
export const testPayments = [1000, 2500, 5000] as const;
export const usualTestPayment = { amount: 1099, currency: 'usd' } as const;
