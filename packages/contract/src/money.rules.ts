/** The largest price, in the user's currency: one below the limit of the column. */
export const highestPrice = 99_999_999.99;

export const currencies = ['USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Any preference other than EUR is treated as USD. */
export function toCurrency(preference: string | null | undefined): Currency {
  return preference === 'EUR' ? 'EUR' : 'USD';
}

const symbols = new Map(
  (
    'USD $|EUR €|GBP £|JPY ¥|CNY ¥|KRW ₩|INR ₹|RUB ₽|TRY ₺|UAH ₴|AUD A$|CAD C$|NZD NZ$|HKD HK$|SGD S$|TWD NT$|MXN MX$|' +
    'BRL R$|THB ฿|VND ₫|PHP ₱|ILS ₪|NGN ₦|KZT ₸|PYG ₲|GHS ₵|CRC ₡|MNT ₮|LAK ₭'
  )
    .split('|')
    .map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);

/** A currency's symbol, or its code where it has none. */
export function currencySymbol(currency: string): string {
  return symbols.get(currency) ?? `${currency} `;
}

/** Currencies without a smaller unit. Specification 9, money. */
const wholeOnly = new Set('JPY KRW VND IDR BYR CVE DJF GNF ISK KMF PYG RWF UGX VUV XAF XOF XPF'.split(' '));

/** To the smallest unit that the currency has. */
export function roundMoney(amount: number, currency: string): number {
  return Number(amount.toFixed(wholeOnly.has(currency) ? 0 : 2));
}

const separators: Record<Currency, { decimal: string; thousands: string }> = {
  USD: { decimal: '.', thousands: ',' },
  EUR: { decimal: ',', thousands: '.' },
};

/**
 * Keeps digits and the currency's decimal separator of a typed or pasted price: '1.234,50 €' becomes '1234,50' for
 * EUR. Specification 5, purchase price input.
 */
export function cleanPrice(typed: string, currency: Currency): string {
  const { decimal } = separators[currency];
  const kept = typed.replace(/[^\d.,]/g, '').replaceAll(separators[currency].thousands, '');
  const first = kept.indexOf(decimal);
  return first < 0 ? kept : kept.slice(0, first + 1) + kept.slice(first + 1).replaceAll(decimal, '');
}

/**
 * Cleans a pasted price. A point or comma before the last one or two digits, with no other separator, is the decimal
 * one whatever the currency.
 */
export function cleanPasted(pasted: string, currency: Currency): string {
  const kept = pasted.replace(/[^\d.,]/g, '');
  const isPlain = /^\d*[.,]\d{1,2}$/.test(kept);
  return cleanPrice(isPlain ? kept.replace(/[.,]/, separators[currency].decimal) : kept, currency);
}

/** The number in a cleaned price; null for an empty one. */
export function parsePrice(cleaned: string): number | null {
  const price = Number.parseFloat(cleaned.replace(',', '.'));
  return Number.isFinite(price) ? Math.round(price * 100) / 100 : null;
}

/** A stored price as the form's field shows it first. */
export function priceText(price: number | null, currency: Currency): string {
  return price === null ? '' : price.toFixed(2).replace('.', separators[currency].decimal);
}

/** English puts the symbol first, French last. */
const styles = {
  en: { decimal: '.', thousands: ',', write: (symbol: string, number: string) => `${symbol}${number}` },
  fr: {
    decimal: ',',
    thousands: '\u202f',
    write: (symbol: string, number: string) => `${number}\u00a0${symbol.trim()}`,
  },
};

export type MoneyStyle = { language?: keyof typeof styles; digits?: number };

/**
 * '$1,234.50', '¥1,235' or, in French, '1 234,50 €', with two decimals unless told otherwise; 'N/A' without an
 * amount.
 */
export function formatMoney(
  amount: number | null,
  currency: string,
  { language = 'en', digits = 2 }: MoneyStyle = {},
): string {
  if (amount === null) return 'N/A';

  const { decimal, thousands, write } = styles[language];
  const [whole = '', cents] = Math.abs(amount)
    .toFixed(wholeOnly.has(currency) ? 0 : digits)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const number = cents ? grouped + decimal + cents : grouped;
  return `${amount < 0 ? '-' : ''}${write(currencySymbol(currency), number)}`;
}
