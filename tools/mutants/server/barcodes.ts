import type { Mutant } from '../mutant.ts';

const rules = 'packages/contract/src/barcodes.rules.ts';
const judged = 'packages/server/migrations/0047_barcodes_of_grown_accounts.sql';
const rulesTests = ['packages/contract/src/barcodes.rules.test.ts'];
const tests = ['barcodes', 'otherGames'].map((name) => `packages/server/src/barcodes/${name}.test.ts`);

export const mutants: Mutant[] = [
  {
    bug: 'a wrong check digit is taken',
    file: rules,
    find: 'at % 2 ? 1 : 3',
    plant: 'at % 2 ? 1 : 2',
    tests: rulesTests,
  },
  {
    bug: 'the cents of a price that does not divide are lost',
    file: rules,
    find: 'each + (at < more ? 1 : 0)',
    plant: 'each',
    tests: rulesTests,
  },
  {
    bug: 'one user teaches everybody what a code is',
    file: judged,
    find: 'c.for_it >= 2 and',
    plant: 'c.for_it >= 1 and',
    tests,
  },
  {
    bug: 'two accounts of the same evening teach everybody',
    file: judged,
    find: 'filter (where is_right and counts)',
    plant: 'filter (where is_right)',
    tests,
  },
  {
    bug: 'accounts of the same evening report a code away',
    file: judged,
    find: 'filter (where not is_right and counts)',
    plant: 'filter (where not is_right)',
    tests,
  },
  {
    bug: 'one who reports a code outvotes two who teach it',
    file: judged,
    find: 'c.against_it <= c.for_it',
    plant: 'c.for_it - c.against_it >= 2',
    tests,
  },
  {
    bug: 'no report takes back what users taught',
    file: judged,
    find: ' and c.against_it <= c.for_it',
    plant: '',
    tests,
  },
  {
    bug: 'what users taught stands beside what a source says',
    file: judged,
    find: 'j.is_learned and not exists (select from judged o where o.is_of_source)',
    plant: 'j.is_learned',
    tests,
  },
  {
    bug: 'what the operator removed is told again',
    file: judged,
    find: 'k.game_id is not null and r.game_id is null and',
    plant: 'k.game_id is not null and',
    tests,
  },
];
