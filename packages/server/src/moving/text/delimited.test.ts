import { expect, test } from 'vitest';

import { recognise } from '../recognise.ts';
import { readDelimited } from './delimited.ts';

const cellsOf = (text: string) => readDelimited(text, ',').map(({ cells }) => cells);
const repairsIn = (text: string) =>
  readDelimited(text, ',').flatMap(({ line, isRepaired }) => (isRepaired ? line : []));

test.each([
  ['at the end of a cell', '"Ico","sealed? "no"","8"', ['Ico', 'sealed? "no"', '8'], []],
  ['at the end of a row', '"Ico","8","sealed? "no""', ['Ico', '8', 'sealed? "no"'], []],
  ['at the end of a cell, alone', '"Ico","a disc of 12"","8"', ['Ico', 'a disc of 12"', '8'], [3]],
  ['at the end of a row, alone', '"Ico","8","a disc of 12""', ['Ico', '8', 'a disc of 12"'], [3]],
  ['around the whole cell', '""Ico"","8","new"', ['"Ico"', '8', 'new'], []],
])('inner quotes that are not doubled, %s, leave the next row its own', (_where, row, cells, broken) => {
  const text = `Title,Notes,Grade\n"Okami","good","7"\n${row}\n"Rez","as "new"","9"\n`;

  expect(cellsOf(text)).toEqual([
    ['Title', 'Notes', 'Grade'],
    ['Okami', 'good', '7'],
    cells,
    ['Rez', 'as "new"', '9'],
  ]);
  expect(repairsIn(text)).toEqual(broken);
});

test('what is quoted by the rules stays as it is: doubled quotes, separators and lines in a cell', () => {
  const text = [
    'Title,Notes',
    '"The ""best"" one","a, ""b"", c"',
    'Rez,"He said:\n""Great"""',
    'Ico,"rows:\n""a"",""b""\nand ""c"""',
    '"x "","" y",""',
  ].join('\n');

  expect(cellsOf(text)).toEqual([
    ['Title', 'Notes'],
    ['The "best" one', 'a, "b", c'],
    ['Rez', 'He said:\n"Great"'],
    ['Ico', 'rows:\n"a","b"\nand "c"'],
    ['x "," y', ''],
  ]);
  expect(repairsIn(text)).toEqual([]);
});

test.each([
  ['of the first cell', '"Ico,no box,8', ['Ico', 'no box', '8']],
  ['of a cell in the middle', 'Ico,"no box,8', ['Ico', 'no box', '8']],
  ['of the last cell', 'Ico,no box,"8', ['Ico', 'no box', '8']],
  ['among cells that have theirs', '"Ico","no box,"8"', ['Ico', 'no box', '8']],
])('a quote without its end, %s, swallows no row below, and its line is named', (_where, row, cells) => {
  const text = `Title,Notes,Grade\n"Okami","good","7"\n${row}\nRez,"as new",9\n"Lumines","","10"\n`;

  expect(cellsOf(text)).toEqual([
    ['Title', 'Notes', 'Grade'],
    ['Okami', 'good', '7'],
    cells,
    ['Rez', 'as new', '9'],
    ['Lumines', '', '10'],
  ]);
  expect(repairsIn(text)).toEqual([3]);
});

test.each([
  ['cells too many', 'Chrono Trigger,SNES,one,two,three', ['Chrono Trigger', 'SNES', 'one', 'two', 'three']],
  ['but one cell', 'below', ['below']],
])('a quote without its end swallows no rows where one of them has %s', (_what, row, cells) => {
  const text = `Title,Platform,Notes\n"Ico,PS2,unclosed\nOkami,PS2,fine\n${row}\n"Terranigma",SNES,\nSuper Metroid,SNES,\n`;

  expect(cellsOf(text)).toEqual([
    ['Title', 'Platform', 'Notes'],
    ['Ico', 'PS2', 'unclosed'],
    ['Okami', 'PS2', 'fine'],
    cells,
    ['Terranigma', 'SNES', ''],
    ['Super Metroid', 'SNES', ''],
  ]);
  expect(repairsIn(text)).toEqual([2]);
});

test('nor where a quoted cell ends the last of them, whatever the others look like', () => {
  const text = 'Title,Platform,Notes\nIco,PS2,ok\nOkami,PS2,"21 inch\nF-Zero,SNES,a,b\nLagoon,SNES,"good"\n';

  expect(cellsOf(text).slice(2)).toEqual([
    ['Okami', 'PS2', '21 inch'],
    ['F-Zero', 'SNES', 'a', 'b'],
    ['Lagoon', 'SNES', 'good'],
  ]);
  expect(repairsIn(text)).toEqual([3]);
});

test('nor where most of them are like the others, and the last is not', () => {
  const text =
    'Title,Platform,Notes\nIco,PS2,ok\nRez,"PS2,21 inch\nOkami,PS2,a\nAxelay,SNES,b\n"Lagoon",SNES\n';

  expect(cellsOf(text).slice(2)).toEqual([
    ['Rez', 'PS2', '21 inch'],
    ['Okami', 'PS2', 'a'],
    ['Axelay', 'SNES', 'b'],
    ['Lagoon', 'SNES'],
  ]);
});

test('a note of some lines with quotes that are not doubled stays one, though a line of it looks like a row', () => {
  const note = 'He said\n"Great" indeed\nI,think,so\nand left\nthe room';
  const text = `Title,Platform,Notes\nOkami,PS2,fine\nIco,PS2,"${note}"\n`;

  expect(cellsOf(text).at(-1)).toEqual(['Ico', 'PS2', note]);
  expect(repairsIn(text)).toEqual([]);
});

test('a quote without its end is found out far above the end of a large file, and in its last line', async () => {
  const rows = Array.from({ length: 3000 }, (_one, at) => `Game ${at},a note of some length ${at},8`);
  const file = ['Title,Notes,Grade', '"Rez","fine","9"', 'Okami,"good,7', ...rows, 'Ico,"no box,8'].join(
    '\n',
  );

  const found = await recognise(Buffer.from(file));

  expect(found.rows).toHaveLength(3003);
  expect(found.brokenLines).toEqual([3, 3004]);
});
