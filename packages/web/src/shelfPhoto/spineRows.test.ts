import { expect, test } from 'vitest';

import { row } from '../testing/things.ts';
import { choose, isTwice, own, tick, tickedIds, toRows } from './spineRows.ts';

const box = { x: 0, y: 0, width: 0.1, height: 1 };
const doom = row({ game_id: 1, title: 'Doom' });
const myst = row({ game_id: 2, title: 'Myst' });
const owned = row({ game_id: 3, title: 'Tetris', is_owned: true });
const spine = (isSure: boolean, ...candidates: ReturnType<typeof row>[]) => ({
  box,
  runsUp: false,
  isSure,
  candidates,
  words: 'READ',
});

test('only what was read with confidence is ticked: not what is owned, nor the same game twice', () => {
  const rows = toRows([
    spine(true, doom),
    spine(false, myst),
    spine(true, owned),
    spine(true, doom),
    spine(false),
  ]);

  expect(rows.map(({ isTicked }) => isTicked)).toEqual([true, false, false, false, false]);
  expect(tickedIds(rows)).toEqual([1]);
  expect(rows.map((one) => isTwice(rows, one))).toEqual([false, false, false, true, false]);
});

test('a game that the user chooses is ticked, unless it is there already', () => {
  const rows = toRows([spine(true, doom), spine(false), spine(false, myst)]);

  expect(tickedIds(choose(rows, 2, myst))).toEqual([1, 2]);
  expect(tickedIds(choose(rows, 2, doom))).toEqual([1]);
  expect(tickedIds(choose(rows, 2, owned))).toEqual([1]);
});

test('what was added is owned and no longer ticked; what failed stays ticked', () => {
  const rows = tick(toRows([spine(true, doom), spine(false, myst)]), 2, true);

  const after = own(rows, [{ gameId: 1 }], true);
  expect(tickedIds(after)).toEqual([2]);
  expect(after.map(({ game }) => game?.is_owned)).toEqual([true, false]);
});
