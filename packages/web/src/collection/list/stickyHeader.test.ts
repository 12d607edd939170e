import { expect, test } from 'vitest';

import { afterScroll, startOfPage } from './stickyHeader.ts';

const scroll = (...positions: number[]) => positions.reduce(afterScroll, startOfPage).isHidden;

test('the header hides after more than 20 px down', () => {
  expect(scroll(40, 49, 60)).toBe(false);
  expect(scroll(40, 49, 75)).toBe(true);
});

test('the header returns near the top', () => {
  expect(scroll(300, 400)).toBe(true);
  expect(scroll(300, 400, 385)).toBe(true);
  expect(scroll(300, 60, 49)).toBe(false);
});

test('the header returns after more than 20 px up, in any number of steps', () => {
  expect(scroll(300, 600, 590, 581)).toBe(true);
  expect(scroll(300, 600, 590, 579)).toBe(false);
});

test('small movements up and down do not change it', () => {
  expect(scroll(300, 600, 590, 605, 590, 605)).toBe(true);
  expect(scroll(300, 600, 570, 580, 575, 585)).toBe(false);
});
