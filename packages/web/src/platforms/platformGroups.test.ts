import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { groupPlatforms, leadingMakers, searchGroups, searchPlatforms } from './platformGroups.ts';

let made = 0;
const platforms = [
  platform('Super Nintendo Entertainment System', 'Nintendo', 164),
  platform('PlayStation 2', 'Sony', 140),
  platform('PlayStation', 'Sony', 120, ['PSX', 'PS one']),
  platform('Sega Saturn', 'Sega', 60),
  platform('Nintendo 64', 'Nintendo', 90),
  platform('Xbox Series X/S', 'Microsoft', 40),
  platform('Pokémon mini', 'Nintendo', 10),
];

test('platforms are grouped by manufacturer, both sorted by name', () => {
  const groups = groupPlatforms(platforms, (a, b) => a.localeCompare(b));

  expect(groups.map(({ manufacturer, platforms: members }) => [manufacturer, names(members)])).toEqual([
    ['Microsoft', ['Xbox Series X/S']],
    ['Nintendo', ['Nintendo 64', 'Pokémon mini', 'Super Nintendo Entertainment System']],
    ['Sega', ['Sega Saturn']],
    ['Sony', ['PlayStation', 'PlayStation 2']],
  ]);
});

test('the makers of the user’s own platforms come first', () => {
  const groups = groupPlatforms(platforms, (a, b) => a.localeCompare(b), new Set(['Sony', 'Nintendo']));

  expect(groups.map(({ manufacturer }) => manufacturer)).toEqual(['Nintendo', 'Sony', 'Microsoft', 'Sega']);
});

test('a search keeps the groups whole, so that their counts cover all of their platforms', () => {
  const groups = groupPlatforms(platforms, (a, b) => a.localeCompare(b));

  const [nintendo, ...others] = searchGroups(groups, '64');

  expect(others).toEqual([]);
  expect(names(nintendo?.found ?? [])).toEqual(['Nintendo 64']);
  expect(nintendo?.platforms).toHaveLength(3);
  expect(searchGroups(groups, ' ')).toHaveLength(groups.length);
});

test.each([
  ['SATURN', ['Sega Saturn']],
  ['sony', ['PlayStation 2', 'PlayStation']],
  ['nintendo 64', ['Nintendo 64']],
  ['pokemon', ['Pokémon mini']],
  ['series x/s', ['Xbox Series X/S']],
  ['/', ['Xbox Series X/S']],
  ['sega dreamcast', []],
])('the search %j finds %j', (search, found) => {
  expect(names(searchPlatforms(platforms, search))).toEqual(found);
});

test.each([
  ['snes', ['Super Nintendo Entertainment System']],
  ['PS2', ['PlayStation 2']],
  ['n64', ['Nintendo 64']],
  ['psx', ['PlayStation']],
  ['PSone', ['PlayStation']],
  ['segasaturn', ['Sega Saturn']],
  ['sega ps', []],
])('a collector finds a platform by its short name %j', (search, found) => {
  expect(names(searchPlatforms(platforms, search))).toEqual(found);
});

test('a short name that its letters do not give away is found too', () => {
  const famicom = { ...platform('Family Computer', 'Nintendo', 18), short_name: 'Famicom' };

  expect(searchPlatforms([famicom], 'famicom')).toEqual([famicom]);
});

test('the makers with the most games come first among the shortcuts', () => {
  const groups = groupPlatforms(platforms, (a, b) => a.localeCompare(b));

  expect(leadingMakers(groups, 3)).toEqual(['Nintendo', 'Sony', 'Sega']);
});

function names(found: readonly Platform[]) {
  return found.map(({ name }) => name);
}

function platform(name: string, manufacturer: string, game_count: number, aliases: string[] = []): Platform {
  return {
    id: (made += 1),
    name,
    short_name: name,
    manufacturer,
    release_year: null,
    color: '#888888',
    medium: 'cartridge',
    box: { width: 130, height: 180, depth: 25 },
    aliases,
    image_url: '',
    game_count,
  };
}
