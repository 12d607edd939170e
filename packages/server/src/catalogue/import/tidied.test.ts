import { expect, test } from 'vitest';

import { compose } from './compose.ts';
import type { Found } from './gameRecord.ts';
import { recordOf } from './testing/matching.ts';

/** The game that one record makes. */
const made = (found: Found, consoleYear: number | null = null) =>
  compose([recordOf({ title: 'Chrono Trigger', source: 'libretro-database', ...found })], consoleYear);

const publisherOf = (publisher: string, release_date: string | null = null) =>
  made({ publisher, release_date }).publisher;

test('the makers that sources name are spelled alike', () => {
  expect(publisherOf('SEGA')).toBe('Sega');
  expect(publisherOf('NAMCOT')).toBe('Namco');
  expect(publisherOf('Hudson')).toBe('Hudson Soft');
  expect(publisherOf('Square-Enix')).toBe('Square Enix');
  expect(publisherOf('Somebody')).toBe('Somebody');
  expect(
    made({
      developer: 'CAPCOM',
      releases: [{ region: 'JP', publisher: 'CAPCOM', developer: 'Human' }],
    }),
  ).toMatchObject({
    developer: 'Capcom',
    releases: [{ publisher: 'Capcom', developer: 'Human Entertainment' }],
  });
});

test('a studio that a source calls the publisher is the maker that the box names, and itself as the developer', () => {
  const kceo = 'Konami Computer Entertainment Osaka';

  expect(
    made({ publisher: kceo, developer: kceo, releases: [{ region: 'JP', publisher: kceo }] }),
  ).toMatchObject({
    publisher: 'Konami',
    developer: kceo,
    releases: [{ publisher: 'Konami' }],
  });
});

test('a maker who changed their name has the one of the time', () => {
  expect(publisherOf('Ubi Soft Entertainment', '2003-03')).toBe('Ubi Soft');
  expect(publisherOf('Ubi Soft Entertainment', '2015')).toBe('Ubisoft');
  expect(publisherOf('Ubisoft Entertainment', '2001-10')).toBe('Ubi Soft');
  expect(publisherOf('Ubisoft Entertainment')).toBe('Ubisoft');
  expect(publisherOf('Virgin', '1992')).toBe('Virgin Games');
  expect(publisherOf('Virgin', '1996')).toBe('Virgin Interactive');
});

test('a mistyped year becomes the one that a better source knows', () => {
  const akira = {
    title: 'Akira',
    release_date: '1988-12-24',
    source: 'Cartouche',
    releases: [{ region: 'JP' }],
  };
  const mistyped = {
    ...akira,
    source: 'GameDataBase',
    release_date: '1998-12-24',
    releases: [{ region: 'JP', date: '1998-12-24' }],
  };

  expect(compose([recordOf(akira), recordOf(mistyped)])).toMatchObject({
    release_date: '1988-12-24',
    releases: [{ region: 'JP', date: '1988-12-24' }],
  });
});

test('what was written by hand stays to the letter', () => {
  const hand = { source: 'Corrections', title: 'Trigger, The', publisher: 'SEGA', release_date: '1970' };

  expect(made(hand, 1990)).toMatchObject({ title: 'Trigger, The', publisher: 'SEGA', release_date: '1970' });
});

test.each([
  ['Legend of Zelda: Spirit Tracks, The - Multiplayer', 'The Legend of Zelda: Spirit Tracks - Multiplayer'],
  ['Quaddle Family Mysteries, The 1: Lobby', 'The Quaddle Family Mysteries 1: Lobby'],
  ['Combo Pack: Madagascar 3 + Croods, The - Party!', 'Combo Pack: Madagascar 3 + The Croods - Party!'],
  ["King of Fighters '99, The ~ The Battle", "The King of Fighters '99 ~ The Battle"],
  ['Cronicas de Narnia, Las: El Leon', 'Las Cronicas de Narnia: El Leon'],
  ['Grande Aventure: Le Jeu, La', 'La Grande Aventure: Le Jeu'],
  ['Disney Princesas: Cenicienta, La - Los suenos', 'Disney Princesas: La Cenicienta - Los suenos'],
  ["Enfant Roi, L'", "L'Enfant Roi"],
  ['M: Kimi wo Tsutaete [emu]', 'M: Kimi wo Tsutaete'],
  ['Kileak, The Blood 2: Reason in Madness', 'Kileak, The Blood 2: Reason in Madness'],
  ['Pachi-Slot Teiou: Golgo 13, Las Vegas', 'Pachi-Slot Teiou: Golgo 13, Las Vegas'],
  ['Command & Conquer (GDI Disc)', 'Command & Conquer'],
  ['[emu]', '[emu]'],
])('the file name %s is the title %s', (name, title) => {
  expect(made({ title: name }).title).toBe(title);
});

test('the titles beside it and on its boxes are no file names either', () => {
  const game = made({ alt_titles: ['Trigger, The'], releases: [{ region: 'FR', title: 'Roi, Le [b]' }] });

  expect(game.alt_titles).toEqual(['The Trigger', 'Le Roi']);
  expect(game.releases[0]?.title).toBe('Le Roi');
});

test('no game is older than its console', () => {
  const releases = [
    { region: 'EU', date: '2001' },
    { region: 'US', date: '2008-10-28' },
  ];

  const game = made({ release_date: '2001', releases }, 2006);

  expect(game.release_date).toBe('2008-10-28');
  expect(game.releases.map(({ date }) => date)).toEqual([undefined, '2008-10-28']);
  expect(made({ release_date: '2005' }, 2006).release_date).toBeNull();
  expect(made({ release_date: '2006' }, 2006).release_date).toBe('2006');
});

test('a serial of Sony’s has five digits', () => {
  const serials = ['SLES-01734', 'SLES-117342', 'SLES-11734', 'SLES-117342-1', 'SLES---54185', 'SLUS21039'];
  const game = made({ releases: serials.map((serial) => ({ region: 'ES', serial })) });

  expect(game.releases.map(({ serial }) => serial)).toEqual([
    'SLES-01734',
    'SLES-11734',
    'SLES-54185',
    'SLUS-21039',
  ]);
});
