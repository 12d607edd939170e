import type { Mutant } from '../mutant.ts';

const catalogue = 'packages/server/src/catalogue';
const migration = 'packages/server/migrations/0023_finding.sql';
const ofFinding = ['finding', 'likely'].map((name) => `${catalogue}/${name}.test.ts`);
const ofFirst = [`${catalogue}/firstOfResults.test.ts`];

/** Which of the games that a search finds come first. */
export const mutants: Mutant[] = [
  {
    bug: 'a game whose title has the words apart is less likely',
    file: `${catalogue}/search.ts`,
    find: ' || reword === writtenApart) asTyped',
    plant: ') asTyped',
    tests: [`${catalogue}/likely.test.ts`],
  },
  {
    bug: 'cheat discs are as likely as games',
    file: migration,
    find: 'then 200 else 0 end',
    plant: 'then 0 else 0 end',
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
    find: 'select distinct on (folded_title) game_id, folded_title, max(likelihood) over',
    plant: 'select game_id, folded_title, max(likelihood) over',
    tests: ofFinding,
  },
  {
    bug: 'a list of few results begins with a cheat disc',
    file: `${catalogue}/search.store.ts`,
    find: 'or place = 1 and folded_title <> first_title',
    plant: '',
    tests: [...ofFirst, `${catalogue}/likely.test.ts`],
  },
  {
    bug: 'what only has parts of the words is likely',
    file: `${catalogue}/search.store.ts`,
    find: 'and likelihood >= ${sql.lit(leastLikelihood)}',
    plant: '',
    tests: [...ofFirst, `${catalogue}/likely.test.ts`],
  },
  {
    bug: 'a sequel comes before the game that is called as typed',
    file: `${catalogue}/matching.store.ts`,
    find: 'greatest(likelihood, of_others) desc',
    plant: 'likelihood desc',
    tests: [...ofFirst, `${catalogue}/likely.test.ts`],
  },
  {
    bug: 'what has the words in another way comes in the order of how well it is known, not of its series',
    file: `${catalogue}/search.store.ts`,
    find: ' named.place, likelihood desc',
    plant: ' likelihood desc',
    tests: ofFirst,
  },
  {
    bug: 'a wrong letter makes the first of a series one of many',
    file: `${catalogue}/search.store.ts`,
    find: ' or (select typed = 0 from totals)',
    plant: '',
    tests: ofFirst,
  },
  {
    bug: 'a title that begins with the words comes behind one that has them elsewhere',
    file: `${catalogue}/matching.store.ts`,
    find: 'when n.folded_title like any(${begun}::text[]) then 60',
    plant: '',
    tests: ofFirst,
  },
  {
    bug: 'initials mean any game, not the series with the most',
    file: `${catalogue}/matching.store.ts`,
    find: 'sql`initials_of(name) && ${phrases}::text[]`',
    plant: 'sql`false`',
    tests: ofFirst,
  },
  {
    bug: 'whoever types a whole title gets a better known game that has its words apart',
    file: `${catalogue}/matching.store.ts`,
    find: 'order by is_whole desc, ',
    plant: 'order by ',
    tests: ofFirst,
  },
  {
    bug: 'another game that is called so elsewhere comes before the one of that title',
    file: `${catalogue}/search.store.ts`,
    find: 'folded_title = any(${asked.phrases}::text[]) desc, ',
    plant: '',
    tests: [`${catalogue}/firstTyped.test.ts`],
  },
  {
    bug: 'a well-known subtitle comes behind an unknown game of that title',
    file: `${catalogue}/matching.store.ts`,
    find: '`%: ${typed}`, ',
    plant: '',
    tests: [...ofFirst, `${catalogue}/firstTyped.test.ts`],
  },
  {
    bug: 'a title in Japanese script means a western console first',
    file: `${catalogue}/matching.store.ts`,
    find: 'n.platform_id = any(${japaneseMachines}::int[]) and',
    plant: 'n.platform_id = 0 and',
    tests: ofFirst,
  },
  {
    bug: 'a title that is known with its subtitle comes behind a lesser game without one',
    file: `${catalogue}/matching.store.ts`,
    find: ', `${typed}: %`]',
    plant: ']',
    tests: [`${catalogue}/firstTyped.test.ts`],
  },
  {
    bug: 'a subtitle is a whole title though no game has that title',
    file: `${catalogue}/matching.store.ts`,
    find: 'bool_or(c.folded_title = ${typed}) over ()\n    and (',
    plant: '(',
    tests: [`${catalogue}/firstTyped.test.ts`],
  },
];
