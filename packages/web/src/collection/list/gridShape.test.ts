import { expect, test } from 'vitest';

import { spineShape } from '../../ui/spineShape.ts';
import { coversShape, gridShape, ledgePx, shelfShape } from './gridShape.ts';

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

test.each([
  [358, 8, 8],
  [1232, 30, 39],
  [1880, 47, 60],
])('a ledge of %i px holds %i boxes, and %i in compact rows', (width, comfortable, compact) => {
  expect(shelfShape(width, 'comfortable').columns).toBe(comfortable);
  expect(shelfShape(width, 'compact').columns).toBe(compact);
});

test('on a phone, a box on the shelf is wide enough for a finger', () => {
  for (const density of ['comfortable', 'compact'] as const) {
    for (const width of [288, 328, 358, 398]) {
      expect(width / shelfShape(width, density).columns).toBeGreaterThanOrEqual(44);
    }
  }
});

test('no box is wider than its place on the ledge', () => {
  const widest = spineShape({ width: 180, height: 200, depth: 60 }).width / 100;
  for (const density of ['comfortable', 'compact'] as const) {
    for (const width of [358, 1232]) {
      const { columns, rowPx } = shelfShape(width, density);
      expect((rowPx - ledgePx) * widest).toBeLessThanOrEqual(width / columns);
    }
  }
});
