import { type Currency, cleanPasted, cleanPrice, parsePrice } from '@cartouche/contract/money.rules';

/** A price field after typing: the valid part of its text, and the position of the caret. */
export function editPrice(typed: string, caret: number, currency: Currency): { text: string; caret: number } {
  // Cleaning only removes characters, from the left, so the text before the caret can be cleaned by itself.
  return { text: cleanPrice(typed, currency), caret: cleanPrice(typed.slice(0, caret), currency).length };
}

/** A price field after pasting over a selection. */
export function pastePrice(
  pasted: string,
  field: { text: string; selection: [start: number, end: number] },
  currency: Currency,
): { text: string; caret: number } {
  const [start, end] = field.selection;
  const before = field.text.slice(0, start) + cleanPasted(pasted, currency);
  return editPrice(before + field.text.slice(end), before.length, currency);
}

/** Whether a cleaned price may differ from what was meant: too many decimals, or a thousand or more. */
export function isAmbiguous(price: string): boolean {
  return /[.,]\d{3}/.test(price) || (parsePrice(price) ?? 0) >= 1_000;
}
