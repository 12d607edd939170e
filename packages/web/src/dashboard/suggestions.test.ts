import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { platformsToSuggest } from './suggestions.ts';

const all = [platform(4), platform(19), platform(29), platform(33), platform(415, 0)];

test('games of the first three platforms chosen are suggested', () => {
  expect(idsOf(new Set([33, 4, 415, 29, 19]), [])).toEqual([33, 4, 29]);
});

test('who chose no platform gets games of those that they own the most of', () => {
  const summaries = [summary(4, 1), summary(29, 3), summary(33, 0)];

  expect(idsOf(new Set(), summaries)).toEqual([29, 4]);
});

function idsOf(mine: ReadonlySet<number>, summaries: Parameters<typeof platformsToSuggest>[1]) {
  return platformsToSuggest({ all, mine }, summaries).map(({ id }) => id);
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
