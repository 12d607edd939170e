import { cannot } from './refusal.ts';

/** Stripe's presentment currencies; those without a smaller unit are charged in whole units. */
const currencies = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf ' +
    'clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ' +
    'ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr ' +
    'mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd ' +
    'shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
);

/** The smallest charge, in the smallest unit, of the currencies that the product uses or that are often tried. */
const smallest: Record<string, number> = { usd: 50, eur: 50, gbp: 30, chf: 50, cad: 50, aud: 50, jpy: 50 };
const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const largest = 99_999_999;

export function smallestCharge(currency: string): number {
  return smallest[currency] ?? 1;
}

export function requireAmount(amount: number, currency: string): void {
  if (!currencies.has(currency)) {
    const supported = [...currencies].join(', ');
    throw cannot(`Invalid currency: ${currency}. Stripe currently supports these currencies: ${supported}`, {
      param: 'currency',
    });
  }
  if (amount < 1) {
    throw cannot('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > largest) {
    throw cannot(`Amount must be no more than ${format(largest, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  if (amount < smallestCharge(currency)) {
    throw cannot(`Amount must be at least ${format(smallestCharge(currency), currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (threeDecimals.has(currency) && amount % 10 !== 0) {
    throw cannot(`The last digit of an amount in ${currency} must be 0.`, { param: 'amount' });
  }
}

function format(amount: number, currency: string): string {
  return `${formatAmount(amount, currency, 'en')} ${currency}`;
}

const zeroDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '));

/** As the product writes amounts: each language in its own order, with the symbol of the English form. */
export function formatAmount(amount: number, currency: string, language: string): string {
  const isWhole = zeroDecimals.has(currency);
  const digits = isWhole ? 0 : 2;
  const parts = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).formatToParts(isWhole ? amount : amount / 100);
  const symbol = parts('en').find(({ type }) => type === 'currency')?.value ?? currency;
  return parts(language)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}

/**
 * What a part of a period costs, to the second as at Stripe: amount × part ÷ whole, with halves rounded up. Products of
 * an amount and a year's seconds stay far below the largest safe integer.
 */
export function prorate(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}
