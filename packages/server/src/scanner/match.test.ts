import { expect, test } from 'vitest';

import { type IndexedGame, index, printed } from '../testing/boxes.ts';
import { compact } from './letters.ts';
import { type Asked, findMeant } from './match.ts';
import { type Line, toRuns } from './printed.ts';
import { fitNames, listOf } from './titleIndex.ts';

const catalogue: IndexedGame[] = [
  [1, 19, ' super metroid '],
  [2, 18, ' metroid '],
  [3, 8, ' final fantasy x 2 '],
  [4, 8, ' final fantasy x '],
  [5, 7, ' final fantasy vii '],
  [6, 19, ' chrono trigger '],
  [7, 7, ' chrono trigger '],
  [8, 64, ' gauntlet '],
  [9, 4, ' gauntlet legends '],
  [10, 33, ' tetris '],
  [11, 19, ' tetris attack / panel de pon '],
  [12, 41, ' nintendo land '],
  [13, 23, ' shenmue / shenmue ichi '],
  [14, 48, ' shenmue '],
];
const everybodys = index(catalogue);
const consoles = [
  { platformId: 7, names: ['PlayStation', 'PS1'] },
  { platformId: 8, names: ['PlayStation 2', 'PS2'] },
  { platformId: 19, names: ['Super Nintendo Entertainment System', 'SNES'] },
  { platformId: 18, names: ['Nintendo Entertainment System', 'NES'] },
];

/** Words of one line, each a little below the one that it follows here. */
const slanted = (...words: string[]): Line[] =>
  words.map((text, at) => ({ text, x: 0.2, y: 0.4 + at / 100, width: 0.2, height: 0.09 }));
const meant = (lines: Line[], asked: Partial<Asked> = {}) =>
  findMeant([everybodys], { lines, consoles, ...asked });
const ids = (lines: Line[], asked: Partial<Asked> = {}) =>
  meant(lines, asked).matches.flatMap(({ gameIds }) => gameIds);

test.each([
  ['a title over two lines', printed('9 SUPER', '9 METROID', '3 Nintendo'), 1],
  ['letters that were misread', printed('9 5UPER', '9 METR0lD'), 1],
  ['words without spaces', printed('8 FINALFANTASYVII'), 5],
  ['a tag line within the title', printed('9 GAUNTLET', '4 Includes bonus disc', '8 LEGENDS'), 9],
  ['a shape that was read as a huge letter', printed('30 N', '6 SUPER METROID'), 1],
  ['another title of the game', printed('9 PANEL DE PON'), 11],
  ['a numeral', printed('9 FINAL FANTASY', '9 X-2'), 3],
  ['a word that a slant lifts above the one before it', slanted('ATTACK', 'TETRIS'), 11],
])('%s is found', (_what, lines, game) => {
  expect(ids(lines)[0]).toBe(game);
});

test('the console that the box names decides between games of one title', () => {
  expect(ids(printed('4 PlayStation', '9 CHRONO TRIGGER'))[0]).toBe(7);
  expect(ids(printed('4 SUPER NINTENDO ENTERTAINMENT SYSTEM', '9 CHRONO TRIGGER'))[0]).toBe(6);
  expect(ids(printed('9 CHRONO TRIGGER'), { platformId: 7 })[0]).toBe(7);
});

test('the console that the box names is known also where no title is', () => {
  expect(meant(printed('4 PlayStation', '9 QWRTZ'))).toMatchObject({ platformId: 7, matches: [] });
  expect(meant(printed('9 CHRONO TRIGGER')).platformId).toBeUndefined();
});

test('the longer name of a console is the one that is meant', () => {
  const both = index([
    [1, 7, ' rayman '],
    [2, 8, ' rayman '],
  ]);
  const { matches, isSure } = findMeant([both], { lines: printed('3 PlayStation.2', '9 RAYMAN'), consoles });
  expect(matches[0]?.gameIds[0]).toBe(2);
  expect(isSure).toBe(true);
});

test('a title on several consoles is one match, with the console that is named first', () => {
  const { matches } = meant(printed('4 PlayStation', '9 CHRONO TRIGGER'));

  expect(matches[0]?.gameIds).toEqual([7, 6]);
  expect(meant(printed('9 CHRONO TRIGGER'), { aside: printed('4 PlayStatlon') }).matches[0]?.gameIds).toEqual(
    [7, 6],
  );
});

test('a console that runs up beside the title decides, too, and its words are no part of the title', () => {
  const lines = printed('9 CHRONO TRIGGER');

  const { matches, isSure, words } = meant(lines, { aside: printed('4 PlayStation') });

  expect(matches[0]?.gameIds).toEqual([7, 6]);
  expect(isSure).toBe(true);
  expect(words).toBe('CHRONO TRIGGER');
});

