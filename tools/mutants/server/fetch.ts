import type { Mutant } from '../mutant.ts';

const fetching = 'packages/server/src/catalogue/fetch';
const reading = 'packages/server/src/catalogue/import';
const ofFetch = [`${fetching}/fetch.test.ts`];
const ofFailures = [`${fetching}/failures.test.ts`];
const ofArchive = [`${fetching}/archive.test.ts`];
const ofGames = [`${fetching}/openGames.test.ts`];
const ofFacts = [`${reading}/dumpFacts.test.ts`];

/** The openly licensed catalogues: what is downloaded, what is kept of it, and how the two are read together. */
export const mutants: Mutant[] = [
  {
    bug: 'half a list counts as a whole one',
    file: `${fetching}/download.ts`,
    find: "body.subarray(-100).toString().trimEnd().endsWith(')')",
    plant: 'true',
    tests: ofFailures,
  },
  {
    bug: 'a file that was damaged since is used as it is',
    file: `${fetching}/keep.ts`,
    find: '&& stored?.size === entry.bytes ?',
    plant: '&& stored !== undefined ?',
    tests: ofFetch,
  },
  {
    bug: 'a new version is downloaded whole, although the server was told what is here',
    file: `${fetching}/download.ts`,
    find: "known === undefined ? {} : { 'if-none-match': known }",
    plant: '{}',
    tests: ofFetch,
  },
  {
    bug: 'four files are asked for at once',
    file: `${fetching}/download.ts`,
    find: 'const atOnce = 2;',
    plant: 'const atOnce = 4;',
    tests: ofFetch,
  },
  {
    bug: 'a catalogue without most of its games is imported',
    file: `${fetching}/fetch.ts`,
    find: 'const largestLoss = 0.1;',
    plant: 'const largestLoss = 0.9;',
    tests: ofFetch,
  },
  {
    bug: 'a version counts as imported before it is',
    file: `${fetching}/fetch.ts`,
    find: '?.revision === newest[name]',
    plant: '?.revision !== undefined',
    tests: ofFetch,
  },
  {
    bug: 'a link in an archive is taken for a file',
    file: `${fetching}/archive.ts`,
    find: "header.type !== 'file' ||",
    plant: '',
    tests: ofArchive,
  },
  {
    bug: 'a file in any folder of an archive is taken',
    file: `${fetching}/archive.ts`,
    find: '/^[^/]+\\/([^/]+)$/',
    plant: '/([^/]+)$/',
    tests: ofArchive,
  },
  {
    bug: 'a game is there twice, as its two sources spell it',
    file: `${fetching}/openGames.ts`,
    find: 'if (dumps.isFound(platformId, title))',
    plant: 'if (dumps.isFound(platformId, title) && isCovered && false)',
    tests: ofGames,
  },
  {
    bug: 'a game has the picture of another region',
    file: `${reading}/dumps.ts`,
    find: 'one.regions.some((region) => regions.includes(region))',
    plant: 'one.regions.length > 0',
    tests: ofGames,
  },
  {
    bug: 'a game gets the facts of one with a similar serial',
    file: `${reading}/dumpFacts.ts`,
    find: 'const found = keysOfDump(',
    plant: 'const found = keysOfFacts(',
    tests: ofFacts,
  },
  {
    bug: 'a date is made up of two files that disagree',
    file: `${reading}/dumpFacts.ts`,
    find: "const isDated = facts.has('releaseyear') && block.values.has('releaseyear');",
    plant: 'const isDated = false;',
    tests: ofFacts,
  },
];
