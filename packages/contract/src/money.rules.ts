/** The largest price that is kept, in the user's currency: one below what the column can hold. */
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

/** What stands before an amount; a currency without a symbol of its own is named by its code. */
export function currencySymbol(currency: string): string {
  return symbols.get(currency) ?? `${currency} `;
}

/** Currencies that have no smaller unit. Specification 9, money. */
const wholeOnly = new Set('JPY KRW VND IDR BYR CVE DJF GNF ISK KMF PYG RWF UGX VUV XAF XOF XPF'.split(' '));

const separators: Record<Currency, { decimal: string; thousands: string }> = {
  USD: { decimal: '.', thousands: ',' },
  EUR: { decimal: ',', thousands: '.' },
};

/**
 * What is left of a typed or pasted price: digits and one decimal separator of the currency.
 * '1.234,50 €' becomes '1234,50' for EUR. Specification 5, purchase price input.
 */
export function cleanPrice(typed: string, currency: Currency): string {
  const { decimal } = separators[currency];
  const kept = typed.replace(/[^\d.,]/g, '').replaceAll(separators[currency].thousands, '');
  const first = kept.indexOf(decimal);
  return first < 0 ? kept : kept.slice(0, first + 1) + kept.slice(first + 1).replaceAll(decimal, '');
}

/**
 * What is left of a pasted price: a point or comma before its last one or two digits, with no other separator, is the
 * decimal one, whatever the currency.
 */
export function cleanPasted(pasted: string, currency: Currency): string {
  const kept = pasted.replace(/[^\d.,]/g, '');
  const isPlain = /^\d*[.,]\d{1,2}$/.test(kept);
  return cleanPrice(isPlain ? kept.replace(/[.,]/, separators[currency].decimal) : kept, currency);
}

/** The number that a cleaned price stands for; null for an empty one. */
export function parsePrice(cleaned: string): number | null {
  const price = Number.parseFloat(cleaned.replace(',', '.'));
  return Number.isFinite(price) ? Math.round(price * 100) / 100 : null;
}

/** A stored price as it stands in the field when editing begins. */
export function priceText(price: number | null, currency: Currency): string {
  return price === null ? '' : price.toFixed(2).replace('.', separators[currency].decimal);
}

/** How amounts are written: English puts the symbol first, French last. */
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
 * '$1,234.50', '¥1,235' or, in French, '1 234,50 €': the amount with two decimals or as many as asked for; 'N/A' when
 * there is none.
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
