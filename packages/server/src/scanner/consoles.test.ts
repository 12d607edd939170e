import { expect, test } from 'vitest';

import { consolesNamed } from './consoles.ts';

const consoles = [
  { platformId: 7, names: ['PlayStation', 'PS1'] },
  { platformId: 8, names: ['PlayStation 2', 'PS2'] },
  { platformId: 9, names: ['PlayStation 3', 'PS3'] },
  { platformId: 11, names: ['Xbox'] },
  { platformId: 12, names: ['Xbox 360'] },
  { platformId: 18, names: ['Nintendo Entertainment System', 'NES'] },
  { platformId: 19, names: ['Super Nintendo Entertainment System', 'SNES'] },
  { platformId: 20, names: ['Nintendo DS', 'DS'] },
  { platformId: 37, names: ['Nintendo 3DS', '3DS'] },
  { platformId: 79, names: ['Neo Geo MVS', 'Neo Geo'] },
  { platformId: 80, names: ['Neo Geo AES', 'Neo Geo'] },
  { platformId: 64, names: ['Sega Master System/Mark III', 'Sega Master System', 'Mark III'] },
];
const named = (...lines: string[]) =>
  consolesNamed(
    lines.map((text, at) => ({ text, x: 0, y: at / 10, width: 0.5, height: 0.05 })),
    consoles,
  );
const likeliest = (...lines: string[]) =>
  [...named(...lines)].toSorted(([, one], [, other]) => other - one)[0]?.[0];
const certain = (...lines: string[]) =>
  [...named(...lines)].filter(([, fit]) => fit === 1).map(([platformId]) => platformId);

test.each([
  ['PLAYSTATION 2', 8],
  ['PlayStation.2', 8],
  ['PlayStation', 7],
  ['PlayStation Rygar', 7],
  ['XBOX360', 12],
  ['Super Nintendo Entertainment System', 19],
  ['NES', 18],
  ['SEGA MASTER SYSTEM/MARK II', 64],
])('a box that says “%s” names console %i', (line, platformId) => {
  expect(certain('RYGAR', line)).toEqual([platformId]);
});

test.each([
  ['SUPER NINTENDD ENTERTANMENT SYSTEM', 19],
  ['SUPEB NINTENDO ENTERTAINMENT SYSTEM', 19],
  ['SEGA MASTER SVSTEM', 64],
  ['PLAVSTATION 3', 9],
])(
  'where a letter was misread, as in “%s”, console %i is the likeliest, and none is certain',
  (line, platformId) => {
    expect(likeliest(line)).toBe(platformId);
    expect(certain(line)).toEqual([]);
  },
);

test.each(['PlayStation Z', 'PlayStation B', 'Nintendo BDS'])(
  'where a digit may have been misread, as in “%s”, no console is certain',
  (line) => {
    expect(named(line).size).toBeGreaterThan(0);
    expect(certain(line)).toEqual([]);
  },
);

test.each(['PLAVSTATION 4', 'NINTENDO 64', 'MARK II', 'SEGA MARK IV', 'Game', ''])(
  'a digit or numeral is never taken for another one: “%s” is no console that has one',
  (line) => {
    expect([...named(line).keys()].filter((one) => [8, 9, 12, 37, 64].includes(one))).toEqual([]);
  },
);

test('of a name that two consoles have, neither is certain', () => {
  expect(new Set(named('NEO GEO').keys())).toEqual(new Set([79, 80]));
  expect(certain('NEO GEO')).toEqual([]);
  expect(certain('NEO GEO AES')).toEqual([80]);
});

test('behind a name a number may not have been read: a later console is likelier than one of another name', () => {
  const found = named('PLAYSTATION');

  expect(certain('PLAYSTATION')).toEqual([7]);
  expect(found.get(8)).toBeGreaterThan(0);
  expect(found.get(12) ?? 0).toBe(0);
});
