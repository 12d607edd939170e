import { type Currency, cleanPrice, parsePrice } from '@cartouche/contract/money.rules';

/** A price field after an input: what may stay of its text, and where the caret belongs then. */
export function editPrice(typed: string, caret: number, currency: Currency): { text: string; caret: number } {
  // Cleaning only drops characters, from the left, so what stands before the caret is cleaned alike on its own.
  return { text: cleanPrice(typed, currency), caret: cleanPrice(typed.slice(0, caret), currency).length };
}

/** Whether a cleaned price may be another amount than was meant: with more decimals than are kept, or a thousand up. */
export function isAmbiguous(price: string): boolean {
  return /[.,]\d{3}/.test(price) || (parsePrice(price) ?? 0) >= 1_000;
}
