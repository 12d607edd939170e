import { type Currency, cleanPasted, cleanPrice, parsePrice } from '@cartouche/contract/money.rules';

/** A price field after an input: what may stay of its text, and where the caret belongs then. */
export function editPrice(typed: string, caret: number, currency: Currency): { text: string; caret: number } {
  // Cleaning only drops characters, from the left, so what stands before the caret is cleaned alike on its own.
  return { text: cleanPrice(typed, currency), caret: cleanPrice(typed.slice(0, caret), currency).length };
}

/** A price field after a paste in place of what was selected in it. */
export function pastePrice(
  pasted: string,
  field: { text: string; selection: [start: number, end: number] },
  currency: Currency,
): { text: string; caret: number } {
  const [start, end] = field.selection;
  const before = field.text.slice(0, start) + cleanPasted(pasted, currency);
  return editPrice(before + field.text.slice(end), before.length, currency);
}

/** Whether a cleaned price may be another amount than was meant: with more decimals than are kept, or a thousand up. */
export function isAmbiguous(price: string): boolean {
  return /[.,]\d{3}/.test(price) || (parsePrice(price) ?? 0) >= 1_000;
}
