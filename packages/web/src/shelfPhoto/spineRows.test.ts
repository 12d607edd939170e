import { expect, test } from 'vitest';

import { row } from '../testing/things.ts';
import {
  type SpineRow,
  choose,
  keepBefore,
  setAdded,
  standingOf,
  tick,
  toAdd,
  toRows,
  withOwned,
} from './spineRows.ts';

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

const standings = (rows: readonly SpineRow[]) => rows.map((one) => standingOf(rows, one));
/** What the ticks add, in words. */
const adds = (rows: readonly SpineRow[]) =>
  toAdd(rows).map(({ number, gameId, isFurther }) => `${number}: ${gameId}${isFurther ? ' again' : ''}`);

test('only what was read with confidence is ticked: not what is owned, nor the same game twice', () => {
  const rows = toRows([
    spine(true, doom),
    spine(false, myst),
    spine(true, owned),
    spine(true, doom),
    spine(false),
  ]);

  expect(rows.map(({ isTicked }) => isTicked)).toEqual([true, false, false, false, false]);
  expect(adds(rows)).toEqual(['1: 1']);
});

test('the tick of an owned game adds a further copy', () => {
  const rows = toRows([spine(true, owned)]);

  const [only] = rows;
  expect(only && standingOf(rows, only)).toEqual({ isOwned: true, twin: null, isFurther: true });
  expect(adds(tick(rows, 1, true))).toEqual(['1: 3 again']);
});

test('of two spines with one game, whichever comes later in the list is the further copy', () => {
  const rows = toRows([spine(true, doom), spine(false, myst), spine(true, doom)]);
  expect(standings(rows).map(({ twin }) => twin)).toEqual([null, null, 1]);

  expect(adds(tick(rows, 3, true))).toEqual(['1: 1', '3: 1 again']);
  const onlyLater = tick(tick(rows, 3, true), 1, false);
  expect(adds(onlyLater)).toEqual(['3: 1']);
  expect(standings(onlyLater).map(({ twin }) => twin)).toEqual([3, null, null]);
});

test('a game that the user chooses is ticked; a further copy of one that is there is asked about', () => {
  const rows = toRows([spine(true, doom), spine(false), spine(false, myst)]);

  expect(adds(choose(rows, 2, myst))).toEqual(['1: 1', '2: 2']);
  expect(adds(choose(rows, 2, doom))).toEqual(['1: 1']);
  expect(adds(choose(rows, 2, owned))).toEqual(['1: 1']);
  expect(adds(tick(choose(rows, 2, owned), 2, true))).toEqual(['1: 1', '2: 3 again']);
});

test('what was added is owned and no longer ticked, and what failed stays ticked', () => {
  const rows = tick(toRows([spine(true, doom), spine(false, myst), spine(true, doom)]), 2, true);

  const after = setAdded(rows, [{ number: 1, gameId: 1 }], true);

  expect(adds(after)).toEqual(['2: 2']);
  expect(standings(after).map(({ isOwned }) => isOwned)).toEqual([true, false, true]);
  expect(adds(tick(after, 3, true))).toEqual(['2: 2', '3: 1 again']);
});

test('what was taken back is ticked again', () => {
  const rows = toRows([spine(true, doom), spine(false, myst)]);
  const taken = toAdd(rows);

  expect(adds(setAdded(setAdded(rows, taken, true), taken, false))).toEqual(adds(rows));
});

test('what was taken back is owned only while another copy of it is', () => {
  const both = tick(toRows([spine(true, doom), spine(true, doom)]), 2, true);
  const after = setAdded(both, toAdd(both), true);

  const one = setAdded(after, [{ number: 2, gameId: 1 }], false);
  expect(adds(one)).toEqual(['2: 1 again']);
  const none = setAdded(one, [{ number: 1, gameId: 1 }], false);
  expect(adds(tick(none, 1, false))).toEqual(['2: 1']);
});

test('a game that was chosen while its copy was on the shelf is new once that is taken back', () => {
  const added = setAdded(toRows([spine(true, doom), spine(false)]), [{ number: 1, gameId: 1 }], true);
  const chosen = choose(added, 2, { ...doom, is_owned: true });

  expect(adds(tick(chosen, 2, true))).toEqual(['2: 1 again']);
  const without = tick(setAdded(chosen, [{ number: 1, gameId: 1 }], false), 1, false);
  expect(adds(tick(without, 2, true))).toEqual(['2: 1']);
});

test('what is owned by now is asked about as a further copy, and what is owned no more is the game again', () => {
  const rows = withOwned(toRows([spine(true, doom), spine(true, doom), spine(true, owned)]), new Set([1]));

  expect(adds(rows)).toEqual([]);
  expect(adds(tick(tick(rows, 2, true), 3, true))).toEqual(['2: 1 again', '3: 3']);
  expect(adds(withOwned(tick(rows, 2, true), new Set([1])))).toEqual(['2: 1 again']);
});

test('what is owned since it was added here, or since it may have been, takes no tick away', () => {
  const rows = tick(toRows([spine(true, doom), spine(true, doom), spine(true, myst)]), 2, true);
  const added = setAdded(rows, [{ number: 1, gameId: 1 }], true);
  const sent = keepBefore(added, 3, { ids: [], at: 0, sent: {} });

  expect(adds(withOwned(sent, new Set([1, 2])))).toEqual(['2: 1 again', '3: 2 again']);
});
