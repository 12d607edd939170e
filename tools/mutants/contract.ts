import type { Mutant } from './mutant.ts';

const contract = 'packages/contract/src';

export const mutants: Mutant[] = [
  {
    bug: 'a free plan has room for 21 games',
    file: `${contract}/limits.ts`,
    find: 'free: { games: 20',
    plant: 'free: { games: 21',
    tests: ['packages/server/src/collection/collection.test.ts'],
  },
  {
    bug: 'a copy with all three parts is not complete',
    file: `${contract}/completeness.rules.ts`,
    find: "next.length === parts.length ? 'complete' : next",
    plant: 'next',
    tests: [`${contract}/completeness.rules.test.ts`],
  },
  {
    bug: 'a sealed copy is stored as an opened one',
    file: `${contract}/completeness.rules.ts`,
    find: "sealed ? 'NEW_SEALED' : 'COMPLETE_IN_BOX'",
    plant: "'COMPLETE_IN_BOX'",
    tests: [`${contract}/completeness.rules.test.ts`],
  },
  {
    bug: 'a quote in a note breaks its line of a CSV file',
    file: `${contract}/csv.rules.ts`,
    find: ".replaceAll('\"', '\"\"')",
    plant: '',
    tests: [`${contract}/csv.rules.test.ts`],
  },
  {
    bug: 'a spreadsheet shows accents as other characters',
    file: `${contract}/csv.rules.ts`,
    find: 'return byteOrderMark + ',
    plant: 'return ',
    tests: [`${contract}/csv.rules.test.ts`],
  },
  {
    bug: 'a title with an accent is not found without it',
    file: `${contract}/catalogue.rules.ts`,
    find: ".replace(/\\p{M}/gu, '')",
    plant: '',
    tests: [`${contract}/catalogue.rules.test.ts`],
  },
  {
    bug: 'a price of one and a half euros is read as one euro',
    file: `${contract}/money.rules.ts`,
    find: "Number.parseFloat(cleaned.replace(',', '.'))",
    plant: 'Number.parseFloat(cleaned)',
    tests: [`${contract}/money.rules.test.ts`],
  },
  {
    bug: 'a debt is shown as a gain',
    file: `${contract}/money.rules.ts`,
    find: "amount < 0 ? '-' : ''",
    plant: "''",
    tests: [`${contract}/money.rules.test.ts`],
  },
  {
    bug: 'a trial that is over is still shown as running',
    file: 'packages/contract/src/entitlement.rules.ts',
    find: "isTrialing: tier !== 'free' && status",
    plant: 'isTrialing: status',
    tests: ['packages/contract/src/entitlement.rules.test.ts'],
  },
];
