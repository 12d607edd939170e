import { expect, test } from 'vitest';

import { widthOf } from './coverTitle.ts';
import { spineShape, usualBox } from './spineShape.ts';
import { spineType } from './spineType.ts';

const jewelCase = { width: 142, height: 125, depth: 10 };
const bigBox = { width: 200, height: 240, depth: 40 };

test('a taller box stands taller on the shelf, and a thicker one wider', () => {
  const [small, large] = [spineShape(jewelCase), spineShape(bigBox)];

  expect(small.height).toBeLessThan(large.height);
  expect(small.width).toBeLessThan(large.width);
});

test('every spine has room for a line of type, and none is higher than its row', () => {
  for (const box of [jewelCase, usualBox, bigBox, { width: 1, height: 1, depth: 1 }]) {
    const { height, width } = spineShape(box);
    expect(width).toBeGreaterThanOrEqual(15);
    expect(height).toBeLessThan(95);
  }
});

test.each([
  'Rez',
  'Chrono Trigger',
  'Castlevania: Symphony of the Night',
  'ファイナルファンタジータクティクス',
])('%s stands whole on its spine', (title) => {
  const shape = spineShape(usualBox);
  const { size, isTwoLines } = spineType(title, shape);

  expect(widthOf(title) * size).toBeLessThan((isTwoLines ? 2 : 1) * (shape.height - shape.width));
  expect(size * (isTwoLines ? 2 : 1)).toBeLessThan(shape.width);
});

test('a title too long for its spine is cut, and not set in type that nobody can read', () => {
  const { size, isTwoLines } = spineType('A Very Long Title '.repeat(12), spineShape(jewelCase));

  expect(size).toBeGreaterThan(5);
  expect(isTwoLines).toBe(true);
});
