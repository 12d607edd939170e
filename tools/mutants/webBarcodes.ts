import type { Mutant } from './mutant.ts';

const barcodes = 'packages/web/src/barcodes';

export const mutants: Mutant[] = [
  {
    bug: 'a single frame is believed',
    file: `${barcodes}/agreement.ts`,
    find: 'if (!isAgreed || gtin === told) return null;',
    plant: 'if (gtin === told) return null;',
    tests: [`${barcodes}/agreement.test.ts`],
  },
  {
    bug: 'a box that stays before the camera is scanned again and again',
    file: `${barcodes}/agreement.ts`,
    find: 'if (!isAgreed || gtin === told) return null;',
    plant: 'if (!isAgreed) return null;',
    tests: [`${barcodes}/agreement.test.ts`],
  },
  {
    bug: 'digits typed by hand are taken for a scanner',
    file: `${barcodes}/wedge.ts`,
    find: "if (at - last > fastestTypistMs) digits = '';",
    plant: '',
    tests: [`${barcodes}/wedge.test.ts`],
  },
  {
    bug: 'a second scan of a code is a second copy, unasked',
    file: `${barcodes}/scanList.ts`,
    find: 'if (list.scans.some((scan) => scan.code === code)) return { ...list, again: code };',
    plant: '',
    tests: [`${barcodes}/scanList.test.ts`],
  },
  {
    bug: 'what is askew is not turned',
    file: `${barcodes}/ladder.ts`,
    find: 'turn: Math.PI / 4',
    plant: 'turn: 0',
    tests: [`${barcodes}/decode.test.ts`],
  },
];
