import { expect, test } from 'vitest';

import { findWishes, pageOf, platformsOf, toSearchable } from './wishes.ts';

const wishes = [
  wish('Pokémon Snap', 4, 'Nintendo 64', 'Simulation'),
  wish('The Legend of Zelda', 18, 'Nintendo Entertainment System', 'Adventure, Role-playing'),
  wish('Ridge Racer', 7, 'PlayStation', 'Racing'),
  wish('?', 7, 'PlayStation', ''),
];
const searchable = toSearchable(wishes, (genres) => (genres === 'Racing' ? 'Course' : genres));
const found = (search: string, platformId?: number) =>
  findWishes(searchable, search, platformId).map(({ title }) => title);

test.each([
  ['pokemon', ['Pokémon Snap']],
  ['NINTENDO', ['Pokémon Snap', 'The Legend of Zelda']],
  ['role-play', ['The Legend of Zelda']],
  ['zelda nintendo', ['The Legend of Zelda']],
  ['zelda playstation', []],
  ['  ', ['Pokémon Snap', 'The Legend of Zelda', 'Ridge Racer', '?']],
  ['?', ['?']],
])('the wishlist searched for %j shows %j', (search, titles) => {
  expect(found(search)).toEqual(titles);
});

test('a genre is found by the name that the user reads', () => {
  expect(found('course')).toEqual(['Ridge Racer']);
});

test('a platform chip matches only its platform', () => {
  expect(found('', 7)).toEqual(['Ridge Racer', '?']);
  expect(found('ridge', 4)).toEqual([]);
});

test('each platform has one chip, by name', () => {
  expect(platformsOf(wishes, (a, b) => a.localeCompare(b)).map(({ name }) => name)).toEqual([
    'Nintendo 64',
    'Nintendo Entertainment System',
    'PlayStation',
  ]);
});

test('a page after the last one is the last one', () => {
  const items = Array.from({ length: 50 }, (_item, index) => index);

  expect(pageOf(items, 3, 24)).toEqual({ items: [48, 49], page: 3, pages: 3 });
  expect(pageOf(items, 9, 24)).toEqual({ items: [48, 49], page: 3, pages: 3 });
  expect(pageOf([], 1, 24)).toEqual({ items: [], page: 1, pages: 1 });
});

function wish(title: string, platform_id: number, platform: string, genres: string) {
  return { title, platform_id, platform, genres };
}
