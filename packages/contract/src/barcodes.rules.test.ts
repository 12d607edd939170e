import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkDigitOf, expandUpcE, printedBarcode, readBarcode, splitPrice } from './barcodes.rules.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const whole = (body: string) => body + checkDigitOf(body);

test.each([
  ['4006381333931', '4006381333931'],
  ['4-006381 333931', '4006381333931'],
  ['４００６３８１３３３９３１', '4006381333931'],
  ['045496630515', '0045496630515'],
  ['0045496630515', '0045496630515'],
  ['00045496630515', '0045496630515'],
  ['96385074', '0000096385074'],
  ['01234565', '0012345000065'],
])('%s is the barcode %s', (written, gtin) => {
  expect(readBarcode(written)).toEqual({ gtin });
});

test.each([
  ['', 'noDigits'],
  ['SLES-01234', 'noDigits'],
  ['1234567', 'wrongLength'],
  ['40063813339', 'wrongLength'],
  ['14006381333938', 'wrongLength'],
  ['4006381333932', 'wrongCheckDigit'],
  ['0000000000000', 'wrongCheckDigit'],
  ['000000000017', 'wrongCheckDigit'],
  ['00000017', 'wrongCheckDigit'],
] as const)('%j is none: %s', (written, problem) => {
  expect(readBarcode(written)).toEqual({ problem });
});

test('one wrong digit is noticed wherever it is', () => {
  fc.assert(
    fc.property(
      digits(12),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (body, at, by) => {
        const code = whole(body);
        const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
        expect(readBarcode(wrong).problem).toBe('wrongCheckDigit');
      },
    ),
  );
});

/** What a UPC-A looks like where it is short enough to be printed as a UPC-E. By the rules of GS1, from the other side. */
function shorten(upcA: string): string | undefined {
  const [system, maker, product, check] = [upcA[0], upcA.slice(1, 6), upcA.slice(6, 11), upcA[11]];
  const short = (body: string) => `${system}${body}${check}`;
  if (/^..[012]00$/.test(maker) && product.startsWith('00'))
    return short(maker.slice(0, 2) + product.slice(2) + maker[2]);
  if (maker.endsWith('00') && product.startsWith('000'))
    return short(`${maker.slice(0, 3)}${product.slice(3)}3`);
  if (maker.endsWith('0') && product.startsWith('0000'))
    return short(`${maker.slice(0, 4)}${product.slice(4)}4`);
  if (/^0000[5-9]$/.test(product)) return short(maker + product.slice(4));
  return undefined;
}

test('a UPC-E is the UPC-A that it was shortened from', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('0', '1'),
      digits(5),
      fc.constantFrom('00', '100', '200', '000', '0', ''),
      fc.constantFrom('000', '0000', '0000', '00'),
      digits(5),
      (system, maker, zeros, before, product) => {
        const body =
          system + (maker.slice(0, 5 - zeros.length) + zeros) + (before + product).slice(0, 5).padEnd(5, '7');
        const upcA = whole(body);
        const short = shorten(upcA);
        fc.pre(short !== undefined && Number(upcA) >= 100_000);
        expect(expandUpcE(short ?? '')).toBe(upcA);
        expect(readBarcode(short ?? '', 'UPCE').gtin).toBe(`0${upcA}`);
        expect(printedBarcode(`0${upcA}`)).toBe(`${upcA} (${short})`);
      },
    ),
  );
});

test.each([
  ['0075800000093', '075800000093 (07580933)'],
  ['0045496630515', '045496630515'],
  ['4006381333931', '4006381333931'],
  ['0000096385074', '96385074'],
])('%s is told as it is printed on a box: %s', (gtin, printed) => {
  expect(printedBarcode(gtin)).toBe(printed);
});

test('every form of a code is the same thirteen digits', () => {
  fc.assert(
    fc.property(digits(11), (body) => {
      const upc = whole(body);
      fc.pre(!/^0*$/.test(upc));
      const forms = [upc, `0${upc}`, `00${upc}`].map((form) => readBarcode(form).gtin);
      expect(new Set(forms).size).toBe(1);
      const [printed = ''] = printedBarcode(forms[0] ?? '').split(' ');
      expect(readBarcode(printed).gtin).toBe(forms[0]);
    }),
  );
});

test('the parts of a price add up to it, and differ by a cent at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 200 }), (cents, among) => {
      const parts = splitPrice(cents / 100, among).map((part) => Math.round(part * 100));
      expect(parts).toHaveLength(among);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});
