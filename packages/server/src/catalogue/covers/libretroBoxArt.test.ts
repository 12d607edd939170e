import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { igdbKeys } from './igdbImages.ts';
import { libretroKeys } from './libretroBoxArt.ts';
import { libretroSystems } from './libretroSystems.ts';

const folder = 'Nintendo - Super Nintendo Entertainment System/Named_Boxarts/';

/** The pictures of a Super Nintendo game, by their names alone. */
function namesOf(labels: [region: string | undefined, label: string][], region = '-') {
  const releases = labels.map(([of, label]) => ({ region: of, label }));
  return libretroKeys({ platform_id: 19, cover: null, releases }, region).map((key) =>
    key.slice(folder.length),
  );
}

test.each([
  ['Tom & Jerry (USA)', 'Tom _ Jerry (USA)'],
  ['A*B/C:D`E"F<G>H?I\\J|K (USA)', 'A_B_C_D_E_F_G_H_I_J_K (USA)'],
  [
    "Disney's Aladdin, The - 100% + #1! (Europe) (En,Fr,De)",
    "Disney's Aladdin, The - 100% + #1! (Europe) (En,Fr,De)",
  ],
  ['Pokémon ~ Ōkami (Japan)', 'Pokémon ~ Ōkami (Japan)'],
])('the picture of %s is called %s', (label, name) => {
  expect(libretroKeys({ platform_id: 19, cover: null, releases: [{ label }] }, '-')).toEqual([
    `${folder}${name}`,
  ]);
});

const everywhere: [string, string][] = [
  ['JP', 'Game (Japan)'],
  ['KR', 'Game (Korea)'],
  ['EU', 'Game (Europe)'],
  ['FR', 'Game (France)'],
  ['US', 'Game (USA)'],
  ['WW', 'Game (World)'],
];

test.each([
  ['EU', ['Europe', 'World', 'USA', 'Japan']],
  ['JP', ['Japan', 'World', 'USA', 'Europe']],
  ['FR', ['France', 'Europe', 'World', 'USA', 'Japan']],
  ['KR', ['Korea', 'World', 'USA', 'Europe', 'Japan']],
  ['-', ['World', 'USA', 'Europe', 'Japan']],
])('a copy of %s shows the box of its region, else those of %s', (region, order) => {
  expect(namesOf(everywhere, region).slice(0, order.length)).toEqual(order.map((one) => `Game (${one})`));
});

test.each([
  ['EU', ['european', 'main', 'japanese']],
  ['FR', ['european', 'main', 'japanese']],
  ['JP', ['japanese', 'main', 'european']],
  ['US', ['main', 'european', 'japanese']],
  ['-', ['main', 'european', 'japanese']],
])('of IGDB’s pictures of a game, a copy of %s shows the first of %s', (region, order) => {
  const releases = [
    { region: 'JP', cover: 'japanese' },
    { region: 'US' },
    { region: 'EU', cover: 'european' },
    { region: 'EU', cover: 'european' },
  ];

  expect(igdbKeys({ platform_id: 19, cover: 'main', releases }, region)).toEqual(order);
});

test.each([
  '(Beta)',
  '(Beta 2)',
  '(Proto)',
  '(Possible Proto)',
  '(Demo)',
  '(Tech Demo)',
  '(Sample)',
  '(Kiosk)',
  '(Pirate)',
  '[Hack by Somebody]',
  '(Aftermarket)',
  '(Homebrew)',
])('a picture of what was not sold is never asked for: %s', (tag) => {
  expect(namesOf([['EU', `Game (Europe) ${tag}`]], 'EU')).toEqual([]);
});

test('a word of a title does not make a game unsold', () => {
  expect(namesOf([['US', 'Beta Hunter - Demo of Sample (USA)']])).toHaveLength(1);
});

test('of the dumps of one box, the first print and the first disc come first', () => {
  const names = namesOf([
    ['US', 'Game (USA) (Disc 2)'],
    ['US', 'Game (USA) (Rev 1)'],
    ['US', 'Game (USA) (Disc 1)'],
    ['US', 'Game (USA)'],
  ]);

  expect(names).toEqual(['Game (USA)', 'Game (USA) (Rev 1)', 'Game (USA) (Disc 1)', 'Game (USA) (Disc 2)']);
});

test('without a name of libretro’s, or a folder for the console, nothing is asked for', () => {
  expect(libretroKeys({ platform_id: 19, cover: null, releases: [{ region: 'EU' }] }, '-')).toEqual([]);
  expect(libretroKeys({ platform_id: 130, cover: null, releases: [{ label: 'Game (USA)' }] }, '-')).toEqual(
    [],
  );
});

test('a game with many dumps costs libretro six requests at most', () => {
  const many = Array.from({ length: 20 }, (_, index): [string, string] => [
    'US',
    `Game (USA) (Rev ${index})`,
  ]);
  expect(namesOf(many)).toHaveLength(6);
});

const list = join(import.meta.dirname, '../../../../../../shared/data/libretro-systems.json');
test.skipIf(!existsSync(list))('every folder is one of libretro’s (the list lies beside the project)', () => {
  const rows = JSON.parse(readFileSync(list, 'utf8')) as { igdb_id: number; system: string }[]; // as: its own form
  expect(libretroSystems).toEqual(Object.fromEntries(rows.map(({ igdb_id, system }) => [igdb_id, system])));
});
