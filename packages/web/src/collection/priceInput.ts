import { type Currency, cleanPrice } from '@cartouche/contract/money.rules';

/** A price field after an input: what may stay of its text, and where the caret belongs then. */
export function editPrice(typed: string, caret: number, currency: Currency): { text: string; caret: number } {
  // Cleaning only drops characters, from the left, so what stands before the caret is cleaned alike on its own.
  return { text: cleanPrice(typed, currency), caret: cleanPrice(typed.slice(0, caret), currency).length };
}
