import { expect, test } from 'vitest';

import type { Meant } from './match.ts';
import type { Line } from './printed.ts';
import { spinesOf, toLine } from './spines.ts';

const line = (text: string, place: Partial<Line>): Line => ({
  text,
  x: 0.1,
  y: 0.1,
  width: 0.4,
  height: 0.05,
  ...place,
});
/** Whatever is in capitals is a title. */
const meaningOf = (lines: Line[]): Meant => {
  const words = lines
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => text)
    .join(' ');
  const isTitle = words === words.toUpperCase();
  return {
    words,
    matches: [{ gameId: words.length, score: isTitle ? 1 : 0.5 }],
    isSure: isTitle,
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
