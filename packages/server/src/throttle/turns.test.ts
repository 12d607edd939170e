import { expect, test } from 'vitest';

import { createTurns } from './turns.ts';

test('a few run at once, some wait in order of arrival, and more are asked to come later', async () => {
  const inTurn = createTurns({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });

  const all = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toMatchObject({ code: 'slow_down' });
  const atOnce = [...begun];
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await all[ended];
  }

  expect(atOnce).toEqual([1, 2]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('work that fails passes its place on', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });

  const failed = inTurn(() => Promise.reject(new Error('no picture')));
  const next = inTurn(async () => 'a picture');

  await expect(failed).rejects.toThrow('no picture');
  expect(await next).toBe('a picture');
  expect(await inTurn(async () => 'another')).toBe('another');
});
