import { barcodes } from './en/barcodes.ts';
import { late } from './late.ts';

export const barcodesWords = late('barcodes', barcodes);
