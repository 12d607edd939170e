import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { platformsToSuggest, toSuggestions } from './suggestions.ts';

const all = [platform(4), platform(19), platform(29), platform(33), platform(415, 0)];

test('games of the first three platforms chosen are suggested', () => {
  expect(idsOf(new Set([33, 4, 415, 29, 19]), [])).toEqual([33, 4, 29]);
});

test('who chose no platform gets games of those that they own the most of', () => {
  const summaries = [summary(4, 1), summary(29, 3), summary(33, 0)];

  expect(idsOf(new Set(), summaries)).toEqual([29, 4]);
});

test('the lists take turns, and each is suggested from all over', () => {
  const suggested = toSuggestions([games('a', 50), games('b', 50)], 6).map(({ title }) => title);

  expect(suggested.map((title) => title[0])).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(new Set(suggested).size).toBe(6);
});

test('a game that was added gives its place to another, and the others stay', () => {
  const list = games('a', 20);
  const [first, second, third] = toSuggestions([list], 3);

  const after = toSuggestions([list.map((game) => ({ ...game, is_owned: game === second }))], 3);

  expect(after.slice(0, 2).map(({ title }) => title)).toEqual([first?.title, third?.title]);
  expect(after).toHaveLength(3);
});

test('a short list is suggested whole', () => {
  expect(toSuggestions([games('a', 2)], 8)).toHaveLength(2);
  expect(toSuggestions([], 8)).toEqual([]);
});

function idsOf(mine: ReadonlySet<number>, summaries: Parameters<typeof platformsToSuggest>[1]) {
  return platformsToSuggest({ all, mine }, summaries).map(({ id }) => id);
}

function games(name: string, count: number) {
  return Array.from({ length: count }, (_game, index) => ({ title: `${name}${index}`, is_owned: false }));
}

function summary(platform_id: number, owned: number) {
  return { platform_id, owned, wishlist: 0, total: 50, value: 0 };
}

function platform(id: number, game_count = 80): Platform {
  return {
    id,
    name: `Platform ${id}`,
    manufacturer: 'Maker',
    release_year: null,
    color: '#888888',
    description: '',
    image_url: '',
    game_count,
  };
}
