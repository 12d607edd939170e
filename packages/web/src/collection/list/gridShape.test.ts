import { expect, test } from 'vitest';

import { coversShape, gridShape } from './gridShape.ts';

test.each([
  [320, 2, 2],
  [358, 2, 3],
  [560, 3, 4],
  [768, 3, 4],
  [1024, 5, 6],
  [1232, 6, 7],
  [1880, 9, 11],
])('a row of %i px has %i cards, and %i if they are compact', (width, comfortable, compact) => {
  expect(gridShape(width, 'comfortable').columns).toBe(comfortable);
  expect(gridShape(width, 'compact').columns).toBe(compact);
});

test.each([
  [288, 3, 4],
  [358, 3, 4],
  [720, 4, 6],
  [1232, 7, 11],
  [1880, 12, 16],
])('a row of %i px has %i covers, and %i if they are compact', (width, comfortable, compact) => {
  expect(coversShape(width, 'comfortable').columns).toBe(comfortable);
  expect(coversShape(width, 'compact').columns).toBe(compact);
});

test('a row of covers is as high as its covers, without a hole below or a cut', () => {
  const { columns, gapPx, rowPx } = coversShape(1232, 'comfortable');

  expect(rowPx).toBe(Math.round((((1232 - (columns - 1) * gapPx) / columns) * 4) / 3));
});
