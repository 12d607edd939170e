import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { testPlatform } from '../dashboard/testPlatform.ts';
import { platformsToChoose } from './platformsToChoose.ts';

test('the user’s own platforms come first, then those with games, each sorted as people sort', () => {
  const atari = ['Atari 2600', 'Atari 800', 'atari 5200', 'Atari Lynx'];
  const all = [
    ...atari.map((name, count) => testPlatform(count, { name, game_count: count })),
    testPlatform(9, { name: '3DO' }),
  ];
  const mine = new Set(all.filter(({ name }) => name === 'Atari Lynx').map(({ id }) => id));

  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const choices = platformsToChoose(all, mine, compare);

  expect(names(choices.mine)).toEqual(['Atari Lynx']);
  expect(names(choices.stocked)).toEqual(['3DO', 'Atari 800', 'atari 5200']);
  expect(names(choices.empty)).toEqual(['Atari 2600']);
});

function names(platforms: readonly Platform[]) {
  return platforms.map(({ name }) => name);
}
