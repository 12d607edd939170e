import { expect, test } from 'vitest';

import { index, printed } from '../testing/boxes.ts';
import { findMeant } from './match.ts';

const consoles = [
  { platformId: 8, names: ['PlayStation 2', 'PS2'] },
  { platformId: 58, names: ['WonderSwan'] },
  { platformId: 80, names: ['Neo Geo AES'] },
];
const games = index([
  [1, 8, ' pro evolution soccer ', 'Konami'],
  [2, 8, ' pro evolution soccer 2 ', 'Konami'],
  [3, 8, ' pro evolution soccer 5 ', 'Konami'],
  [4, 58, ' clock tower for wonderswan ', 'Kaga Tech'],
  [5, 7, ' clock tower ', 'Human'],
  [6, 80, ' blazing star ', 'SNK'],
  [7, 80, ' sengoku 3 ', 'Noise Factory / SNK'],
  [8, 25, ' elite ', 'Imagineer'],
  [9, 25, ' bombuzal ', 'Elite'],
  [10, 26, ' quest ', 'Orange Games'],
  [11, 26, ' quest ', 'Lemon Games'],
  [12, 29, ' nba jam ', 'Acclaim'],
]);
const meant = (...lines: string[]) => findMeant([games], { lines: printed(...lines), consoles });
const first = (...lines: string[]) => meant(...lines).matches[0]?.gameIds[0];

test('a letter that stands alone is read as the number that it is like', () => {
  expect(first('4 PlayStation 2', '5 PRO EVOLUTION SOCCER', '3 S')).toBe(3);
  expect(first('4 PlayStation 2', '5 PRO EVOLUTION SOCCER', '3 Z')).toBe(2);
  expect(first('4 PlayStation 2', '5 PRO EVOLUTION SOCCER', '3 N')).toBe(1);
});

test('a console in letters as large as the title’s is part of it', () => {
  expect(first('4 WONDERSWAN', '8 CLOCK', '9 TOWER', '8 FOR', '8 WONDERSWAN')).toBe(4);
  expect(first('4 WONDERSWAN', '8 CLOCK', '9 TOWER')).toBe(5);
});

test('of two games of one title, the one of the publisher that is named comes first', () => {
  expect(first('9 QUEST', '3 Orange Games')).toBe(10);
  expect(first('9 QUEST', '3 Lemon Games')).toBe(11);
});

test('it is not sure of a game where the box names the publisher of another one', () => {
  expect(meant('3 Neo Geo AES', '9 BLAZING STAR', '3 SNK').isSure).toBe(true);
  expect(meant('3 Neo Geo AES', '9 BLAZING STAR', '3 Noise Factory').isSure).toBe(false);
  expect(meant('3 Neo Geo AES', '9 SENGOKU 3', '3 Noise Factory').isSure).toBe(true);
});

test('it is not sure of a title that goes on on another box: with a number, or where no console is named', () => {
  const names = ['Mega Drive'];
  const stars = index([
    [1, 64, ' phantasy star '],
    [2, 29, ' phantasy star ii '],
    [3, 29, ' shining force '],
    [4, 29, ' shining force ii '],
    [5, 29, ' landstalker '],
    [6, 29, ' landstalker the treasures of king nole '],
  ]);
  const isSure = (...lines: string[]) =>
    findMeant([stars], { lines: printed(...lines), consoles: [{ platformId: 29, names }] }).isSure;

  expect(isSure('9 PHANTASY STAR')).toBe(false);
  expect(isSure('4 Mega Drive', '9 PHANTASY STAR', '9 II')).toBe(true);
  expect(isSure('4 Mega Drive', '9 SHINING FORCE')).toBe(false);
  expect(isSure('4 Mega Drive', '9 LANDSTALKER')).toBe(true);
});

test('a publisher is no part of a title, unless it is one', () => {
  const [alone] = meant('9 CLQCK', '9 TOWEP').matches;
  const [beside] = meant('9 CLQCK', '9 TOWEP', '5 Imagineer').matches;

  expect(alone?.gameIds).toEqual([5]);
  expect(beside).toEqual(alone);
  expect(meant('9 ELITE', '3 Trade among stars')).toMatchObject({
    fitsWell: true,
    matches: [{ gameIds: [8] }],
  });
});

test('short words say how tall the letters of a title are', () => {
  expect(first('12 NBA', '13 TAM', '4 SEGAMEGAArenaEntertainment')).toBe(12);
});
