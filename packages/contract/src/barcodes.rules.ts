/** The symbols on boxes of games. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE';

/** Why something is no barcode: what is missing, or what does not fit. */
export type BarcodeProblem = 'noDigits' | 'wrongLength' | 'wrongCheckDigit';

export type BarcodeReading = { gtin: string; problem?: never } | { gtin?: never; problem: BarcodeProblem };

/** GTIN-13, the form in which all of them can be compared: UPC-A and EAN-8 get zeros before them. */
const length = 13;
/** No maker has so small a number, but a check digit fits it easily: that of nothing but zeros is a zero. */
const isAlmostZero = /^0*\d{0,5}$/;

/** The check digit that belongs after some digits: every second one counts three times, from the right. */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  for (const [at, digit] of Array.from(digits).toReversed().entries())
    sum += Number(digit) * (at % 2 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

function fits(digits: string): boolean {
  return checkDigitOf(digits.slice(0, -1)) === digits.slice(-1);
}

/** UPC-E leaves zeros out, and its last digit but one says where: the twelve digits of the UPC-A that it means. */
export function expandUpcE(code: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', rule = '', check = ''] = Array.from(code);
  const body = () => {
    if (Number(rule) <= 2) return `${a}${b}${rule}0000${c}${d}${e}`;
    if (rule === '3') return `${a}${b}${c}00000${d}${e}`;
    if (rule === '4') return `${a}${b}${c}${d}00000${e}`;
    return `${a}${b}${c}${d}${e}0000${rule}`;
  };
  return `${system}${body()}${check}`;
}

/**
 * What somebody typed, scanned or sent as a barcode. Eight digits are an EAN-8, or a UPC-E, which begins with 0 or 1;
 * no shop's EAN-8 begins with 0.
 */
export function readBarcode(written: string, symbology?: Symbology): BarcodeReading {
  const digits = written.normalize('NFKC').replace(/[\s.\u2010-\u2015-]/g, '');
  if (!/^\d+$/.test(digits)) return { problem: 'noDigits' };
  const forms = formsOf(digits, symbology);
  if (forms.length === 0) return { problem: 'wrongLength' };
  const right = forms.find((form) => fits(form) && !isAlmostZero.test(form));
  if (right === undefined) return { problem: 'wrongCheckDigit' };
  return { gtin: right.slice(-length).padStart(length, '0') };
}

/** What digits may be in full, the likeliest first. */
function formsOf(digits: string, symbology?: Symbology): string[] {
  if (digits.length === 14) return digits.startsWith('0') ? [digits] : [];
  if (digits.length === 13 || digits.length === 12) return [digits];
  if (digits.length !== 8) return [];
  const short = /^[01]/.test(digits) ? [expandUpcE(digits)] : [];
  if (symbology === 'EAN8') return [digits];
  return symbology === 'UPCE' ? short : [...short, digits];
}

/** As it is printed: without the zeros before an EAN-8 or a UPC-A, and with the UPC-E that may stand in its place. */
export function printedBarcode(gtin: string): string {
  if (gtin.startsWith('00000')) return gtin.slice(5);
  if (!gtin.startsWith('0')) return gtin;
  const upcA = gtin.slice(1);
  const short = shortenedUpc(upcA);
  return short === undefined ? upcA : `${upcA} (${short})`;
}

/** The UPC-E that means a UPC-A; undefined where it has too few zeros for one. */
function shortenedUpc(upcA: string): string | undefined {
  const [system = '', a, b, c, d, e, , , h, i, j, check] = Array.from(upcA);
  const bodies = [
    `${a}${b}${h}${i}${j}${c}`,
    `${a}${b}${c}${i}${j}3`,
    `${a}${b}${c}${d}${j}4`,
    `${a}${b}${c}${d}${e}${j}`,
  ];
  if (!/^[01]/.test(system)) return undefined;
  return bodies.map((body) => `${system}${body}${check}`).find((short) => expandUpcE(short) === upcA);
}

/** Adds the games of a price together: parts of whole cents, of which the first are a cent more, so that they add up. */
export function splitPrice(total: number, among: number): number[] {
  const cents = Math.round(total * 100);
  const each = Math.floor(cents / among);
  const more = cents - each * among;
  return Array.from({ length: among }, (_, at) => (each + (at < more ? 1 : 0)) / 100);
}
