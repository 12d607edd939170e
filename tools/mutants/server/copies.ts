import type { Mutant } from '../mutant.ts';

const collection = 'packages/server/src/collection';
const catalogue = 'packages/server/src/catalogue';
const tests = [`${collection}/copies.test.ts`];

/** Several copies of a game: which leads, what they add up to, and where they go. */
export const mutants: Mutant[] = [
  {
    bug: 'sums leave out what further copies cost',
    file: `${catalogue}/own.store.ts`,
    find: ' + coalesce(sum(o.more_paid), 0)',
    plant: '',
    tests,
  },
  {
    bug: 'a game with a whole copy beside the main one is incomplete',
    file: `${catalogue}/own.store.ts`,
    find: ' and not o.has_whole_copy',
    plant: '',
    tests,
  },
  {
    bug: 'two copies fulfil a filter together',
    file: `${catalogue}/filters.store.ts`,
    find: "return ofOne('o').length === 0 ? [] : [onAnyCopy('o', (which) => every(ofOne(which)))];",
    plant: "return ofOne('o').map((_, at) => onAnyCopy('o', (of) => ofOne(of)[at] ?? sql`true`));",
    tests,
  },
  {
    bug: 'a search looks only at main copies',
    file: `${catalogue}/filters.store.ts`,
    find: "...haveWords(which, 'o', words)",
    plant: "...haveWords('o', 'o', words)",
    tests,
  },
  {
    bug: 'a search for what one copy says counts the other copies of the game',
    file: `${catalogue}/filters.store.ts`,
    find: '(${hasWords(which)} or not ${onAnyCopy(main, hasWords)})',
    plant: '${onAnyCopy(main, hasWords)}',
    tests: [`${collection}/saidByCopies.test.ts`],
  },
  {
    bug: 'all games have none where only copies of one’s own say what is searched for',
    file: `${catalogue}/meant.ts`,
    find: 'return readSaid ? await readSaid({ ...asked, coded: said }, answer) : answer;',
    plant: 'return answer;',
    tests: [`${collection}/saidByCopies.test.ts`],
  },
  {
    bug: 'where only copies say what is searched for, other lists have games that resemble it',
    file: `${catalogue}/meant.ts`,
    find: 'if (said.length > 0) return readSaid ?',
    plant: 'if (said.length > 0 && readSaid) return readSaid ?',
    tests: [`${collection}/saidByCopies.test.ts`],
  },
  {
    bug: 'the newest copy takes the lead',
    file: `${collection}/bin.store.ts`,
    find: 'order by game_id, created_at, id',
    plant: 'order by game_id, created_at desc, id desc',
    tests,
  },
  {
    bug: 'a copy that led stays behind when it comes back',
    file: `${collection}/bin.ts`,
    find: 'if (restored && led) await',
    plant: 'if (restored && !restored.id) await',
    tests,
  },
  {
    bug: 'a copy that did not lead takes the lead when it comes back',
    file: `${collection}/bin.ts`,
    find: 'if (restored && led) await',
    plant: 'if (restored) await',
    tests,
  },
  {
    bug: 'a game has as many copies as anybody likes',
    file: `${collection}/copies.ts`,
    find: '(await store.countMost(ctx.db, userId, gameIds)) > furtherCopies.most',
    plant: '(await store.countMost(ctx.db, userId, gameIds)) < 0',
    tests,
  },
  {
    bug: 'an undo forgets a copy that no longer leads',
    file: `${collection}/bulk.store.ts`,
    find: 'await sql`update user_copies ${asBefore}`.execute(tx)',
    plant: '{ numAffectedRows: 0n }',
    tests,
  },
  {
    bug: 'a bulk change is for the main copies, whatever a list asks of copies',
    file: `${collection}/bulk.store.ts`,
    find: "fittingCopies(copies, 'o', ofCopy) ??",
    plant: 'null ??',
    tests: [`${collection}/bulkCopies.test.ts`],
  },
  {
    bug: 'a tag is another one in capitals',
    file: `${catalogue}/filters.store.ts`,
    find: "string_to_array(lower(${column('tags')}), ', ')",
    plant: "string_to_array(${column('tags')}, ', ')",
    tests: [`${collection}/marks.test.ts`],
  },
  {
    bug: 'renaming a place leaves out further copies',
    file: `${collection}/marks.store.ts`,
    find: 'await sql`update user_copies ${change}`.execute(tx)',
    plant: '{ numAffectedRows: 0n }',
    tests,
  },
  {
    bug: 'a photo of one copy goes to the main one',
    file: `${collection}/photos.ts`,
    find: 'copyId === undefined',
    plant: 'true',
    tests,
  },
  {
    bug: "a user changes another user's copy",
    file: `${collection}/copies.store.ts`,
    find: 'const ofCopy = sql`set ${set} where user_id = ${userId} and id = ${id}',
    plant: 'const ofCopy = sql`set ${set} where id = ${id}',
    tests,
  },
  {
    bug: 'an archive loses further copies',
    file: 'packages/server/src/archive/restore.ts',
    find: "    await insert('copies', 'copies', copies.known);\n",
    plant: '',
    tests: ['packages/server/src/archive/restore.test.ts'],
  },
  {
    bug: 'who owns both of two united games loses a copy',
    file: `${catalogue}/unite.ts`,
    find: '  await demoteCopies(db, move);\n',
    plant: "  await db.deleteFrom('user_collection').where('game_id', '=', move.from).execute();\n",
    tests: [`${catalogue}/unite.test.ts`],
  },
];
