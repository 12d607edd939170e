import { expect, test } from 'vitest';

import { upgradePrompt } from './upgradePrompt.ts';

test.each([
  [{ games: 20, consoles: 3 }, 'bothLimits'],
  [{ games: 20, consoles: 2 }, 'gameLimit'],
  [{ games: 19, consoles: 3 }, 'consoleLimit'],
  [{ games: 25, consoles: 7 }, 'bothLimits'],
  [{ games: 19, consoles: 2 }, 'invite'],
] as const)('a free user with %o sees the banner %s on the dashboard', (counts, prompt) => {
  expect(upgradePrompt('free', counts, true)).toBe(prompt);
});

test('only the dashboard invites to upgrade', () => {
  expect(upgradePrompt('free', { games: 19, consoles: 2 }, false)).toBeNull();
  expect(upgradePrompt('free', { games: 20, consoles: 0 }, false)).toBe('gameLimit');
});

test('a basic user sees the console limit and nothing else', () => {
  expect(upgradePrompt('basic', { games: 5_000, consoles: 10 }, true)).toBe('consoleLimit');
  expect(upgradePrompt('basic', { games: 5_000, consoles: 9 }, true)).toBeNull();
});

test('a pro user never sees a banner', () => {
  expect(upgradePrompt('pro', { games: 5_000, consoles: 60 }, true)).toBeNull();
});
