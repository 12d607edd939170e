import { expect, test } from 'vitest';

import { keepPlaces, platformsToSuggest } from './suggestions.ts';
import { testPlatform } from './testPlatform.ts';

const all = [...[4, 19, 29, 33].map((id) => testPlatform(id)), testPlatform(415, { game_count: 0 })];

test('games of the first three platforms chosen are suggested', () => {
  expect(idsOf(new Set([33, 4, 415, 29, 19]), [])).toEqual([33, 4, 29]);
});

test('a user without platforms gets games of those they own the most games of', () => {
  const summaries = [summary(4, 1), summary(29, 3), summary(33, 0)];

  expect(idsOf(new Set(), summaries)).toEqual([29, 4]);
});

test.each([
  ['one is added, and the next takes its place', [1, 2, 3, 4], [1, 3, 4, 5], [1, 5, 3, 4]],
  ['the answer has another order', [1, 2, 3], [3, 2, 1], [1, 2, 3]],
  ['other consoles were chosen', [1, 2, 3], [7, 8, 9], [7, 8, 9]],
  ['there are fewer than before', [1, 2, 3], [3, 1], [1, 3]],
  ['one comes back', [1, 2], [2, 1, 3], [1, 2, 3]],
])('suggested games keep their places when %s', (_when, before, answer, after) => {
  const games = (ids: number[]) => ids.map((game_id) => ({ game_id }));

  expect(keepPlaces(games(before), games(answer)).map(({ game_id }) => game_id)).toEqual(after);
});

function idsOf(mine: ReadonlySet<number>, summaries: Parameters<typeof platformsToSuggest>[1]) {
  return platformsToSuggest({ all, mine }, summaries).map(({ id }) => id);
}

function summary(platform_id: number, owned: number) {
  return { platform_id, owned, wishlist: 0, total: 50, value: 0 };
}
