import { expect, test } from 'vitest';

import { gridShape } from './gridShape.ts';

test.each([
  [320, 2],
  [358, 2],
  [560, 3],
  [768, 3],
  [1024, 5],
  [1232, 6],
])('a row of %i px has %i cards', (width, columns) => {
  expect(gridShape(width).columns).toBe(columns);
});