test('it is not sure of a game where the box names another console', () => {
  const { matches, isSure } = meant(printed('4 PlayStation', '9 SUPER', '9 METROID'));

  expect(matches[0]?.gameIds).toEqual([1]);
  expect(isSure).toBe(false);
});

test('of titles that share as much with what was misread, the one that is spelled alike is first', () => {
  const fighters = index([
    [1, 80, ' fighters 98 '],
    [2, 80, ' fighters 96 '],
    [3, 80, ' fighters r 2 '],
  ]);

  const { matches } = findMeant([fighters], { lines: printed('9 FIGHITERS 06'), consoles });

  expect(matches[0]?.gameIds).toEqual([2]);
});

test('words that are hardly like any title are offered for what they may be, and it is not sure', () => {
  const { matches, isSure } = meant(printed('9 CHR0N', '9 TRICER'));

  expect(matches[0]?.gameIds).toContain(6);
  expect(isSure).toBe(false);
});

test('what no title is like offers none, however few letters are alike', () => {
  const { matches, words } = meant(printed('9 ZWORGLE', '9 QUXBAP TRIS'));

  expect([matches, words]).toEqual([[], 'ZWORGLE QUXBAP TRIS']);
});

test('a title of which too little stands there does not fit well, however much of what stands there it has', () => {
  const kirbys = index([
    [1, 37, ' kirby battle deluxe / kirby battle royale '],
    [2, 37, ' kirby triple deluxe '],
    [3, 11, ' scaler '],
    [4, 11, ' breakdown '],
    [5, 28, ' breakout '],
  ]);
  const isFitting = (...lines: string[]) =>
    findMeant([kirbys], { lines: printed(...lines), consoles }).fitsWell;

  expect(isFitting('9 KITCHEN', '9 SCALE', '9 DELUXE')).toBe(false);
  expect(isFitting('9 Bread {2}')).toBe(false);
  expect(isFitting('9 KIRBY', '9 TRlPlE', '9 DELUXE')).toBe(true);
});

test('it is known whether the first title is much like what was read', () => {
  expect(meant(printed('9 CHRONO TRIGGER')).fitsWell).toBe(true);
  const others = ['9 A WHOLLY OTHER TITLE', '9 WORDS OF ANOTHER KIND', '9 MUCH ELSE BESIDES IT'];
  const beside = meant(printed('9 CHRONO TRIGGER', ...others));
  expect(beside.matches[0]?.gameIds).toContain(6);
  expect(beside.fitsWell).toBe(false);
});

test('beside a title that was read well, none is offered that has little of it', () => {
  const fish = index([
    [1, 19, ' nemo '],
    [2, 19, ' finding nemo '],
    [3, 19, ' finding nemo 2 '],
  ]);
  const { matches } = findMeant([fish], { lines: printed('9 FINDING NEMO'), consoles });

  expect(matches.map(({ gameIds }) => gameIds)).toEqual([[2], [3]]);
});

test('beside a title that was read whole, or nearly, none is offered that is hardly like it', () => {
  const triggers = index([...catalogue, [15, 23, ' outtrigger ']]);
  const titles = (...lines: string[]) =>
    findMeant([triggers], { lines: printed(...lines), consoles, platformId: 23 }).matches.map(
      ({ gameIds }) => gameIds,
    );

  expect(titles('9 CHRONO TRIGGER')).toEqual([[6, 7]]);
  expect(titles('9 CHNONO', '9 TRIGGEN')).toEqual([[6, 7]]);
});

test('no title is offered for the console that a box names, also where its name was misread', () => {
  const ninjas = index([...catalogue, [15, 19, ' super ninja boy ']]);
  const names = [...consoles, { platformId: 19, names: ['Super Nintendo'] }];
  const lines = printed('4 SUPER NINTENOO', '12 ZWORGLE', '12 QUXBAP');

  const { matches, words, platformId } = findMeant([ninjas], { lines, consoles: names });

  expect(matches).toEqual([]);
  expect(words).toBe('ZWORGLE QUXBAP');
  expect(platformId).toBe(19);
});

test('the console is searched with where one alone may be named, and not where two may', () => {
  const two = [...consoles, { platformId: 20, names: ['PlayStation 3'] }];
  const consoleOf = (line: string) =>
    findMeant([everybodys], { lines: printed(line, '9 QWRTZ'), consoles: two }).platformId;

  expect(consoleOf('4 PlavStatlon 3')).toBe(20);
  expect(consoleOf('4 PlayStation Z')).toBeUndefined();
});

