import { expect, test } from 'vitest';

import type { Meant } from './match.ts';
import type { Line } from './printed.ts';
import { type ReadLine, spinesOf, toLine } from './spines.ts';

const line = (text: string, place: Partial<ReadLine>): ReadLine => ({
  text,
  confidence: 0.95,
  x: 0.1,
  y: 0.1,
  width: 0.4,
  height: 0.05,
  ...place,
});
/** Whatever is in capitals is a title; what has a question mark is like none. */
const meaningOf = (lines: Line[]): Meant => {
  const words = lines
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => text)
    .join(' ');
  const isTitle = words === words.toUpperCase();
  return {
    words,
    matches: words.includes('?') ? [] : [{ gameIds: [words.length], score: isTitle ? 1 : 0.5 }],
    isSure: isTitle,
    fitsWell: isTitle,
    isConsoleKnown: true,
  };
};
const words = (spines: ReturnType<typeof spinesOf>) => spines.map((spine) => spine.words);

test('the lines of one row are one spine, in the order in which they are read', () => {
  const lines = [
    line('MARIO', { x: 0.3 }),
    line('SUPER', { x: 0.1, width: 0.15 }),
    line('ZELDA', { y: 0.3 }),
  ];

  expect(words(spinesOf([{ turn: 0, lines }], meaningOf))).toEqual(['SUPER MARIO', 'ZELDA']);
});

test('a title whose letters were hardly read is in the list, and not sure', () => {
  const lines = [line('MADDEN 2002', { confidence: 0.8 }), line('ZELDA', { y: 0.3, confidence: 0.9 })];

  const spines = spinesOf([{ turn: 0, lines }], meaningOf);

  expect(words(spines)).toEqual(['MADDEN 2002', 'ZELDA']);
  expect(spines.map(({ isSure }) => isSure)).toEqual([false, true]);
});

test('what was read in two directions is kept where it makes more sense', () => {
  // The same place: across and down from the left top in the picture, read upright and turned.
  const upright = [line('noise', { x: 0.1, y: 0.2, width: 0.05, height: 0.4 })];
  const turned = [line('METROID', { x: 0.2, y: 0.85, width: 0.4, height: 0.05 })];

  const spines = spinesOf(
    [
      { turn: 0, lines: upright },
      { turn: 270, lines: turned },
    ],
    meaningOf,
  );

  expect(words(spines)).toEqual(['METROID']);
});

test.each([
  [270, { x: 0.08, y: 0.18, width: 0.09, height: 0.44 }],
  [90, { x: 0.83, y: 0.38, width: 0.09, height: 0.44 }],
] as const)('a picture turned by %i degrees gives the place in the picture that was sent', (turn, place) => {
  const [spine] = spinesOf(
    [{ turn, lines: [line('METROID', { x: 0.2, y: 0.85, width: 0.4, height: 0.05 })] }],
    meaningOf,
  );

  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(spine?.box[side]).toBeCloseTo(place[side], 5);
  expect(spine?.runsUp).toBe(turn === 90);
});

test('upright games are listed from left to right, lying ones from top to bottom', () => {
  const two = [line('LEFT', { y: 0.8 }), line('RIGHT', { y: 0.1 })];
  expect(words(spinesOf([{ turn: 270, lines: two }], meaningOf))).toEqual(['LEFT', 'RIGHT']);
  expect(words(spinesOf([{ turn: 0, lines: two }], meaningOf))).toEqual(['RIGHT', 'LEFT']);
});

/** Two spines that are known, and what else was read, as the picture turned clockwise has it. */
const beside = (...others: ReadLine[]) =>
  spinesOf(
    [{ turn: 270, lines: [line('LEFT', { y: 0.9 }), line('RIGHT', { y: 0.1 }), ...others] }],
    meaningOf,
  );

test('a spine that is like no game is in the list, in its place, with what was read and nothing to choose', () => {
  const spines = beside(line('Home films?', { y: 0.5, width: 0.3 }));

  expect(words(spines)).toEqual(['LEFT', 'Home films?', 'RIGHT']);
  expect(spines[1]).toMatchObject({ matches: [], isSure: false });
});

test.each([
  ['a short word, such as a price', line('4.99?', { y: 0.5, width: 0.08 })],
  ['a word that is far larger', line('POSTER?', { y: 0.35, height: 0.3 })],
  ['small print', line('small print?', { y: 0.5, height: 0.01 })],
  ['what was hardly read', line('i90g unjesebas?', { y: 0.5, confidence: 0.5 })],
  ['what runs across the spines', line('label?', { y: 0.4, width: 0.05, height: 0.3 })],
])('%s is no spine', (_what, scrap) => {
  expect(words(beside(scrap))).toEqual(['LEFT', 'RIGHT']);
});

test('what is read upside down where a game is known is no spine, however surely', () => {
  const standing = [line('LEFT', { y: 0.9 }), line('RIGHT', { y: 0.1 })];
  const upsideDown = [line('JH9IU?', { x: 0.5, y: 0.85 })];

  expect(
    words(
      spinesOf(
        [
          { turn: 270, lines: standing },
          { turn: 90, lines: upsideDown },
        ],
        meaningOf,
      ),
    ),
  ).toEqual(['LEFT', 'RIGHT']);
});

test('where games stand, no spine lies', () => {
  const standing = [line('LEFT', { y: 0.9 }), line('RIGHT', { y: 0.1 })];
  const across = [line('on the wall?', { y: 0.5 })];

  expect(
    words(
      spinesOf(
        [
          { turn: 270, lines: standing },
          { turn: 0, lines: across },
        ],
        meaningOf,
      ),
    ),
  ).toEqual(['LEFT', 'RIGHT']);
});

test('a label across the spines does not join two of them', () => {
  const label = line('SALE?', { x: 0.2, y: 0.1, width: 0.05, height: 0.4 });
  const two = [line('LEFT', { y: 0.4 }), line('RIGHT', { y: 0.15 }), label];

  expect(words(spinesOf([{ turn: 270, lines: two }], meaningOf))).toEqual(['LEFT', 'RIGHT']);
});

test('without any game that is known, strips of text are spines, in the direction that was read more surely', () => {
  const read = [
    line('Own game?', { y: 0.4 }),
    line('Other game?', { y: 0.7 }),
    line('1999?', { y: 0.1, width: 0.1 }),
  ];
  const upsideDown = read.map((one) => ({
    ...one,
    text: 'uno?',
    x: 1 - one.x - one.width,
    y: 1 - one.y - one.height,
    confidence: 0.8,
  }));

  const spines = spinesOf(
    [
      { turn: 90, lines: upsideDown },
      { turn: 270, lines: read },
    ],
    meaningOf,
  );

  expect(words(spines)).toEqual(['Other game?', 'Own game?']);
});

test('a slanted line is as high as its letters', () => {
  const box = { x: 100, y: 100, width: 200, height: 120 };
  const points = [
    { x: 100, y: 180 },
    { x: 290, y: 100 },
    { x: 300, y: 140 },
    { x: 110, y: 220 },
  ] as [Point, Point, Point, Point]; // as: four of them

  expect(toLine('x', { ...box, points }, { width: 1000, height: 1000 }).height).toBeCloseTo(0.0412, 3);
  expect(toLine('x', box, { width: 1000, height: 1000 }).height).toBeCloseTo(0.12, 3);
});

type Point = { x: number; y: number };
