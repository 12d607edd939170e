import type { Mutant } from '../mutant.ts';

const scanner = 'packages/server/src/scanner';
const ofConsoles = [`${scanner}/consoles.test.ts`];
const ofMatch = [`${scanner}/match.test.ts`];
const ofSpines = [`${scanner}/spines.test.ts`];
const ofProcess = [`${scanner}/embedded.test.ts`];
const ofCalls = [`${scanner}/scanner.test.ts`];

/** What is read in pictures, which games it may mean, and the process that reads. */
export const mutants: Mutant[] = [
  {
    bug: 'a shape that was read as a huge letter hides the title',
    file: `${scanner}/printed.ts`,
    find: 'line.words.length > 3 &&',
    plant: 'line.words.length > 0 &&',
    tests: ofMatch,
  },
  {
    bug: 'a tag line within a title breaks it',
    file: `${scanner}/printed.ts`,
    find: 'for (const least of [smallPrint, largePrint]) {',
    plant: 'for (const least of [smallPrint]) {',
    tests: ofMatch,
  },
  {
    bug: 'PlayStation 2 is taken for PlayStation',
    file: `${scanner}/consoles.ts`,
    find: 'const letters = wanted.length - weightOfMisread * misread;',
    plant: 'const letters = 1;',
    tests: ofConsoles,
  },
  {
    bug: 'a misread digit makes another console of it',
    file: `${scanner}/consoles.ts`,
    find: ' || isDigit(name[at])',
    plant: '',
    tests: ofConsoles,
  },
  {
    bug: 'it is certain of PlayStation where a 2 was misread',
    file: `${scanner}/consoles.ts`,
    find: '(best.name === best.line || !mayBeAnother(best, others))',
    plant: 'best.name !== undefined',
    tests: ofConsoles,
  },
  {
    bug: 'Mark II is taken for Mark III',
    file: `${scanner}/consoles.ts`,
    find: '/ ([ivx]+)$/.exec(fold(name))?.[1]?.length ?? 0',
    plant: 'name.length * 0',
    tests: ofConsoles,
  },
  {
    bug: 'a title is offered that has little of what was read',
    file: `${scanner}/match.ts`,
    find: 'ofLikeliest: 0.5',
    plant: 'ofLikeliest: 0',
    tests: ofMatch,
  },
  {
    bug: 'a spine is sure whose letters were hardly read',
    file: `${scanner}/spines.ts`,
    find: 'meant.isSure && confidence >= sureConfidence',
    plant: 'meant.isSure',
    tests: [`${scanner}/spines.test.ts`],
  },
  {
    bug: 'it is sure of one of two consoles',
    file: `${scanner}/match.ts`,
    find: 'certain === undefined ? first.length === 1 :',
    plant: 'certain === undefined ? true :',
    tests: ofMatch,
  },
  {
    bug: 'it is sure of a game although the box names another console',
    file: `${scanner}/match.ts`,
    find: ': certain === likeliest.platformId',
    plant: ': true',
    tests: ofMatch,
  },
  {
    bug: 'how a title is spelled does not count',
    file: `${scanner}/match.ts`,
    find: 'spelling: 0.4,',
    plant: 'spelling: 0,',
    tests: ofMatch,
  },
  {
    bug: 'a pattern that was read as letters hides the title',
    file: `${scanner}/printed.ts`,
    find: ' && (line.confidence ?? 1) >= readable',
    plant: '',
    tests: ofMatch,
  },
  {
    bug: 'each console of a title takes one of the three offers',
    file: `${scanner}/match.ts`,
    find: 'Map.groupBy(ranked, ({ name }) => name)',
    plant: 'Map.groupBy(ranked, ({ gameId }) => gameId)',
    tests: ofMatch,
  },
  {
    bug: 'a digit within a word stays one',
    file: `${scanner}/titleIndex.ts`,
    find: "    .replace(/(?<=\\p{L})0(?=\\p{L})/gu, 'o')\n",
    plant: '',
    tests: ofMatch,
  },
  {
    bug: 'a console along the left edge is not read',
    file: `${scanner}/embedded.worker.ts`,
    find: 'meant({ lines, aside })',
    plant: 'meant({ lines })',
    tests: ofCalls,
  },
  {
    bug: 'any failure switches the reader off',
    file: `${scanner}/embedded.ts`,
    find: 'isUnable ||= error instanceof Unable;',
    plant: 'isUnable = true;',
    tests: ofProcess,
  },
  {
    bug: 'a picture that was turned gives the wrong place',
    file: `${scanner}/spines.ts`,
    find: 'if (turn === 90) return { x: y, y: 1 - x - width, width: height, height: width };',
    plant: 'if (turn === 90) return { x: y, y: x, width: height, height: width };',
    tests: ofSpines,
  },
  {
    bug: 'a spine that was read in two directions is listed twice',
    file: `${scanner}/spines.ts`,
    find: 'sharedPart(box, spine.box) < mostShared',
    plant: 'sharedPart(box, spine.box) <= 1',
    tests: ofSpines,
  },
  {
    bug: 'a spine that is like no game is left out of the list',
    file: `${scanner}/spines.ts`,
    find: 'others.filter(looksLike(games))',
    plant: 'others.filter(() => false)',
    tests: ofSpines,
  },
  {
    bug: 'every scrap of text is a spine',
    file: `${scanner}/spines.ts`,
    find: 'others.filter(looksLike(games))',
    plant: 'others.filter(() => true)',
    tests: ofSpines,
  },
  {
    bug: 'a label across the spines joins two of them',
    file: `${scanner}/spines.ts`,
    find: '.filter(runsAlong)',
    plant: '',
    tests: ofSpines,
  },
  {
    bug: 'the runtime that reads reports to its maker, and writes files of its own',
    file: `${scanner}/embedded.ts`,
    find: ", ORT_DISABLE_TELEMETRY: '1'",
    plant: '',
    tests: [`${scanner}/nothingKept.test.ts`],
  },
  {
    bug: 'the log says which game is on a picture',
    file: `${scanner}/scanner.ts`,
    find: 'const { words, isSure, candidates } = withGames(spine, await gamesFor(ctx, userId, [spine]));',
    plant:
      'const { words, isSure, candidates } = withGames(spine, await gamesFor(ctx, userId, [spine])); ctx.log.debug(words);',
    tests: [`${scanner}/nothingKept.test.ts`],
  },
  {
    bug: 'a reader that failed is asked again',
    file: `${scanner}/embedded.ts`,
    find: '      end();\n      const reason',
    plant: '      const reason',
    tests: ofProcess,
  },
  {
    bug: 'a picture waits longer than anybody would',
    file: `${scanner}/embedded.ts`,
    find: 'if (msLeft < longestMs / 2) throw busy();',
    plant: '',
    tests: ofProcess,
  },
  {
    bug: 'the models stay in memory forever',
    file: `${scanner}/embedded.ts`,
    find: '      idle = setTimeout(end, idleMs).unref();\n',
    plant: '',
    tests: ofProcess,
  },
  {
    bug: 'somebody’s own entry is recognized for others',
    file: 'packages/server/src/catalogue/titles.store.ts',
    find: 'where n.game_id < ${firstEntryId}',
    plant: 'where n.game_id > 0',
    tests: ofCalls,
  },
  {
    bug: 'a spine without a place is listed',
    file: `${scanner}/reading.ts`,
    find: 'if (bottom <= top || right <= left) return [];',
    plant: '',
    tests: ofCalls,
  },
];