test('a pattern that was read as huge letters does not hide the title', () => {
  const pattern = printed('54 aagaa ea').map((line) => ({ ...line, confidence: 0.26 }));

  expect(ids([...pattern, ...printed('6 SUPER METROID')])[0]).toBe(1);
});

test('it is sure only of one title on one console', () => {
  expect(meant(printed('9 SUPER', '9 METROID')).isSure).toBe(true);
  expect(meant(printed('9 CHRONO TRIGGER'))).toMatchObject({ isSure: false, isConsoleKnown: false });
  expect(meant(printed('4 PlayStation', '9 CHRONO TRIGGER')).isSure).toBe(true);
  expect(meant(printed('9 FINAL FANTASY')).isSure).toBe(false);
});

test('consoles and publishers are no titles, and what nothing is like has no matches', () => {
  expect(ids(printed('4 Nintendo', '3 Nintendo Entertainment System', '9 TETRIS'))[0]).toBe(10);
  expect(ids(printed('9 QWRTZ'))).toEqual([]);
  expect(meant([])).toEqual({
    words: '',
    matches: [],
    isSure: false,
    fitsWell: false,
    isConsoleKnown: false,
  });
});

test('the largest words are what is searched for where no game fits', () => {
  expect(meant(printed('9 Homebrew', '8 Quest', '2 for one player', '3 Sega')).words).toBe('Homebrew Quest');
});

test('what a user has entered is found beside the catalogue', () => {
  const own = index([[2_000_000_000, 19, ' homebrew quest ']]);
  const lines = printed('9 Homebrew', '9 Quest');
  expect(findMeant([everybodys, own], { lines, consoles }).matches[0]?.gameIds).toEqual([2_000_000_000]);
});

test('the words of a spine are its title, without the console that stands in the same line', () => {
  const read = (line: string) => findMeant([everybodys], { lines: printed(line), consoles }).words;

  expect(read('9 Super Nintendo Entertainment SystemGargoyle’s Quest')).toBe('Gargoyle’s Quest');
  expect(read('9 PlayStation 2 Rygar')).toBe('Rygar');
  expect(read('9 NES Remix')).toBe('NES Remix');
  expect(read('9 Play')).toBe('Play');
});

test('the back of a box takes no more work than its largest lines, and its title is found', () => {
  const text = Array.from({ length: 300 }, (_line, at) => `2 every line tells more of story number ${at}`);
  const lines = printed('6 CHRONO TRIGGER', ...text, '5 SUPER METROID');

  expect(toRuns(lines, consoles).length).toBeLessThan(400);
  expect(
    toRuns([...lines, ...text.flatMap((line) => printed(`${line} again`))], consoles).length,
  ).toBeLessThan(400);
  expect(ids(lines)).toContain(1);
});

test('where every name has the same words, the others decide, and what fits them wholly fits wholly', () => {
  const many = index(
    Array.from({ length: 12_000 }, (_game, at) => [
      at,
      19,
      ` the great adventure of captain ${at.toString(36)}z `,
    ]),
  );

  const fits = fitNames(many, compact(`The great adventure of captain ${(9876).toString(36)}z`), 3);

  expect([...listOf(many.gamesOfName, fits[0]?.name ?? 0)]).toContain(9876);
  expect(fits[0]?.dice).toBeCloseTo(1, 5);
  expect(fits[1]?.dice).toBeLessThan(1);
});

test('a digit within a word is a letter that was misread, and one at its end a number', () => {
  expect(compact('P0KéM0N 5TAR')).toBe(compact('Pokemon 5tar'));
  expect(compact('M1DN1GHT CA5TLE')).toBe(compact('Midnight Castle'));
  expect(compact('Doom 2')).not.toBe(compact('Doom'));
  expect(compact('Street Fighter 10')).not.toBe(compact('Street Fighter Io'));
});

test('games of one title are offered once, also where one of them has other titles', () => {
  const { matches, isSure } = meant(printed('9 SHENMUE'), { platformId: 23 });

  expect(matches[0]?.gameIds).toEqual([13, 14]);
  expect(isSure).toBe(true);
});

test('the very title, on the console that was told, is sure whatever its neighbours in the series', () => {
  const read = (text: string) => [{ text, x: 0, y: 0, width: 1, height: 1 }];

  const told = meant(read('Final Fantasy X'), { platformId: 8 });
  expect([told.isSure, told.matches[0]?.gameIds]).toEqual([true, [4]]);
  expect(meant(read('Final Fantasy X'), { platformId: 19 }).isSure).toBe(false);
  expect(meant(read('Final Fantasy'), { platformId: 8 }).isSure).toBe(false);
});
