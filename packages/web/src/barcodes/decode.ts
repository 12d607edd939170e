import { type Symbology, readBarcode } from '@cartouche/contract/barcodes.rules';
import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

import { type Pixels, rungs } from './ladder.ts';

/** Measured on 343 pictures: more formats or more than one symbol take three times as long, and find nothing more. */
const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryInvert: false,
  maxNumberOfSymbols: 1,
};

/** The barcode in a picture, as thirteen digits; null if none can be read on this rung of the ladder. */
export async function decode(pixels: Pixels, rung = 0): Promise<string | null> {
  // One by one: those of a browser's ImageData are not its own properties.
  const { data, width, height } = rungs[rung]?.(pixels) ?? pixels;
  const [found] = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, options);
  if (!found?.isValid) return null;
  const symbology = found.text.length === 8 ? (found.format as Symbology) : undefined; // as: one of `formats`
  return readBarcode(found.text, symbology).gtin ?? null;
}

/**
 * The barcode in a picture that nothing follows: of what the rungs read, what two of them agree on, or all there is. What
 * is read wrongly often fits its check digit, and seldom twice.
 */
export async function decodeFully(pixels: Pixels): Promise<string | null> {
  const read: string[] = [];
  for (const rung of rungs.keys()) {
    const gtin = await decode(pixels, rung);
    if (gtin !== null && read.includes(gtin)) return gtin;
    if (gtin !== null) read.push(gtin);
  }
  return read.length === 1 ? (read[0] ?? null) : null;
}
