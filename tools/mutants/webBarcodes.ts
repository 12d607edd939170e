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
    find: 'slowest <= fastestTypistMs',
    plant: 'slowest <= slowestScannerMs',
    tests: [`${barcodes}/wedge.test.ts`],
  },
  {
    bug: 'a slow scanner leaves its digits in a price',
    file: `${barcodes}/wedge.ts`,
    find: 'isTranslated || !isInField || isWholeCode(digits)',
    plant: 'isTranslated || !isInField',
    tests: [`${barcodes}/wedge.test.ts`],
  },
  {
    bug: 'a copy that was sent is forgotten with the page, and sent again',
    file: `${barcodes}/scanStore.ts`,
    find: 'before: beforeIn(before),',
    plant: 'before: null,',
    tests: [`${barcodes}/lostAnswers.test.ts`],
  },
  {
    bug: 'a copy that was sent is owned, and loses its part of a total',
    file: `${barcodes}/scanRows.ts`,
    find: 'if (isThere && !row.isFurther && !row.before) return [];',
    plant: 'if (isThere && !row.isFurther) return [];',
    tests: [`${barcodes}/lostAnswers.test.ts`],
  },
  {
    bug: 'a scanner that is set to another keyboard is not understood',
    file: `${barcodes}/wedge.ts`,
    find: 'return place ?? (',
    plant: 'return (',
    tests: [`${barcodes}/wedge.test.ts`],
  },
  {
    bug: 'an unknown code sounds like a game, because it is not looked up yet',
    file: `${barcodes}/useScanSignals.ts`,
    find: "if (row.what === 'reading' || !waiting",
    plant: 'if (!waiting',
    tests: [`${barcodes}/scanSounds.test.ts`],
  },
  {
    bug: 'a second scan of a game is a second copy, unasked',
    file: `${barcodes}/scanRows.ts`,
    find: 'if (isThere && !row.isFurther && !row.before) return [];',
    plant: '',
    tests: [`${barcodes}/scanRows.test.ts`],
  },
  {
    bug: 'another code of a game in the list is not asked about',
    file: `${barcodes}/scanRows.ts`,
    find: 'before.add(name).add(code);',
    plant: 'before.add(code);',
    tests: [`${barcodes}/scanRows.test.ts`],
  },
  {
    bug: 'a game that was chosen is forgotten if its barcode is not learned',
    file: `${barcodes}/scanRows.ts`,
    find: "if (game) return { what: 'game', game, isLearned: false };",
    plant: '',
    tests: [`${barcodes}/scanAsks.test.ts`],
  },
  {
    bug: 'what is askew is not turned',
    file: `${barcodes}/ladder.ts`,
    find: 'turn: Math.PI / 4',
    plant: 'turn: 0',
    tests: [`${barcodes}/decode.test.ts`],
  },
];
