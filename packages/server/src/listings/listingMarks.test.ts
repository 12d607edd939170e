import { listingMarks } from '@cartouche/contract/listings.rules';
import { expect, test } from 'vitest';

import { readSoldGames } from '../testing/listingTitles.ts';
import type { WantedGame } from './gameTitle.ts';
import { marksOf } from './listingMarks.ts';

const sold = readSoldGames();
const judged = sold.flatMap(({ game, listings }) =>
  listings.map((listing) => ({ ...listing, game, marks: marksOf(listing.title, game) })),
);

test('there are 200 listings over 20 games, each with its truth', () => {
  expect(sold).toHaveLength(20);
  expect(judged).toHaveLength(200);
  const truths = new Set<string>(['game', ...listingMarks]);
  expect(judged.filter(({ truth }) => !truths.has(truth))).toEqual([]);
});

test('the marks find what is not the game, and leave the game alone', () => {
  const rows = ['game', ...listingMarks].map((name) => {
    const isMarked = ({ marks }: (typeof judged)[number]) =>
      name === 'game' ? marks.length === 0 : marks.some((mark) => mark === name);
    const isTrue = ({ truth }: (typeof judged)[number]) => truth === name;
    const right = judged.filter((one) => isMarked(one) && isTrue(one)).length;
    const marked = judged.filter(isMarked).length;
    const real = judged.filter(isTrue).length;
    return { name, real, marked, right, precision: right / marked, recall: right / real };
  });

  process.stdout.write(table(rows));
  const [game] = rows;
  expect(game?.precision).toBeGreaterThanOrEqual(0.97);
  expect(game?.recall).toBeGreaterThanOrEqual(0.95);
  expect(rows.filter(({ recall }) => recall < 0.9)).toEqual([]);
  // Of two marks that a listing can have the fixture names one, so some right marks count as wrong.
  expect(rows.filter(({ precision }) => precision < 0.8)).toEqual([]);
});

type Row = { name: string; real: number; marked: number; right: number; precision: number; recall: number };

/** The figures, and each listing that is judged wrongly. */
function table(rows: Row[]): string {
  const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(10);
  const lines = rows.map(
    ({ name, real, marked, right, precision, recall }) =>
      `${name.padEnd(16)}${[real, marked, right].map((count) => String(count).padStart(7)).join('')}${percent(precision)}${percent(recall)}`,
  );
  const wrong = judged
    .filter(({ truth, marks }) => (truth === 'game') !== (marks.length === 0))
    .map(
      ({ game, title, truth, marks }) =>
        `  ${game.title}: “${title}” is ${truth}, marked ${marks.join(', ') || 'nothing'}`,
    );
  return ['', `${''.padEnd(16)}  truth marked  right precision    recall`, ...lines, ...wrong, ''].join('\n');
}

const robo: WantedGame = {
  title: 'Custom Robo',
  platform: 'Nintendo GameCube',
  platformId: 21,
  altTitles: [],
  regions: [],
  siblings: [],
  barcode: null,
};
const wanted = (title: string, platform: string, platformId: number) => ({
  ...robo,
  title,
  platform,
  platformId,
});
const terranigma = wanted('Terranigma', 'Super Nintendo Entertainment System', 19);

test.each([
  ['Custom Robo GameCube', robo, []],
  ['Custom Robo GameCube custom case', robo, ['reproduction']],
  ['Jukebox Hero Wii', wanted('Jukebox Hero', 'Wii', 5), []],
  ['New Super Mario Bros. Wii complete', wanted('New Super Mario Bros. Wii', 'Wii', 5), []],
  ['New Super Mario Bros. U Wii U', wanted('New Super Mario Bros. Wii', 'Wii', 5), ['otherPlatform']],
  ['Zelda II NES', wanted('Zelda 2', 'Nintendo Entertainment System', 18), []],
  ['Zelda NES', wanted('Zelda 2', 'Nintendo Entertainment System', 18), ['notTheGame']],
  ['Tetris Game Boy 2 players', wanted('Tetris', 'Game Boy', 33), []],
  ['Tetris 2 Game Boy', wanted('Tetris', 'Game Boy', 33), ['notTheGame']],
  ['Doom SNES with map and poster', wanted('Doom', 'Super Nintendo Entertainment System', 19), []],
  ['Doom SNES poster', wanted('Doom', 'Super Nintendo Entertainment System', 19), ['notTheGame']],
  [
    'Sonic Adventure Sega Dreamcast complet sans notice',
    wanted('Sonic Adventure', 'Dreamcast', 23),
    ['incomplete'],
  ],
  ['Sonic Adventure Dreamcast pour pièces', wanted('Sonic Adventure', 'Dreamcast', 23), ['broken']],
  ['Soul Calibur Dreamcast nur Hülle', wanted('Soul Calibur', 'Dreamcast', 23), ['boxOnly']],
  ['Megaman NES', wanted('Mega Man', 'Nintendo Entertainment System', 18), []],
  ['Yoshis Island SNES', wanted("Yoshi's Island", 'Super Nintendo Entertainment System', 19), []],
  ['Halo Xbox PS2', wanted('Halo', 'Xbox', 11), []],
  ['Terranigma SNES Spiel neu OVP', terranigma, []],
  ['Terranigma SNES mit OVP und Anleitung', terranigma, []],
  ['Terranigma SNES nur Anleitung', terranigma, ['manualOnly']],
  ['Terranigma SNES completo senza manuale', terranigma, ['incomplete']],
  ['Copy Kitty Wii', wanted('Copy Kitty', 'Wii', 5), []],
  ['Guitar Guide Wii', wanted('Guitar Guide', 'Wii', 5), []],
  ['Wii Sports', wanted('Wii Sports', 'Wii', 5), []],
  ['Wii Sports for Wii, also Switch', wanted('Wii Sports', 'Wii', 5), []],
  ['Wii Sports Switch', wanted('Wii Sports', 'Wii', 5), ['otherPlatform']],
  ['1 2 Switch PSP', wanted('1-2-Switch', 'Nintendo Switch', 130), ['otherPlatform']],
  ['Monkey Island PC CD-ROM', wanted('Monkey Island', 'PC (DOS)', 13), []],
  ['Monkey Island PC CD-ROM', wanted('Monkey Island', 'Amiga', 16), ['otherPlatform']],
  ['Metal Slug Neo Geo', wanted('Metal Slug', 'Neo Geo MVS', 79), []],
  ['Metal Slug MVS', wanted('Metal Slug', 'Neo Geo AES', 80), ['otherPlatform']],
] as const)('“%s” is marked as it should be', (title, game, marks) => {
  expect(marksOf(title, game)).toEqual(marks);
});
