import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { throttle } from './throttle.ts';

const hour = 3_600_000;
const rate = { times: 2, perSeconds: 3600 };
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Makes attempts one after the other; answers after how many seconds the next may come where one was refused. */
async function attempt(key: string, times: number): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let i = 0; i < times; i += 1) {
    answers.push(
      await throttle(product.ctx, key, rate).then(
        () => 'let in',
        (refusal: { data: { seconds: number } }) => refusal.data.seconds,
      ),
    );
  }
  return answers;
}

test('attempts beyond the rate are refused until the window ends', async () => {
  const first = await attempt('usual', 3);
  product.later(hour);
  const later = await attempt('usual', 1);

  expect(first).toEqual(['let in', 'let in', expect.closeTo(3600, -2)]);
  expect(later).toEqual(['let in']);
});

test('attempts counted while the clock was a year ahead keep nobody out', async () => {
  product.later(365 * 24 * hour);
  await attempt('a year ahead', 3);
  product.later(-365 * 24 * hour);

  const answers = await attempt('a year ahead', 3);

  expect(answers).toEqual(['let in', 'let in', expect.closeTo(3600, -2)]);
});

test('a window never lasts longer than its length, even when the clock is set back', async () => {
  await attempt('half a window back', 2);
  product.later(-hour / 2);

  const [refused] = await attempt('half a window back', 1);
  product.later(hour);
  const after = await attempt('half a window back', 1);

  expect(refused).toBe(3600);
  expect(after).toEqual(['let in']);
});

test('who asked earlier, but is counted later, neither gets a turn nor shortens the pause', async () => {
  const now = Date.now();
  const ask = (afterMs: number) =>
    throttle({ ...product.ctx, now: () => new Date(now + afterMs) }, 'short pauses', {
      times: 1,
      perSeconds: 0.04,
    });
  await ask(0);

  for (const afterMs of [-1000, -20, 1, 39])
    await expect(ask(afterMs)).rejects.toMatchObject({ code: 'slow_down' });
  await ask(40);
});

test('who asked earlier, but is counted later, waits no longer than a window', async () => {
  const now = Date.now();
  const ask = (afterMs: number) =>
    throttle({ ...product.ctx, now: () => new Date(now + afterMs) }, 'overtaken', {
      times: 1,
      perSeconds: 60,
    });
  await ask(5);

  await expect(ask(0)).rejects.toMatchObject({ data: { seconds: 60 } });
});

test('simultaneous attempts are all counted', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, async (_, i) => {
      const ctx = { ...product.ctx, now: () => new Date(Date.now() - i * 1000) };
      await throttle(ctx, 'overtaking', rate);
    }),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
