import { bulkGames } from '@cartouche/contract/limits';
import { expect, test } from 'vitest';

import { nextInQueue, rangeOf, toggled, withAll } from './selection.ts';

test('games stay in the order in which they were chosen', () => {
  const chosen = [5, 2, 9, 2, 2].reduce(toggled, new Set<number>() as ReadonlySet<number>);

  expect([...chosen]).toEqual([5, 9, 2]);
  expect([...withAll(chosen, [1, 9, 3])]).toEqual([5, 9, 2, 1, 3]);
});

test('no more games are chosen than one change may cover', () => {
  const all = Array.from({ length: bulkGames + 5 }, (_game, index) => index + 1);
  const chosen = withAll(new Set([7]), all);

  expect(chosen.size).toBe(bulkGames);
  expect(toggled(chosen, bulkGames + 50).size).toBe(bulkGames);
});

test('a range runs from the game chosen last to this one, in either direction', () => {
  expect(rangeOf([1, 2, 3, 4, 5], 2, 4)).toEqual([2, 3, 4]);
  expect(rangeOf([1, 2, 3, 4, 5], 4, 2)).toEqual([4, 3, 2]);
  expect(rangeOf([1, 2, 3], 9, 2)).toEqual([2]);
});

const [first, second, third] = [{ gameId: 7 }, { gameId: 8 }, { gameId: 9 }] as const;

test('saving and closing move on, and the last game ends the queue', () => {
  const targets = [first, second];

  expect(nextInQueue({ targets, at: 0 }, 'closed')).toEqual({ targets, at: 1 });
  expect(nextInQueue({ targets, at: 1 }, 'closed')).toBeNull();
});

test('a removed game leaves the queue, which continues at its place or at the new last game', () => {
  const targets = [first, second, third];

  expect(nextInQueue({ targets, at: 1 }, 'removed')).toEqual({ targets: [first, third], at: 1 });
  expect(nextInQueue({ targets, at: 2 }, 'removed')).toEqual({ targets: [first, second], at: 1 });
  expect(nextInQueue({ targets: [first], at: 0 }, 'removed')).toBeNull();
});
