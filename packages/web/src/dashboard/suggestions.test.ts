import { expect, test } from 'vitest';

import { platformsToSuggest } from './suggestions.ts';
import { testPlatform } from './testPlatform.ts';

const all = [...[4, 19, 29, 33].map((id) => testPlatform(id)), testPlatform(415, { game_count: 0 })];

test('games of the first three platforms chosen are suggested', () => {
  expect(idsOf(new Set([33, 4, 415, 29, 19]), [])).toEqual([33, 4, 29]);
});

test('a user without platforms gets games of those they own the most games of', () => {
  const summaries = [summary(4, 1), summary(29, 3), summary(33, 0)];

  expect(idsOf(new Set(), summaries)).toEqual([29, 4]);
});

function idsOf(mine: ReadonlySet<number>, summaries: Parameters<typeof platformsToSuggest>[1]) {
  return platformsToSuggest({ all, mine }, summaries).map(({ id }) => id);
}

function summary(platform_id: number, owned: number) {
  return { platform_id, owned, wishlist: 0, total: 50, value: 0 };
}
