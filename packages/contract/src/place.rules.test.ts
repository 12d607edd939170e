import { expect, test } from 'vitest';

import { escapeFormula, unescapeFormula } from './csv.rules.ts';
import { isWithin, placeAround, tidyPlace, toTree } from './place.rules.ts';
import { tidyTags } from './tags.rules.ts';

test.each([
  ['Living room/Shelf 2', 'Living room / Shelf 2'],
  ['  Salon , Étagère   2 > Boîte ', 'Salon / Étagère 2 / Boîte'],
  [' / , ', ''],
])('%j is the place %j', (typed, place) => {
  expect(tidyPlace(typed)).toBe(place);
  expect(tidyPlace(place)).toBe(place);
});

test('a place is within itself and those around it, not within one that begins alike', () => {
  expect(isWithin('Room / Shelf', 'Room')).toBe(true);
  expect(isWithin('Room', 'Room')).toBe(true);
  expect(isWithin('Room 2', 'Room')).toBe(false);
  expect(placeAround('Room / Shelf')).toBe('Room');
  expect(placeAround('Room')).toBe('');
});

test('the tree counts what is in a place and below, numbers by their size, with the places on the way', () => {
  const tree = toTree([
    { place: 'Room / Shelf 10', copies: 1 },
    { place: 'Room / Shelf 2', copies: 2 },
    { place: 'Attic / Box', copies: 4 },
    { place: 'Room', copies: 8 },
  ]);

  expect(tree.map(({ depth, name, copies }) => [depth, name, copies])).toEqual([
    [0, 'Attic', 4],
    [1, 'Box', 4],
    [0, 'Room', 11],
    [1, 'Shelf 2', 2],
    [1, 'Shelf 10', 1],
  ]);
});

test('places that differ in case only stand in the tree once, as the first is written', () => {
  const tree = toTree([
    { place: 'Étagère / Bas', copies: 2 },
    { place: 'étagère', copies: 1 },
    { place: 'ÉTAGÈRE / Haut', copies: 1 },
  ]);

  expect(tree.map(({ name, depth, copies }) => [depth, name, copies])).toEqual([
    [0, 'Étagère', 4],
    [1, 'Bas', 2],
    [1, 'Haut', 1],
  ]);
  expect(isWithin('étagère / Bas', 'Étagère')).toBe(true);
});

test('each tag is kept once, in the order and case of its first', () => {
  expect(tidyTags(' Lent ,signed;LENT\n to  sell,')).toBe('Lent, signed, to sell');
});

test.each(['=1+1', '+33 6', '-5', '@user', '\tx', "'=1", "''+1"])(
  'the formula %j is escaped, and read back',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  },
);

test.each(['', 'Zelda', "'90s", 'a=b', "l'été"])('the text %j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unescapeFormula(text)).toBe(text);
});
