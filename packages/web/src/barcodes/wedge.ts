import { readBarcode } from '@cartouche/contract/barcodes.rules';

/** A key that was pressed: what it gave, which key of the keyboard it is, and when; `repeat` if it is held down. */
export type Stroke = { key: string; code: string; at: number; repeat?: boolean };

/** Nobody types two digits so fast, and most scanners do. */
const fastestTypistMs = 50;
/** Slower ones are believed only with the key that they send at the end. */
const slowestScannerMs = 110;
const leastDigits = 8;
/** Eight typed by a hand may be a price or a day; so many that fit are neither. */
const leastInField = 12;

/**
 * Recognizes a scanner that types like a keyboard: digits in a burst, ended by Enter, by Tab or by a pause. Which digit a
 * key is says its place on the keyboard: a scanner that types as on an English keyboard gives & é " on a French one.
 */
export function newWedge() {
  let digits = '';
  let last = 0;
  let slowest = 0;
  let isTranslated = false;

  function forget() {
    [digits, slowest, isTranslated] = ['', 0, false];
  }

  const isFast = () => digits.length >= leastDigits && slowest <= fastestTypistMs;
  const isSoonAfter = (at: number) => at - last <= 3 * fastestTypistMs;

  return {
    press({ key, code, at, repeat = false }: Stroke): void {
      const digit = repeat ? null : digitOf({ key, code });
      if (digit === null || at - last > slowestScannerMs) forget();
      if (digit === null) return;
      if (digits !== '') slowest = Math.max(slowest, at - last);
      if (digit !== key) isTranslated = true;
      digits += digit;
      last = at;
    },
    /** Whether the digits so far came too fast for a hand. */
    isBurst: (at: number) => isFast() && isSoonAfter(at),
    /**
     * Whether a key is the one that a scanner sends after its digits. In a field somebody may type digits quickly, and
     * Enter: there, slower ones are a scanner's only if they came as other characters, which nobody types in such a row,
     * or are all of a UPC-A or an EAN-13, which are no price and no date.
     */
    isEnd: ({ key, at }: Pick<Stroke, 'key' | 'at'>, isInField: boolean) =>
      (key === 'Enter' || key === 'Tab') &&
      digits.length >= leastDigits &&
      isSoonAfter(at) &&
      (isFast() || isTranslated || !isInField || isWholeCode(digits)),
    /** How many digits came in one go. */
    count: () => digits.length,
    /** What was typed, which is forgotten. */
    end(): string {
      const typed = digits;
      forget();
      return typed;
    },
    pauseMs: 3 * fastestTypistMs,
  };
}

function isWholeCode(digits: string): boolean {
  return digits.length >= leastInField && readBarcode(digits).gtin !== undefined;
}

/** By its place, or by what it gave on a keyboard that has no places, as on the glass of a phone. */
function digitOf({ key, code }: Pick<Stroke, 'key' | 'code'>): string | null {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return place ?? (/^\d$/.test(key) ? key : null);
}
