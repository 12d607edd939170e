import { type Currency, currencySymbol } from '@cartouche/contract/money.rules';
import type { MoveSettings } from '@cartouche/contract/moving';
import { type MovedCurrency, movedCurrencies } from '@cartouche/contract/moving.rules';
import { chargedCurrencies } from '@cartouche/contract/price.rules';

import { priceOf } from './text/amounts.ts';
import type { Said } from './forms/said.ts';
import { cut } from './storable.ts';

/**
 * In which currency the user says that all prices of the file are, null for what each says; the one that the file names,
 * if it names only one; the account's; and what prices count of which the file does not say it.
 */
export type Money = Pick<MoveSettings, 'paidUnit'> & {
  currency: MovedCurrency | null;
  named: string | null;
  own: Currency;
};

/**
 * An amount as it is kept: nothing of one in another currency, which goes into the notes as a text that names it. Of our
 * own export it is still said: the account may have been in that currency.
 */
export type Amount = { price: number | null; note: string; before?: number };

const amounts = ['paid', 'estimate'] as const;

const codes = new Map<string, string>([
  ...chargedCurrencies.map((code): [string, string] => [code, code.toUpperCase()]),
  ...movedCurrencies.map((code): [string, string] => [currencySymbol(code).trim().toLowerCase(), code]),
  ...['euro', 'euros'].map((word): [string, string] => [word, 'EUR']),
  ...['us$', 'dollar', 'dollars'].map((word): [string, string] => [word, 'USD']),
  ...['pound', 'pounds', 'livre', 'livres'].map((word): [string, string] => [word, 'GBP']),
  ...['ca$', 'can$'].map((word): [string, string] => [word, 'CAD']),
  ['au$', 'AUD'],
  ['yen', 'JPY'],
]);
const longest = 20;

/** The currency that a word names: its code; the word itself where several have it, as 'kr'; null for no word. */
function currencyNamed(word: string): string | null {
  const plain = word.trim().toLowerCase();
  return plain === '' ? null : (codes.get(plain) ?? cut(word.trim(), longest));
}

/** The currency that stands beside a price; null where none does. */
export function currencyIn(written: string): string | null {
  return priceOf(written) === null ? null : currencyNamed(written.replace(/[\d\s.,'’\u00a0\u202f]/g, ''));
}

/** The amounts of a row. Nothing is converted. */
export function amountsOf(
  said: Said,
  { currency: chosen, named, own, paidUnit }: Money,
): Record<'paid' | 'estimate', Amount> {
  const amountOf = (written = '', isOpen = false): Amount => {
    if (isOpen && paidUnit === null) return { price: null, note: written };
    const read = priceOf(written);
    const price = isOpen && read !== null && paidUnit === 'hundredths' ? Math.round(read) / 100 : read;
    const currency = chosen ?? currencyOf(said, written) ?? named ?? own;
    if (price === null || currency === own) return { price, note: written };
    const note = currencyIn(written) === currency ? written : `${isOpen ? price : written} ${currency}`;
    return { price: null, note, ...(said.isOurs && { before: price }) };
  };
  return { paid: amountOf(said.paid, said.isUnitOpen), estimate: amountOf(said.estimate) };
}

/** The currencies that a row names for its prices; null for one that it does not name. */
export function currenciesIn(said: Said): (string | null)[] {
  return amounts.flatMap((name) => {
    const written = said[name] ?? '';
    return priceOf(written) === null ? [] : [currencyOf(said, written)];
  });
}

function currencyOf({ currency = '' }: Said, written: string): string | null {
  return currencyIn(written) ?? currencyNamed(currency);
}
