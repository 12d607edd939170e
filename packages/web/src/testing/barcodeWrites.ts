import type { writes } from './writes.ts';

type Writes = typeof writes;

const said = { code: '4006381333931', gameId: 5 };
const done = { ok: true } as const;

/** Writes of what a barcode is: input, answers, and the reads that they make stale. */
export const barcodeWrites: Writes = {
  'barcodes.teach': [said, { 'barcodes.teach': done }, ['barcodes.find', 'catalogue.search']],
  'barcodes.report': [said, { 'barcodes.report': done }, ['barcodes.find', 'catalogue.search']],
  'barcodes.withdraw': [said, { 'barcodes.withdraw': done }, ['barcodes.find', 'catalogue.search']],
};
