import { expect, test } from 'vitest';

import { contrast } from './color.ts';
import { drawCover, randomOf } from './coverArt.ts';
import { allMotifs, motifFor } from './coverMotifs.ts';

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
const paint = { vivid: '#f00000', light: '#0f0000', deep: '#00f000', other: '#000f00' };
const drawn = (title: string, genres: string) => {
  const random = randomOf(title);
  return { ...drawCover(title, '#003791'), shapes: motifFor(genres, random)(paint, random) };
};

test('the title of a drawn cover is readable on every console’s colour', () => {
  const covers = colors.flatMap((color) => titles.map((title) => drawCover(title, color)));
  expect(Math.min(...covers.map(({ ink, ground }) => contrast(ink, ground)))).toBeGreaterThanOrEqual(4.5);
});

test('the console’s name is readable on its own colour', () => {
  for (let grey = 0; grey < 256; grey += 1) {
    const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrast(drawCover('Ico', color).bandInk, color)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a game always has the same cover, and similar games have others', () => {
  expect(drawn('Ico', 'Adventure')).toEqual(drawn('Ico', 'Adventure'));
  expect(new Set(titles.map((title) => JSON.stringify(drawn(title, '')))).size).toBeGreaterThan(170);
});

test('a cover’s picture suits the game: the genre that says most decides', () => {
  const pictures = (genres: string) =>
    new Set(
      titles.map((title) =>
        drawn(title, genres)
          .shapes.map(({ path }) => path[0] && path.length)
          .join(' '),
      ),
    );
  const racing = pictures('Action, Racing');

  expect(pictures('Racing')).toEqual(racing);
  expect(pictures('Action')).not.toEqual(racing);
  expect(pictures('role-playing (RPG)')).toEqual(pictures('Role-playing'));
});

test('there are many motifs, and each is drawn on the whole of its picture', () => {
  expect(allMotifs.size).toBeGreaterThanOrEqual(16);
  for (const motif of allMotifs) {
    const shapes = titles.flatMap((title) => motif(paint, randomOf(title)));
    expect(shapes.filter(({ path }) => /NaN|undefined|Infinity/.test(path))).toEqual([]);
    // A list of 120 covers draws all of these.
    expect(shapes.length / titles.length).toBeLessThanOrEqual(6);
  }
});
