import type { Mutant } from '../mutant.ts';

const scanner = 'packages/server/src/scanner';
const ofPrinted = [`${scanner}/printed.test.ts`];

/** What the lines of a front tell of its game. */
export const mutants: Mutant[] = [
  {
    bug: 'words of three letters do not say how tall a title is',
    file: `${scanner}/printed.ts`,
    find: 'line.words.length > 2 &&',
    plant: 'line.words.length > 3 &&',
    tests: ofPrinted,
  },
  {
    bug: 'a console in large letters is no part of a title',
    file: `${scanner}/printed.ts`,
    find: '  addRuns(named, largePrint);\n',
    plant: '',
    tests: ofPrinted,
  },
  {
    bug: 'the 5 of a series that was read as S is lost',
    file: `${scanner}/printed.ts`,
    find: 'digits[words] ?? words',
    plant: 'words',
    tests: ofPrinted,
  },
  {
    bug: 'a publisher is read as a part of the title',
    file: `${scanner}/printed.ts`,
    find: ' || makers.has(words)',
    plant: '',
    tests: ofPrinted,
  },
  {
    bug: 'a publisher whose name is a title hides the title',
    file: `${scanner}/makers.ts`,
    find: ' && !isTitle(name)',
    plant: '',
    tests: ofPrinted,
  },
  {
    bug: 'the publisher makes no difference between games of one title',
    file: `${scanner}/match.ts`,
    find: '(isMaker ? weights.maker : 0)',
    plant: '0',
    tests: ofPrinted,
  },
  {
    bug: 'it is sure of a game of another publisher',
    file: `${scanner}/match.ts`,
    find: ' && !likeliest.isOfAnother',
    plant: '',
    tests: ofPrinted,
  },
  {
    bug: 'it is sure of the first of a series where no console is named',
    file: `${scanner}/match.ts`,
    find: 'certain === undefined ||',
    plant: 'false ||',
    tests: ofPrinted,
  },
  {
    bug: 'it is sure of the first of a series whose numbers may be lost',
    file: `${scanner}/match.ts`,
    find: ' && !isFollowed(likeliest, others, certain)',
    plant: ' && (certain !== undefined || !isFollowed(likeliest, others))',
    tests: ofPrinted,
  },
];
