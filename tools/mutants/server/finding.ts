import type { Mutant } from '../mutant.ts';

const catalogue = 'packages/server/src/catalogue';
const migration = 'packages/server/migrations/0023_finding.sql';
const ofSearch = [`${catalogue}/search.test.ts`];
const ofFinding = ['finding', 'likely'].map((name) => `${catalogue}/${name}.test.ts`);
const ofSpelling = [`${catalogue}/spelling.test.ts`];

/** What a search finds: by title, other title, serial, barcode, in any script, and despite a wrong letter. */
export const mutants: Mutant[] = [
  {
    bug: 'a search finds games of other platforms',
    file: `${catalogue}/matching.store.ts`,
    find: "platform === 'all' ? sql`true` : sql`n.platform_id = ${platform}`",
    plant: 'sql`true`',
    tests: ofSearch,
  },
  {
    bug: 'what only other spellings match is an exact result',
    file: `${catalogue}/matching.store.ts`,
    find: "'walked' ? sql`strpos(n.folded_title, ${word}) > 0` : sql`n.folded_title like",
    plant: "'walked' ? sql`strpos(n.names, ${word}) > 0` : sql`n.names like",
    tests: ofSearch,
  },
  {
    bug: 'a short word that many games have is never mistyped',
    file: `${catalogue}/search.ts`,
    find: 'const isNew = words.length > 1 &&',
    plant: 'const isNew = words.length > 99 &&',
    tests: ofFinding,
  },
  {
    bug: 'a letter that a word of five lacks is not looked for',
    file: `${catalogue}/spelling.ts`,
    find: 'unknown: 4,',
    plant: 'unknown: 5,',
    tests: ofFinding,
  },
  {
    bug: 'a wrong letter in two words that are written as one finds nothing',
    file: `${catalogue}/words.store.ts`,
    find: 'union all select joined, apart from game_word_pairs',
    plant: 'union all select joined, apart from game_word_pairs where false',
    tests: ['packages/server/src/catalogue/finding.test.ts'],
  },
  {
    bug: 'a wrong letter in a word of very many games finds nothing',
    file: `${catalogue}/search.store.ts`,
    find: 'return before ? await walkBehind(',
    plant: 'return before && false ? await walkBehind(',
    tests: ['packages/server/src/catalogue/frequent.test.ts'],
  },
  {
    bug: 'a second page of what is meant begins with the first one’s games',
    file: `${catalogue}/search.store.ts`,
    find: 'Math.max(0, offset - before.total - before.totalAlike)',
    plant: '0',
    tests: ['packages/server/src/catalogue/frequent.test.ts'],
  },
  {
    bug: 'games are no longer found by their other titles',
    file: migration,
    find: "coalesce(' / ' || nullif(d.folded_alts, ''), '')",
    plant: "''",
    tests: ofSearch,
  },
  {
    bug: 'a release that changed is still found by its old barcode',
    file: migration,
    find: 'w.code = k.code and w.game_id = k.game_id',
    plant: 'w.game_id = k.game_id',
    tests: ofFinding,
  },
  {
    bug: 'a barcode is not found without its leading zero',
    file: `${catalogue}/codes.ts`,
    find: "written.replace(/^0+/, '')",
    plant: 'written',
    tests: ofFinding,
  },
  {
    bug: 'four letters of a label mean the games of all consoles',
    file: `${catalogue}/codes.ts`,
    find: '{ code: game, platforms }',
    plant: '{ code: game }',
    tests: ofFinding,
  },
  {
    bug: 'four letters that a release shows as its serial find nothing',
    file: `${catalogue}/codes.ts`,
    find: ' && written.length !== lettersOfGame',
    plant: '',
    tests: ofFinding,
  },
  {
    bug: 'the letters of a label with their country find nothing',
    file: `${catalogue}/codes.ts`,
    find: '[{ code: written }, { code: letters }]',
    plant: '[{ code: written }]',
    tests: [`${catalogue}/codes.test.ts`],
  },
  {
    bug: "a number that is a title leads to another game's label",
    file: `${catalogue}/codes.ts`,
    find: 'some(({ code }) => code.length >= 6)',
    plant: 'some(({ code }) => code.length >= 4)',
    tests: ofFinding,
  },
  {
    bug: 'cheat discs are as likely as games',
    file: migration,
    find: 'then 200 else 0 end',
    plant: 'then 0 else 0 end',
    tests: ofFinding,
  },
  {
    bug: 'two swapped letters in the middle of a word are not overlooked',
    file: `${catalogue}/words.store.ts`,
    find: 'where word = ${swapped}',
    plant: 'where false and word = ${swapped}',
    tests: ofFinding,
  },
  {
    bug: 'short words are corrected where nothing tells what is meant',
    file: `${catalogue}/spelling.ts`,
    find: 'words.length > 1 ? leastLetters.besideOthers',
    plant: 'words.length > 99 ? leastLetters.besideOthers',
    tests: ofFinding,
  },
  {
    bug: 'a word that a single title has is not corrected',
    file: `${catalogue}/search.ts`,
    find: '{ long: 2, short: 12 }',
    plant: '{ long: 1, short: 1 }',
    tests: ofFinding,
  },
  {
    bug: 'words that titles have are never corrected, though no title has them together',
    file: `${catalogue}/search.ts`,
    find: ' && !(isLong(word) && count < scarce)',
    plant: '',
    tests: ofFinding,
  },
  {
    bug: 'parts of words come before whole ones of another spelling',
    file: `${catalogue}/search.store.ts`,
    find: 'is_whole desc, case when is_title then 0 else reading end,',
    plant: 'reading,',
    tests: ofFinding,
  },
  {
    bug: 'one game on several consoles fills the likeliest',
    file: `${catalogue}/search.store.ts`,
    find: 'select distinct on (folded_title) game_id, folded_title, likelihood from (',
    plant: 'select game_id, folded_title, likelihood from (',
    tests: ofFinding,
  },
  {
    bug: 'two wrong letters are overlooked',
    file: `${catalogue}/spelling.ts`,
    find: 'rest(a, start + 1) === rest(b, start + 1) || ',
    plant: 'rest(a, start + 2) === rest(b, start + 2) || ',
    tests: ofSpelling,
  },
  {
    bug: 'one letter of a Japanese title finds nothing',
    file: migration,
    find: 'select substr(names, at, 1) as piece, at',
    plant: 'select substr(names, at, 3) as piece, at',
    tests: ofFinding,
  },
  {
    bug: 'a copy of one of several releases in a region is shown as all of them',
    file: 'packages/contract/src/release.rules.ts',
    find: 'ofRegion.length === 1 ? ofRegion[0]',
    plant: 'ofRegion.length > 0 ? ofRegion[0]',
    tests: ['packages/contract/src/release.rules.test.ts'],
  },
];
