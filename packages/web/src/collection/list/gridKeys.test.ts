import { expect, test } from 'vitest';

import { placeAfter } from './gridKeys.ts';

// 0 1 2 3
// 4 5 6 7
// 8 9
const grid = { count: 10, columns: 4, rowsInSight: 2 };

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 2],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
])('%s leads from game %i to game %i', (key, from, to) => {
  expect(placeAfter({ key }, from, grid)).toBe(to);
});

test.each(['ctrlKey', 'metaKey'])('with %s, Home and End lead to the ends of the list', (held) => {
  expect(placeAfter({ key: 'Home', [held]: true }, 6, grid)).toBe(0);
  expect(placeAfter({ key: 'End', [held]: true }, 1, grid)).toBe(9);
});

test('other keys are left to the browser', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a']) expect(placeAfter({ key }, 5, grid)).toBeNull();
});
