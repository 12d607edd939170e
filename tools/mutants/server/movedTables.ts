import type { Mutant } from '../mutant.ts';

const moving = 'packages/server/src/moving';
const ofMarks = [`${moving}/forms/listMarks.test.ts`];
const ofTables = [`${moving}/forms/handMade.test.ts`];
const ofBooks = [`${moving}/text/xlsx.test.ts`];

/** Bugs of reading tables that were made by hand. */
export const mutants: Mutant[] = [
  {
    bug: 'of a column for the price of a sale and one for its day, only the first says that a copy is sold',
    file: `${moving}/forms/sheet.ts`,
    find: 'if (!single.has(field)) return field;',
    plant: '',
    tests: ofMarks,
  },
  {
    bug: 'a column of purchases that says nothing leaves all games out',
    file: `${moving}/forms/sheet.ts`,
    find: 'cells.some(isYes) && cells.every(isOnlyMark)',
    plant: 'cells.every(isOnlyMark)',
    tests: ofMarks,
  },
  {
    bug: 'a price with words beside it does not say that a copy is for sale',
    file: `${moving}/forms/listMarks.ts`,
    find: 'isYes(cell) || /[1-9]/.test(cell)',
    plant: 'isYes(cell)',
    tests: ofMarks,
  },
  {
    bug: 'a copy whose state is that it was sold is owned',
    file: `${moving}/forms/phrases.ts`,
    find: 'if (others.list === undefined && isSold(condition)) return { ...others, list: condition };',
    plant: '',
    tests: ofTables,
  },
  {
    bug: 'one of two parts that a phrase leaves open is missing',
    file: `${moving}/forms/partsNamed.ts`,
    find: 'is === undefined && isJoining.has(word) ? undefined : true',
    plant: 'true',
    tests: ofTables,
  },
  {
    bug: 'the sum below a tab that has the name of a console is a game',
    file: `${moving}/sums.ts`,
    find: ' && !isOfTab && ',
    plant: ' && ',
    tests: ofBooks,
  },
  {
    bug: 'the sheets that somebody hid are brought',
    file: `${moving}/recognise.ts`,
    find: 'const asked = shown.length > 0 ? shown : sheets;',
    plant: 'const asked = sheets;',
    tests: ofBooks,
  },
  {
    bug: 'a quote without its end swallows rows most of which are like the others',
    file: `${moving}/text/delimited.ts`,
    find: '.length > over.length / 2',
    plant: '.length === over.length',
    tests: [`${moving}/text/delimited.test.ts`],
  },
  {
    bug: 'a file is read however much memory that takes',
    file: `${moving}/readFile.ts`,
    find: 'execArgv: [`--max-old-space-size=${mostMemoryMb}`],',
    plant: 'execArgv: [],',
    tests: [`${moving}/large.test.ts`],
  },
  {
    bug: 'a file is read however long that takes',
    file: `${moving}/readFile.ts`,
    find: 'timeout: longestMs,',
    plant: '',
    tests: [`${moving}/large.test.ts`],
  },
  {
    bug: 'wishes of our own full export are owned where they come back',
    file: `${moving}/forms/fullExport.ts`,
    find: "cell('list') === 'wishlist' ? 'wishlist' : ''",
    plant: "''",
    tests: [`${moving}/ownFile.test.ts`],
  },
  {
    bug: 'the export of a wishlist has all games that are owned',
    file: 'packages/server/src/catalogue/catalogue.ts',
    find: "input.p_tab === 'all' ? 'owned' : input.p_tab",
    plant: "input.p_tab === 'incomplete' ? 'incomplete' : 'owned'",
    tests: ['packages/server/src/archive/full.test.ts'],
  },
  {
    bug: 'a place is moved into itself',
    file: 'packages/server/src/collection/marks.ts',
    find: 'isWithin(to, from) && to.length > from.length',
    plant: "to === ''",
    tests: ['packages/server/src/collection/marks.test.ts'],
  },
  {
    bug: 'a file without a header is unknown where a word of its first row comes again',
    file: `${moving}/forms/lists.ts`,
    find: 'isUnnamed(header) ? rows :',
    plant: 'isUnnamed(header) && false ? rows :',
    tests: [`${moving}/recognise.test.ts`],
  },
  {
    bug: 'a column of the file’s own that names a tab here and there is taken for one of the tabs’ names',
    file: `${moving}/moving.ts`,
    find: 'said.every(Boolean)',
    plant: 'said.some(Boolean)',
    tests: [`${moving}/asTable.test.ts`],
  },
  {
    bug: 'a quote without its end swallows rows that have too many cells, up to a quoted one',
    file: `${moving}/text/delimited.ts`,
    find: 'over.at(-1) === true || ',
    plant: '',
    tests: [`${moving}/text/delimited.test.ts`],
  },
];
