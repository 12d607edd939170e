import { expect, test } from 'vitest';

import { contrast } from './color.ts';
import { drawCover } from './coverArt.ts';
import { monogram, titleSize } from './coverTitle.ts';

const colors = [
  '#ffffff',
  '#000000',
  '#e60012',
  '#8bac0f',
  '#ffcc00',
  '#003791',
  '#f0f',
  '#7b5ba6',
  'not a colour',
];
const titles = Array.from({ length: 200 }, (_title, index) => `Game ${index}`);

test('the title of a drawn cover is readable on every console’s colour', () => {
  const covers = colors.flatMap((color) => titles.map((title) => drawCover(title, color)));
  expect(Math.min(...covers.map(({ ink, ground }) => contrast(ink, ground)))).toBeGreaterThanOrEqual(4.5);
});

test('a game always has the same cover, and similar games have others', () => {
  expect(drawCover('Ico', '#003791')).toEqual(drawCover('Ico', '#003791'));
  expect(new Set(titles.map((title) => JSON.stringify(drawCover(title, '#003791')))).size).toBeGreaterThan(
    190,
  );
});

test('a long title has smaller letters than a short one', () => {
  expect(titleSize('Ico')).toBeGreaterThan(titleSize('The Legend of Zelda: A Link to the Past'));
});

test('a small cover shows the letters that identify a title', () => {
  expect(monogram('Chrono Trigger')).toBe('CT');
  expect(monogram('The Legend of Zelda')).toBe('LZ');
  expect(monogram('Final Fantasy VII')).toBe('FF');
  expect(monogram('1942')).toBe('194');
});
