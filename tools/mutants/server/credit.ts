import type { Mutant } from '../mutant.ts';

const ofSources = ['packages/server/src/catalogue/sources.test.ts'];
const migration = 'packages/server/migrations/0029_source_counts.sql';

/** Whose the data is: what is counted, and who is named. */
export const mutants: Mutant[] = [
  {
    bug: 'a game that has two records of a source counts twice for it',
    file: migration,
    find: 'count(*) filter (where there.records = n.records)',
    plant: 'sum(n.records)',
    tests: ofSources,
  },
  {
    bug: 'a game that is gone still counts for its sources',
    file: migration,
    find: '-count(*) filter (where left_over.records = 0)',
    plant: '0 * count(*) filter (where left_over.records = 0)',
    tests: ofSources,
  },
  {
    bug: 'a game that was united with another counts as two',
    file: migration,
    find: 'select o.source, -1\n',
    plant: 'select o.source, 0\n',
    tests: ofSources,
  },
  {
    bug: 'who took a fact over from another source does not credit it',
    file: 'packages/contract/src/sources.rules.ts',
    find: 'licences.includes(other.licence)',
    plant: 'licence === other.licence',
    tests: ['packages/contract/src/sources.rules.test.ts'],
  },
  {
    bug: 'whoever publishes under the licence of a known source credits that',
    file: 'packages/contract/src/sources.rules.ts',
    find: '    if (!licences.includes(known.licence)) continue;\n',
    plant: '',
    tests: ['packages/contract/src/sources.rules.test.ts'],
  },
  {
    bug: 'a row of a file is of a known source by its licence alone',
    file: 'packages/server/src/catalogue/import/ndjson.ts',
    find: 'named.find(isUnder)',
    plant: 'Object.values(sources).find(isUnder)',
    tests: ['packages/server/src/catalogue/import/ndjson.test.ts'],
  },
  {
    bug: 'the catalogue is called ours although others are in it',
    file: 'packages/contract/src/sources.rules.ts',
    find: 'return sources.every(({ source })',
    plant: 'return sources.some(({ source })',
    tests: ['packages/contract/src/sources.rules.test.ts', 'packages/web/src/shell/SourcesPage.test.ts'],
  },
];
