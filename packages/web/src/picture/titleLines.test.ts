import { expect, test } from 'vitest';

import { spineLines, titleLines } from './titleLines.ts';

/** A line holds ten letters. */
const room = (most: number) => ({ fits: (line: string) => line.length <= 10, most });

test('a title breaks between words, and after a hyphen', () => {
  expect(titleLines('Final Fantasy VII', room(4))).toEqual(['Final', 'Fantasy', 'VII']);
  expect(titleLines('Spider-Manhattan', room(4))).toEqual(['Spider-', 'Manhattan']);
});

test('a word that is longer than a line goes on in the next one, and no line is too long', () => {
  expect(titleLines('Достопримечательности', room(4))).toEqual(['Достоприме', 'чательност', 'и']);
  expect(titleLines('The Достопримечательности', room(4))).toEqual(['The Достоп', 'римечатель', 'ности']);
  expect(spineLines('Достопримечательности', room(3))).toEqual(['Достоприме', 'чательност', 'и']);
});

test('a title in square letters breaks anywhere', () => {
  expect(titleLines('ファイナルファンタジー零式', room(4))).toEqual(['ファイナルファンタジ', 'ー零式']);
  expect(titleLines('Dragon Quest ドラゴン', room(4))).toEqual(['Dragon', 'Quest ドラゴン']);
});

test('what there is no room for is left out, and marked', () => {
  expect(titleLines('Достопримечательности', room(2))).toEqual(['Достоприме', 'чательнос…']);
});

test('two lines on a spine are of about the same length', () => {
  expect(spineLines('Ace of Alundra', room(2))).toEqual(['Ace of', 'Alundra']);
  expect(spineLines('Blood Omen', room(1))).toEqual(['Blood Omen']);
});
